import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { TableView } from '@stampa/ui/data-table/table-view.ts'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { type ReactElement, useState } from 'react'
import type { Trashed } from '../calls/content-calls.ts'
import { useCloseForm } from '../form/form-address.ts'
import { pathsOf, type Resource } from '../resource/resource.ts'
import { useResourceTexts } from '../resource/resource-texts.ts'
import { deletedRecordsMessages } from './deleted-records.messages.ts'
import { DeletedTable } from './deleted-table.tsx'

interface TrashDialogProps {
  resource: Pick<Resource<never>, 'id' | 'words'>
  trashed: readonly Trashed[]
}

/** The address tells how the list below is looked at. */
const all: TableView = { search: '', sort: null, page: 1 }

/** What was deleted in the last 30 days, with the way back. */
export function TrashDialog({ resource, trashed }: TrashDialogProps): ReactElement {
  const { shared, words } = useResourceTexts(resource)
  const texts = useMessages(deletedRecordsMessages)
  const [view, setView] = useState(all)
  const close = useCloseForm(resource)
  return (
    <Dialog
      open
      size="large"
      title={texts.title(words.title)}
      onClose={close}
      footer={<Button onClick={close}>{shared.close}</Button>}
    >
      <DeletedTable
        title={words.title}
        records={trashed}
        pathOf={pathsOf(resource).edit}
        view={view}
        onViewChange={setView}
      />
    </Dialog>
  )
}
