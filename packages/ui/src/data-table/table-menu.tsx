import { Menu as Base } from '@base-ui/react/menu'
import { useMessages } from '@stampa/platform'
import type { SheetFormat } from '@stampa/rules/sheet'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../field/text-field.tsx'
import { CheckIcon, SlidersIcon } from '../icon/icons.tsx'
import { matches } from '../search/matches.ts'
import { type Column, sortRows } from './column.ts'
import { useHiddenColumns, useSavedViews } from './device-views.ts'
import { ExportItems } from './export-menu.tsx'
import { exportRows } from './export-rows.ts'
import { tableMessages } from './table.messages.ts'
import styles from './table-menu.module.css'
import type { TableView } from './table-view.ts'

export interface TableMenuProps<Row> {
  /** The same as in the `<DataTable>`; also the name of an exported file. */
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  view: TableView
  searchText?: (row: Row) => string
  /** Current query of the list's address, with its question mark: a saved view stores it. */
  query: string
  /** Navigates to the list with the query of the chosen view. */
  onOpenView: (query: string) => void
  /** Replaces the export of the loaded rows by one of the service. */
  onExport?: (format: SheetFormat) => void
}

/** Menu of a table: its saved views, its columns, and the export of its rows. */
export function TableMenu<Row>(props: TableMenuProps<Row>): ReactElement {
  const { name, columns, rows, view, searchText, query, onOpenView } = props
  const texts = useMessages(tableMessages)
  const [hidden, setHidden] = useHiddenColumns(name)
  const { views, save, remove } = useSavedViews(name)
  const [saving, setSaving] = useState(false)
  const open = views.find(view => view.query === query)
  const isShown = ({ id, rowHeader }: Column<Row>) => Boolean(rowHeader) || !hidden.includes(id)

  const exportShown = (format: SheetFormat) => {
    const { search, sort } = view
    const found = search && searchText ? rows.filter(row => matches(searchText(row), search)) : rows
    void exportRows(name, format, columns.filter(isShown), sortRows(found, columns, sort))
  }

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
              <ExportItems onExport={props.onExport ?? exportShown} />
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

/** Space for the check mark before an entry. */
function Mark({ box = false }: { box?: boolean }): ReactElement {
  return (
    <span aria-hidden="true" className={cx(styles.mark, box && styles.box)}>
      <CheckIcon size="small" />
    </span>
  )
}

interface SaveViewDialogProps {
  onSave: (name: string) => void
  onClose: () => void
}

function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps): ReactElement {
  const texts = useMessages(tableMessages)
  const form = useId()
  const [isNameMissing, setNameMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name) onSave(name)
    else setNameMissing(true)
  }
  return (
    <Dialog
      size="small"
      title={texts.saveViewTitle}
      description={texts.saveViewHint}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={texts.viewName}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          error={isNameMissing ? texts.viewNameRequired : undefined}
        />
      </form>
    </Dialog>
  )
}
