import { Link, useFetcher, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { DataTable } from '@stampa/ui/data-table/data-table.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { SearchField } from '@stampa/ui/toolbar/search-field.tsx'
import { Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import { type ReactElement, useEffect, useEffectEvent, useMemo } from 'react'
import { deletedRecordsMessages } from './deleted-records.messages.ts'
import styles from './list-toolbar.module.css'
import type { Outcome } from './outcome.ts'
import { useAnswerText } from './use-answer-text.ts'
import { useFormats } from './use-formats.ts'
import { useListView } from './use-list-view.ts'

/** A record in a trash, as its service tells it. */
interface DeletedRecord {
  _id: string
  name: string
  deletedAt: string
  deletedBy: string | null
  purgedAt: string
}

interface DeletedRecordsProps {
  /** Of the list that they were deleted from. */
  title: string
  /** Its address; the action of a record's own address below it takes it out of the trash. */
  listPath: string
}

/** What was deleted from a list and can be taken back. The route's loader gives the records. */
export function DeletedRecords({ title, listPath }: DeletedRecordsProps): ReactElement {
  const texts = useMessages(deletedRecordsMessages)
  const { date, dateTime } = useFormats()
  const { view, setView } = useListView(noFilters)
  const records = useLoaderData<DeletedRecord[]>()
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
      <PageHeader
        title={texts.title(title)}
        action={<Button render={<Link to={listPath} />}>{texts.back}</Button>}
      />
      <div className={styles.toolbar}>
        <Toolbar label={texts.title(title)}>
          <SearchField
            label={texts.search}
            value={view.search}
            onValueChange={search => setView({ ...view, search, page: 1 })}
          />
        </Toolbar>
      </div>
      <DataTable
        label={texts.title(title)}
        columns={columns}
        rows={records}
        rowKey={({ _id }) => _id}
        rowActions={record => <Restore record={record} action={`${listPath}/${record._id}`} />}
        view={view}
        onViewChange={next => setView({ ...view, ...next })}
        searchText={searchText}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      />
    </>
  )
}

const noFilters: readonly string[] = []

const searchText = ({ name, deletedBy }: DeletedRecord) => `${name} ${deletedBy ?? ''}`

function Restore({ record, action }: { record: DeletedRecord; action: string }): ReactElement {
  const texts = useMessages(deletedRecordsMessages)
  const say = useAnswerText()
  const toast = useToast()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const tell = useEffectEvent((message: string) => toast.error(say(message)))
  useEffect(() => {
    if (outcome && !outcome.ok && outcome.message) tell(outcome.message)
  }, [outcome])
  return (
    <Button
      size="small"
      aria-label={texts.restoreOf(record.name)}
      loading={state !== 'idle'}
      onClick={() => submit(new FormData(), { method: 'patch', action })}
    >
      {texts.restore}
    </Button>
  )
}
