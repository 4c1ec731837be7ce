import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement } from 'react'
import { useListView } from '../list/use-list-view.ts'
import { deletedRecordsMessages } from './deleted-records.messages.ts'
import { type DeletedRecord, DeletedTable } from './deleted-table.tsx'

interface DeletedRecordsProps {
  /** Of the list that they were deleted from. */
  title: string
  /** Its address; the action of a record's own address below it takes it out of the trash. */
  listPath: string
}

/** What was deleted from a list and can be taken back. The route's loader gives the records. */
export function DeletedRecords({ title, listPath }: DeletedRecordsProps): ReactElement {
  const texts = useMessages(deletedRecordsMessages)
  const { view, setView } = useListView(noFilters)
  const records = useLoaderData<DeletedRecord[]>()
  return (
    <>
      <PageHeader
        title={texts.title(title)}
        action={<Button render={<Link to={listPath} />}>{texts.back}</Button>}
      />
      <DeletedTable
        title={title}
        records={records}
        pathOf={id => `${listPath}/${id}`}
        view={view}
        onViewChange={next => setView({ ...view, ...next })}
      />
    </>
  )
}

const noFilters: readonly string[] = []
