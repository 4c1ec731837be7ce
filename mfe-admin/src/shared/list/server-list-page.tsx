import { Outlet, useMessages, useNavigation } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import type { ReactElement, ReactNode } from 'react'
import { refusalOf } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { useFormats } from '../use-formats.ts'
import styles from './list-page.module.css'
import { ListPage, type ListPageProps } from './list-page.tsx'
import type { ServerList } from './server-list.ts'
import { serverListMessages } from './server-list-page.messages.ts'
import { type SetFilter, useServerListView } from './use-list-view.tsx'

/** Returns the value of a filter in the address; empty without one. */
export type Filter = (name: string) => string

type SharedProps<Row extends object> = Pick<
  ListPageProps<Row>,
  | 'name'
  | 'title'
  | 'description'
  | 'searchLabel'
  | 'actions'
  | 'columns'
  | 'rowActions'
  | 'onOpen'
  | 'onDelete'
  | 'bulkActions'
  | 'empty'
>

interface ServerListPageProps<Row extends object> extends SharedProps<Row> {
  list: ServerList<Row>
  /** Names of the filters in the address. */
  filterNames: readonly string[]
  filters: (filter: Filter, setFilter: SetFilter) => ReactNode
  /** Saves the rows of all pages that the query selects as a file. */
  onExport: (query: URLSearchParams) => Promise<void>
}

/** Screen of a list that the service searches, sorts and pages. Child routes open over it. */
export function ServerListPage<Row extends { _id: string }>(
  props: ServerListPageProps<Row>,
): ReactElement {
  const { list, actions, filterNames, filters, onExport, empty, ...page } = props
  const texts = useMessages(serverListMessages)
  const navigation = useNavigation()
  const toast = useToast()
  const say = useAnswerText()
  const view = useServerListView(filterNames)
  const { count } = useFormats()
  const searched = list.searched !== undefined && texts.searched(count(list.searched))
  return (
    <ListPage
      {...page}
      actions={<div className={styles.actions}>{actions}</div>}
      list={view}
      rows={list.rows}
      filters={filters(name => view.filters[name] ?? '', view.setFilter)}
      serverPage={view.pageOf(list)}
      refreshing={navigation.state === 'loading'}
      onExport={() =>
        onExport(new URLSearchParams(view.savedQuery)).catch(error =>
          toast.error(say(refusalOf(error).message ?? '')),
        )
      }
      empty={
        view.isNarrowed ? (
          <EmptyState
            title={texts.nothing}
            action={<Button onClick={view.showAll}>{texts.showAll}</Button>}
          >
            {searched}
          </EmptyState>
        ) : (
          empty
        )
      }
    >
      {searched && list.rows.length > 0 && <p className={styles.searched}>{searched}</p>}
      <Outlet />
    </ListPage>
  )
}
