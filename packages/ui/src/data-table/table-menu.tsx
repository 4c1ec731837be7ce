import { Menu as Base } from '@base-ui/react/menu'
import { useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { CheckIcon, SlidersIcon } from '../icon/icons.tsx'
import styles from '../menu/menu.module.css'
import { rowsInView } from './arrange.ts'
import type { Column } from './column.ts'
import { csvOf, downloadCsv } from './csv.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { tableMessages } from './table.messages.ts'
import type { TableView } from './table-view.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useSavedViews } from './use-saved-views.ts'

export interface TableMenuProps<Row> {
  /** The same as the `<DataTable>` has; also the name of an exported file. */
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  view: TableView
  searchText?: (row: Row) => string
  /** Query of the list's address as it is now, with its question mark: what a saved view keeps. */
  query: string
  /** A saved view was chosen: goes to the list with this query. */
  onOpenView: (query: string) => void
  /** An export of the server's own, which takes the place of the one made here. */
  onExport?: () => void
}

/** How a table is looked at: saved views, which columns it has, and its rows as a file. */
export function TableMenu<Row>(props: TableMenuProps<Row>): ReactElement {
  const { name, columns, rows, view, searchText, query, onOpenView } = props
  const texts = useMessages(tableMessages)
  const [hidden, setHidden] = useHiddenColumns(name)
  const { views, save, remove } = useSavedViews(name)
  const [saving, setSaving] = useState(false)
  const open = views.find(view => view.query === query)
  const isShown = ({ id, rowHeader }: Column<Row>) => rowHeader || !hidden.includes(id)

  const exportShown = () =>
    downloadCsv(name, csvOf(columns.filter(isShown), rowsInView(rows, columns, view, searchText)))

  return (
    <>
      <Base.Root modal={false}>
        <Base.Trigger render={<Button icon={<SlidersIcon />}>{texts.menu}</Button>} />
        <Base.Portal>
          <Base.Positioner align="end" sideOffset={4} className={styles.positioner}>
            <Base.Popup className={styles.popup}>
              <Base.RadioGroup value={open?.query ?? null} onValueChange={onOpenView}>
                <Base.Group>
                  <Base.GroupLabel className={styles.label}>{texts.savedViews}</Base.GroupLabel>
                  {views.map(({ name, query }) => (
                    <Base.RadioItem
                      key={name}
                      value={query}
                      label={name}
                      closeOnClick
                      className={styles.item}
                    >
                      <Mark />
                      {name}
                    </Base.RadioItem>
                  ))}
                  {views.length === 0 && <p className={styles.note}>{texts.noSavedViews}</p>}
                </Base.Group>
              </Base.RadioGroup>
              {open ? (
                <Base.Item onClick={() => remove(open.name)} className={styles.item}>
                  {texts.removeView(open.name)}
                </Base.Item>
              ) : (
                <Base.Item onClick={() => setSaving(true)} className={styles.item}>
                  {texts.saveView}
                </Base.Item>
              )}
              <Base.Separator className={styles.separator} />
              <Base.Group>
                <Base.GroupLabel className={styles.label}>{texts.columns}</Base.GroupLabel>
                {columns
                  .filter(({ rowHeader }) => !rowHeader)
                  .map(column => (
                    <Base.CheckboxItem
                      key={column.id}
                      checked={isShown(column)}
                      label={column.header}
                      onCheckedChange={shown =>
                        setHidden(
                          shown ? hidden.filter(id => id !== column.id) : [...hidden, column.id],
                        )
                      }
                      className={styles.item}
                    >
                      <Mark box />
                      {column.header}
                    </Base.CheckboxItem>
                  ))}
              </Base.Group>
              <Base.Separator className={styles.separator} />
              <Base.Item onClick={props.onExport ?? exportShown} className={styles.item}>
                {texts.exportCsv}
              </Base.Item>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {saving && (
        <SaveViewDialog
          onSave={name => {
            save({ name, query })
            setSaving(false)
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

/** The place of the mark before an entry that is chosen. */
function Mark({ box = false }: { box?: boolean }): ReactElement {
  return (
    <span aria-hidden="true" className={cx(styles.mark, box && styles.box)}>
      <CheckIcon size="small" />
    </span>
  )
}
