import { useNavigate } from '@stampa/platform'
import type { SheetFormat } from '@stampa/rules/sheet'
import { TableMenu } from '@stampa/ui/data-table/table-menu.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement, ReactNode } from 'react'
import { ListSearch } from '../form/form-link.tsx'
import styles from './list-page.module.css'
import { RecordTable, type RecordTableProps } from './record-table.tsx'
import type { ListView } from './use-list-view.tsx'
import { useSavedViews } from './use-saved-views.ts'

export interface ListPageProps<Row extends object>
  extends Omit<RecordTableProps<Row>, 'label' | 'name' | 'view' | 'onViewChange' | 'tools'> {
  /** Key of the columns on this device and of the saved views; also the name of an exported file. */
  name: string
  title: string
  /** Below the heading. */
  description?: ReactNode
  /** Buttons beside the heading. */
  actions: ReactNode
  list: ListView
  /** Fields in the toolbar. */
  filters: ReactNode
  /** Buttons before the table's menu. */
  tools?: ReactNode
  rows: readonly Row[]
  /** Replaces the export of the loaded rows by one of the service. */
  onExport?: ((format: SheetFormat) => void) | undefined
  /** Below the table, and over the page. */
  children?: ReactNode
}

/** Screen of a list: heading, toolbar with search and filters, and the table. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>): ReactElement {
  const { title, description, actions, list, filters, ...rest } = props
  const { tools, onExport, children, ...table } = rest
  const navigate = useNavigate()
  const saved = useSavedViews(table.name)
  return (
    <ListSearch value={list.search}>
      <div className={styles.page}>
        <PageHeader
          title={title}
          description={description}
          action={<div className={styles.actions}>{actions}</div>}
        />
        <RecordTable
          {...table}
          label={title}
          view={list.view}
          onViewChange={list.setView}
          tools={
            <>
              {filters}
              <span className={styles.tools}>
                {tools}
                <TableMenu
                  name={table.name}
                  columns={table.columns}
                  rows={table.rows}
                  view={list.view}
                  {...(table.searchText && { searchText: table.searchText })}
                  saved={saved}
                  query={list.savedQuery}
                  onOpenView={query => navigate({ search: query })}
                  {...(onExport && { onExport })}
                />
              </span>
            </>
          }
        />
        {children}
      </div>
    </ListSearch>
  )
}
