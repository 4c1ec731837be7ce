import { useNavigate } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { DataTable, type DataTableProps } from '@stampa/ui/data-table/data-table.tsx'
import { rowOf, rowsNextTo } from '@stampa/ui/data-table/use-row-keys.ts'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { SearchField, Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import { type ReactElement, type ReactNode, use, useCallback, useState } from 'react'
import { ListSearch, overList } from '../form/form-link.tsx'
import { useMay } from '../permissions.tsx'
import { DeleteDialog } from '../trash/record-dialogs.tsx'
import styles from './list-page.module.css'

/** Opens and deletes the rows of a table. */
export interface RowDialogs<Row> {
  /** Returns the address of a record's dialog, whose action deletes it. */
  pathOf: (id: string) => string
  /** Returns the record's name. A constant function avoids rendering rows again. */
  nameOf: (row: Row) => string
  /** @default any row. A constant function avoids rendering rows again. */
  mayDelete?: (row: Row) => boolean
  deleteLabel: (name: string) => string
  question: string
  consequencesOf: (row: Row) => string
}

export interface RecordTableProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'rowKey' | 'onOpen' | 'onDelete'> {
  searchLabel: string
  /** Filters and buttons after the search. */
  tools?: ReactNode
  /** Shown in the place of the table. */
  board?: ReactNode
  dialogs?: RowDialogs<Row>
}

const always = () => true

const rowKey = ({ _id }: { _id: string }) => _id

/** Records with a toolbar that searches them; its rows can be opened and, after a confirmation, deleted. */
export function RecordTable<Row extends { _id: string }>(
  props: RecordTableProps<Row>,
): ReactElement {
  const { searchLabel, tools, board, dialogs, rowActions, ...table } = props
  const { label, view, onViewChange } = table
  const navigate = useNavigate()
  const search = use(ListSearch)
  const [deletion, setDeletion] = useState<{ row: Row; focusNext: () => void }>()
  const close = () => setDeletion(undefined)
  const askToDelete = useCallback((row: Row) => {
    setDeletion({ row, focusNext: rowsNextTo(rowOf(document.activeElement)) })
  }, [])
  const mayDelete = useMay()('delete')
  const { nameOf, deleteLabel, mayDelete: mayDeleteRow = always } = (mayDelete && dialogs) || {}
  const allActions = useCallback(
    (row: Row) => (
      <>
        {rowActions?.(row)}
        {nameOf && deleteLabel && mayDeleteRow(row) && (
          <IconButton
            label={deleteLabel(nameOf(row))}
            icon={<TrashIcon />}
            variant="danger"
            onClick={() => askToDelete(row)}
          />
        )}
      </>
    ),
    [rowActions, nameOf, deleteLabel, mayDeleteRow, askToDelete],
  )
  const rowDialogs = dialogs && {
    onOpen: ({ _id }: Row) =>
      navigate(
        { pathname: dialogs.pathOf(_id), search },
        { state: overList, preventScrollReset: true },
      ),
    ...(mayDelete && { onDelete: (row: Row) => mayDeleteRow(row) && askToDelete(row) }),
  }
  return (
    <>
      <div className={styles.toolbar}>
        <Toolbar label={label}>
          <SearchField
            label={searchLabel}
            value={view.search}
            onValueChange={search => onViewChange({ ...view, search, page: 1 })}
          />
          {tools}
        </Toolbar>
      </div>
      {board ?? (
        <DataTable
          {...table}
          {...rowDialogs}
          rowKey={rowKey}
          {...((rowActions || deleteLabel) && { rowActions: allActions })}
        />
      )}
      {dialogs && deletion && (
        <DeleteDialog
          key={deletion.row._id}
          action={dialogs.pathOf(deletion.row._id)}
          question={dialogs.question}
          name={dialogs.nameOf(deletion.row)}
          onClose={close}
          onDeleted={() => {
            close()
            deletion.focusNext()
          }}
        >
          {dialogs.consequencesOf(deletion.row)}
        </DeleteDialog>
      )}
    </>
  )
}
