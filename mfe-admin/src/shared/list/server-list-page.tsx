import { Outlet, useMessages, useNavigate, useNavigation } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { DataTable, type DataTableProps } from '@stampa/ui/data-table/data-table.tsx'
import { TableMenu } from '@stampa/ui/data-table/table-menu.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { SearchField } from '@stampa/ui/toolbar/search-field.tsx'
import { Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import type { ReactElement, ReactNode } from 'react'
import { refusalOf } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { ListSearch } from '../form/form-link.tsx'
import { useFormats } from '../use-formats.ts'
import type { ServerList } from './server-list.ts'
import { serverListMessages } from './server-list-page.messages.ts'
import styles from './server-list-page.module.css'
import { useServerView } from './use-server-view.tsx'

/** A filter of the list, as the address holds it. */
export type Filter = ReturnType<typeof useServerView>['filter']
export type SetFilter = ReturnType<typeof useServerView>['setFilter']

type TableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowActions' | 'onOpen' | 'onDelete' | 'bulkActions' | 'empty'
>

interface ServerListPageProps<Row extends object> extends TableProps<Row> {
  /** Of the table, under which this device keeps its columns and saved views; also of an exported file. */
  name: string
  title: string
  /** A few words below the heading. */
  description?: ReactNode
  list: ServerList<Row>
  searchLabel: string
  /** At the end of the heading: buttons. */
  actions: ReactNode
  /** Names of the filters in the address. */
  filterNames: readonly string[]
  filters: (filter: Filter, setFilter: SetFilter) => ReactNode
  /** Saves all that the address asks for, on whatever page, as a file. */
  onExport: (query: URLSearchParams) => Promise<void>
}

const rowKey = ({ _id }: { _id: string }) => _id

/**
 * A screen that is a list which the service searches, sorts and cuts into pages, however long it is.
 * What the route's children show stands over it.
 */
export function ServerListPage<Row extends { _id: string }>(
  props: ServerListPageProps<Row>,
): ReactElement {
  const { title, description, list, searchLabel, actions, filterNames, filters, empty, ...rest } =
    props
  const { onExport, ...table } = rest
  const texts = useMessages(serverListMessages)
  const navigation = useNavigation()
  const navigate = useNavigate()
  const toast = useToast()
  const say = useAnswerText()
  const server = useServerView(filterNames)
  const { count } = useFormats()
  const searched = list.searched !== undefined && texts.searched(count(list.searched))
  return (
    <ListSearch value={server.search}>
      <PageHeader
        title={title}
        description={description}
        action={<div className={styles.actions}>{actions}</div>}
      />
      <div className={styles.tools}>
        <Toolbar label={title}>
          <SearchField
            label={searchLabel}
            value={server.view.search}
            onValueChange={search => server.setView({ ...server.view, search })}
          />
          {filters(server.filter, server.setFilter)}
          <span className={styles.aside}>
            <TableMenu
              name={table.name}
              columns={table.columns}
              rows={list.rows}
              view={server.view}
              query={server.narrowing}
              onOpenView={query => navigate({ search: query })}
              onExport={() =>
                onExport(new URLSearchParams(server.narrowing)).catch(error =>
                  toast.error(say(refusalOf(error).message ?? '')),
                )
              }
            />
          </span>
        </Toolbar>
      </div>
      <DataTable
        {...table}
        label={title}
        rows={list.rows}
        rowKey={rowKey}
        view={server.view}
        onViewChange={server.setView}
        serverPage={server.pageOf(list)}
        refreshing={navigation.state === 'loading'}
        empty={
          server.isNarrowed ? (
            <EmptyState
              title={texts.nothing}
              action={<Button onClick={server.showAll}>{texts.showAll}</Button>}
            >
              {searched}
            </EmptyState>
          ) : (
            empty
          )
        }
      />
      {searched && list.rows.length > 0 && <p className={styles.searched}>{searched}</p>}
      <Outlet />
    </ListSearch>
  )
}
