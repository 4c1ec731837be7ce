import { useNavigate } from '@stampa/platform'
import { DataTable, type DataTableProps } from '@stampa/ui/data-table/data-table.tsx'
import { TableMenu } from '@stampa/ui/data-table/table-menu.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { SearchField } from '@stampa/ui/toolbar/search-field.tsx'
import { Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import type { ReactElement, ReactNode } from 'react'
import { ListSearch } from '../form/form-link.tsx'
import styles from './list-page.module.css'
import type { ListView } from './use-list-view.tsx'

export interface ListPageProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'label' | 'name' | 'rowKey' | 'view' | 'onViewChange'> {
  /** Key under which this device stores columns and saved views; also the name of an exported file. */
  name: string
  title: string
  /** Below the heading. */
  description?: ReactNode
  /** Buttons beside the heading. */
  actions: ReactNode
  list: ListView
  searchLabel: string
  /** Fields in the toolbar. */
  filters: ReactNode
  /** Buttons before the table's menu. */
  toolsBefore?: ReactNode
  /** Buttons after the table's menu. */
  toolsAfter?: ReactNode
  rows: readonly Row[]
  /** Replaces the export of the loaded rows by one of the service. */
  onExport?: (() => void) | undefined
  /** Below the table, and over the page. */
  children?: ReactNode
}

const rowKey = ({ _id }: { _id: string }) => _id

/** Screen of a list: heading, toolbar with search and filters, and the table. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>): ReactElement {
  const { title, description, actions, list, searchLabel, filters, ...rest } = props
  const { toolsBefore, toolsAfter, onExport, children, ...table } = rest
  const navigate = useNavigate()
  return (
    <ListSearch value={list.search}>
      <PageHeader title={title} description={description} action={actions} />
      <div className={styles.toolbar}>
        <Toolbar label={title}>
          <SearchField
            label={searchLabel}
            value={list.view.search}
            onValueChange={search => list.setView({ ...list.view, search, page: 1 })}
          />
          {filters}
          <span className={styles.tools}>
            {toolsBefore}
            <TableMenu
              name={table.name}
              columns={table.columns}
              rows={table.rows}
              view={list.view}
              {...(table.searchText && { searchText: table.searchText })}
              query={list.savedQuery}
              onOpenView={query => navigate({ search: query })}
              {...(onExport && { onExport })}
            />
            {toolsAfter}
          </span>
        </Toolbar>
      </div>
      <DataTable
        {...table}
        label={title}
        rowKey={rowKey}
        view={list.view}
        onViewChange={list.setView}
      />
      {children}
    </ListSearch>
  )
}
