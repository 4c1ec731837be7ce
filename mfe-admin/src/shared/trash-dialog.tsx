import { useFetcher } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import type { Trashed } from './content-calls.ts'
import { useCloseForm } from './form-address.ts'
import styles from './overlay-list.module.css'
import { pathsOf, type Resource } from './resource.ts'
import { useResourceTexts } from './resource-texts.ts'
import { useFormats } from './use-formats.ts'

interface TrashDialogProps {
  resource: Pick<Resource<never>, 'id' | 'words'>
  trashed: readonly Trashed[]
}

/** What was deleted in the last 30 days, with the way back. */
export function TrashDialog({ resource, trashed }: TrashDialogProps): ReactElement {
  const { shared, words } = useResourceTexts(resource)
  const close = useCloseForm(resource)
  return (
    <Dialog
      open
      title={`${shared.trash}: ${words.title}`}
      description={shared.trashText}
      onClose={close}
      footer={<Button onClick={close}>{shared.close}</Button>}
    >
      {trashed.length === 0 ? (
        <EmptyState title={shared.trashEmpty} />
      ) : (
        <ul className={styles.list}>
          {trashed.map(entry => (
            <TrashedRecord key={entry._id} resource={resource} entry={entry} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function TrashedRecord({
  resource,
  entry,
}: Pick<TrashDialogProps, 'resource'> & { entry: Trashed }): ReactElement {
  const { shared } = useResourceTexts(resource)
  const { dateTime, date } = useFormats()
  const fetcher = useFetcher()
  const restore = () => {
    fetcher.submit(
      { do: 'restore', ids: entry._id, name: entry.name },
      { method: 'post', action: pathsOf(resource).list },
    )
  }
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <strong>{entry.name}</strong>
        <span className={styles.detail}>
          {shared.deletedBy(entry.deletedBy ?? '–', dateTime(entry.deletedAt))}{' '}
          {shared.goneOn(date(entry.purgedAt))}
        </span>
      </div>
      <Button size="small" loading={fetcher.state !== 'idle'} onClick={restore}>
        {shared.restore}
      </Button>
    </li>
  )
}
