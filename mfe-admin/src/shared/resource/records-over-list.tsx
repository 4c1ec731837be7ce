import { useMatch, useMatches } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { HistoryEntry, Trashed } from '../calls/content-calls.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { TrashDialog } from '../trash/trash-page.tsx'
import { pathsOf, type Resource } from './resource.ts'

interface RecordsOverListProps {
  resource: Pick<Resource<never>, 'id' | 'words'>
  /** Returns the label of a field. */
  labelOf: (field: string) => string
}

/** The trash, or the history of a record, when the address asks for it; its route has loaded it. */
export function RecordsOverList({ resource, labelOf }: RecordsOverListProps): ReactElement | null {
  const paths = pathsOf(resource)
  const isTrash = useMatch(paths.trash)
  const isHistory = useMatch(paths.history(':id'))
  const loaded = useMatches().at(-1)?.loaderData
  if (isTrash) return <TrashDialog resource={resource} trashed={loaded as Trashed[]} />
  if (!isHistory) return null
  return <HistoryDialog resource={resource} entries={loaded as HistoryEntry[]} labelOf={labelOf} />
}
