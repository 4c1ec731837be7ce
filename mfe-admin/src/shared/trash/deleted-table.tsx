import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { DataTable } from '@stampa/ui/data-table/data-table.tsx'
import type { TableView } from '@stampa/ui/data-table/table-view.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { SearchField } from '@stampa/ui/toolbar/search-field.tsx'
import { Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import { type ReactElement, useEffect, useEffectEvent, useMemo } from 'react'
import { useAnswerText } from '../calls/use-answer-text.ts'
import styles from '../list/list-toolbar.module.css'
import { useRowSave } from '../list/use-row-save.tsx'
import { useFormats } from '../use-formats.ts'
import { deletedRecordsMessages } from './deleted-records.messages.ts'

/** A record in a trash, as its service tells it. */
export interface DeletedRecord {
  _id: string
  name: string
  deletedAt: string
  deletedBy: string | null
  purgedAt: string
}

interface DeletedTableProps {
  /** Of the list that they were deleted from. */
  title: string
  records: readonly DeletedRecord[]
  /** Address of a record whose action takes it out of the trash. */
  pathOf: (id: string) => string
  view: TableView
  onViewChange: (view: TableView) => void
}

/** What was deleted from a list, searched and cut into pages, each with the way back. */
export function DeletedTable(props: DeletedTableProps): ReactElement {
  const { title, records, pathOf, view, onViewChange } = props
  const texts = useMessages(deletedRecordsMessages)
  const { date, dateTime } = useFormats()
  const columns = useMemo<Column<DeletedRecord>[]>(
    () => [
      {
        id: 'name',
        header: texts.name,
        rowHeader: true,
        width: 'wide',
        cell: ({ name }) => name,
        sortBy: ({ name }) => name,
      },
      {
        id: 'deletedAt',
        header: texts.deletedAt,
        width: 'fit',
        cell: ({ deletedAt }) => dateTime(deletedAt),
        sortBy: ({ deletedAt }) => deletedAt,
      },
      {
        id: 'deletedBy',
        header: texts.deletedBy,
        width: 'fit',
        secondary: true,
        cell: ({ deletedBy }) => deletedBy,
        sortBy: ({ deletedBy }) => deletedBy,
      },
      {
        id: 'purgedAt',
        header: texts.purgedAt,
        width: 'fit',
        secondary: true,
        cell: ({ purgedAt }) => date(purgedAt),
        sortBy: ({ purgedAt }) => purgedAt,
      },
    ],
    [texts, date, dateTime],
  )
  return (
    <>
      <div className={styles.toolbar}>
        <Toolbar label={texts.title(title)}>
          <SearchField
            label={texts.search}
            value={view.search}
            onValueChange={search => onViewChange({ ...view, search, page: 1 })}
          />
        </Toolbar>
      </div>
      <DataTable
        label={texts.title(title)}
        columns={columns}
        rows={records}
        rowKey={({ _id }) => _id}
        rowActions={record => <Restore record={record} action={pathOf(record._id)} />}
        view={view}
        onViewChange={onViewChange}
        searchText={searchText}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      />
    </>
  )
}

const searchText = ({ name, deletedBy }: DeletedRecord) => `${name} ${deletedBy ?? ''}`

function Restore({ record, action }: { record: DeletedRecord; action: string }): ReactElement {
  const texts = useMessages(deletedRecordsMessages)
  const say = useAnswerText()
  const toast = useToast()
  const { save, saving, outcome, fetcher } = useRowSave()
  const tell = useEffectEvent((message: string) => toast.error(say(message)))
  useEffect(() => {
    if (outcome && !outcome.ok && outcome.message) tell(outcome.message)
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
