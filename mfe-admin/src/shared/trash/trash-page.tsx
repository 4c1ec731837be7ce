import {
  defineMessages,
  Link,
  type Message,
  useLanguage,
  useLoaderData,
  useLocation,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import type { TableView } from '@stampa/ui/data-table/table-view.ts'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { type ReactElement, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import { useCloseForm } from '../form/form-link.tsx'
import { RecordTable } from '../list/record-table.tsx'
import { useListView } from '../list/use-list-view.tsx'
import { useRowSave } from '../list/use-row-save.tsx'
import { pathsOf, type Resource } from '../resource/resource.ts'
import { useResourceTexts } from '../resource/resource-texts.ts'
import { sharedMessages } from '../shared.messages.ts'
import { useFormats } from '../use-formats.ts'

const trashMessages = defineMessages({
  title: { el: (list: string) => `Κάδος: ${list}`, en: (list: string) => `Trash: ${list}` },
  name: { el: 'Όνομα', en: 'Name' },
  deletedAt: { el: 'Διαγράφηκε', en: 'Deleted' },
  deletedBy: { el: 'Από', en: 'By' },
  purgedAt: { el: 'Οριστικά στις', en: 'Gone for good' },
  restore: { el: 'Επαναφορά', en: 'Restore' },
  restoreOf: {
    el: (name: string) => `Επαναφορά: ${name}`,
    en: (name: string) => `Restore ${name}`,
  },
  empty: { el: 'Ο κάδος είναι άδειος', en: 'The trash is empty' },
  emptyText: {
    el: 'Όσα διαγράφετε μένουν εδώ για 30 ημέρες.',
    en: 'What you delete stays here for 30 days.',
  },
  search: { el: 'Αναζήτηση στον κάδο', en: 'Search the trash' },
})

export interface DeletedRecord {
  _id: string
  name: string
  deletedAt: string
  deletedBy: string | null
  purgedAt: string
}

export interface TrashData {
  /** Title of the list that the records were deleted from. */
  list: Message<string>
  records: DeletedRecord[]
}

/** Page of a list's trash. The list's address is one level above. */
export function Component(): ReactElement {
  const { list, records } = useLoaderData<TrashData>()
  const texts = useMessages(trashMessages)
  const { backToList } = useMessages(sharedMessages)
  const language = useLanguage()
  const { view, setView } = useListView()
  const listPath = useLocation().pathname.replace(/\/trash$/, '')
  const title = list[language]
  return (
    <>
      <PageHeader
        title={texts.title(title)}
        action={<Button render={<Link to={listPath} />}>{backToList}</Button>}
      />
      <DeletedTable
        title={title}
        records={records}
        pathOf={id => `${listPath}/${id}`}
        view={view}
        onViewChange={setView}
      />
    </>
  )
}

interface TrashDialogProps {
  resource: Resource
  trashed: readonly DeletedRecord[]
}

const defaultView: TableView = { search: '', sort: null, page: 1 }

/** The trash of a content type, over its list. The address keeps the view of the list, not of the trash. */
export function TrashDialog({ resource, trashed }: TrashDialogProps): ReactElement {
  const { words } = useResourceTexts(resource)
  const texts = useMessages(trashMessages)
  const [view, setView] = useState(defaultView)
  const close = useCloseForm(resource)
  return (
    <Dialog size="large" title={texts.title(words.title)} onClose={close}>
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

interface DeletedTableProps {
  /** Title of the list that the records were deleted from. */
  title: string
  records: readonly DeletedRecord[]
  /** Returns the address whose action restores the record. */
  pathOf: (id: string) => string
  view: TableView
  onViewChange: (view: TableView) => void
}

/** Deleted records, searchable and paged, each with a button that restores it. */
function DeletedTable(props: DeletedTableProps): ReactElement {
  const { title, records, pathOf, view, onViewChange } = props
  const texts = useMessages(trashMessages)
  const { date, dateTime } = useFormats()
  const columns = useMemo(() => {
    const column = (
      id: 'name' | 'deletedAt' | 'deletedBy' | 'purgedAt',
      layout: Partial<Column<DeletedRecord>>,
    ): Column<DeletedRecord> => ({
      id,
      header: texts[id],
      cell: row => row[id],
      sortBy: row => row[id],
      width: 'fit',
      ...layout,
    })
    return [
      column('name', { rowHeader: true, width: 'wide' }),
      column('deletedAt', { cell: ({ deletedAt }) => dateTime(deletedAt) }),
      column('deletedBy', { secondary: true }),
      column('purgedAt', { cell: ({ purgedAt }) => date(purgedAt), secondary: true }),
    ]
  }, [texts, date, dateTime])
  return (
    <RecordTable
      label={texts.title(title)}
      searchLabel={texts.search}
      columns={columns}
      rows={records}
      rowActions={record => <RestoreButton record={record} action={pathOf(record._id)} />}
      view={view}
      onViewChange={onViewChange}
      searchText={searchText}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
    />
  )
}

const searchText = ({ name, deletedBy }: DeletedRecord) => `${name} ${deletedBy ?? ''}`

function RestoreButton(props: { record: DeletedRecord; action: string }): ReactElement {
  const { record, action } = props
  const texts = useMessages(trashMessages)
  const say = useAnswerText()
  const toast = useToast()
  const { save, saving, outcome, fetcher } = useRowSave()
  const showError = useEffectEvent((message: string) => toast.error(say(message)))
  useEffect(() => {
    if (outcome && !outcome.ok && outcome.message) showError(outcome.message)
  }, [outcome])
  return (
    <>
      {fetcher}
      <Button
        size="small"
        aria-label={texts.restoreOf(record.name)}
        loading={saving}
        onClick={() => save(new FormData(), { method: 'patch', action })}
      >
        {texts.restore}
      </Button>
    </>
  )
}
