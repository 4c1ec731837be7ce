import { Menu as Base } from '@base-ui/react/menu'
import { useMessages } from '@stampa/platform'
import type { SheetFormat } from '@stampa/rules/sheet'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { CheckboxField } from '../field/choice-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { CheckIcon, SlidersIcon } from '../icon/icons.tsx'
import { matches } from '../search/matches.ts'
import { type Column, sortRows } from './column.ts'
import { ExportItems } from './export-menu.tsx'
import { exportRows } from './export-rows.ts'
import { tableMessages } from './table.messages.ts'
import styles from './table-menu.module.css'
import type { TableView } from './table-view.ts'
import { useHiddenColumns } from './use-table.ts'

export interface SavedView {
  _id: string
  name: string
  /** Query of the list's address, with its question mark; empty for the default view. */
  query: string
  /** For everyone who may read the list. */
  shared: boolean
  /** Whether the person may rename and remove it. */
  mayChange: boolean
}

/** The named views of a list, which a service stores. */
export interface SavedViews {
  /** Undefined until they are loaded. */
  views: readonly SavedView[] | undefined
  load: () => void
  /** Whether the person may save views for everyone. */
  mayShare: boolean
  /** Resolve to the error, if there is one. */
  save: (view: Pick<SavedView, 'name' | 'query' | 'shared'>) => Promise<string | undefined>
  rename: (view: SavedView, name: string) => Promise<string | undefined>
  remove: (view: SavedView) => void
}

export interface TableMenuProps<Row> {
  /** The same as in the `<DataTable>`; also the name of an exported file. */
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  view: TableView
  searchText?: (row: Row) => string
  saved: SavedViews
  /** Current query of the list's address, with its question mark: a saved view stores it. */
  query: string
  /** Navigates to the list with the query of the chosen view. */
  onOpenView: (query: string) => void
  /** Replaces the export of the loaded rows by one of the service. */
  onExport?: (format: SheetFormat) => void
}

/** Menu of a table: its saved views, its columns, and the export of its rows. */
export function TableMenu<Row>(props: TableMenuProps<Row>): ReactElement {
  const { name, columns, rows, view, searchText, saved, query, onOpenView } = props
  const texts = useMessages(tableMessages)
  const [hidden, setHidden] = useHiddenColumns(name)
  const { views, load, mayShare, save, rename, remove } = saved
  const [dialog, setDialog] = useState<'save' | SavedView>()
  const open = views?.find(view => view.query === query)
  const isShown = ({ id, rowHeader }: Column<Row>) => Boolean(rowHeader) || !hidden.includes(id)

  const exportShown = (format: SheetFormat) => {
    const { search, sort } = view
    const found = search && searchText ? rows.filter(row => matches(searchText(row), search)) : rows
    void exportRows(name, format, columns.filter(isShown), sortRows(found, columns, sort))
  }

  return (
    <>
      <Base.Root modal={false} onOpenChange={isOpen => isOpen && load()}>
        <Base.Trigger render={<Button icon={<SlidersIcon />}>{texts.menu}</Button>} />
        <Base.Portal>
          <Base.Positioner align="end" sideOffset={4} className={styles.positioner}>
            <Base.Popup className={styles.popup}>
              <Base.RadioGroup
                value={open?._id ?? null}
                onValueChange={id => onOpenView(views?.find(({ _id }) => _id === id)?.query ?? '')}
              >
                <Base.Group>
                  <Base.GroupLabel className={styles.label}>{texts.savedViews}</Base.GroupLabel>
                  {views?.map(({ _id, name, shared }) => (
                    <Base.RadioItem
                      key={_id}
                      value={_id}
                      label={name}
                      closeOnClick
                      className={styles.item}
                    >
                      <Mark />
                      {name}
                      {shared && <span className={styles.aside}>{texts.forEveryone}</span>}
                    </Base.RadioItem>
                  ))}
                  {views?.length === 0 && <p className={styles.note}>{texts.noSavedViews}</p>}
                </Base.Group>
              </Base.RadioGroup>
              {open?.mayChange && (
                <>
                  <Base.Item onClick={() => setDialog(open)} className={styles.item}>
                    {texts.renameView(open.name)}
                  </Base.Item>
                  <Base.Item onClick={() => remove(open)} className={styles.item}>
                    {texts.removeView(open.name)}
                  </Base.Item>
                </>
              )}
              {!open && (
                <Base.Item onClick={() => setDialog('save')} className={styles.item}>
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
      {dialog === 'save' && (
        <ViewDialog
          title={texts.saveViewTitle}
          hint={texts.saveViewHint}
          mayShare={mayShare}
          onSave={(name, shared) => save({ name, query, shared })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {typeof dialog === 'object' && (
        <ViewDialog
          title={texts.renameViewTitle}
          name={dialog.name}
          onSave={name => rename(dialog, name)}
          onClose={() => setDialog(undefined)}
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

interface ViewDialogProps {
  title: string
  /** Below the title. */
  hint?: string
  /** Name before the change. */
  name?: string
  /** Offers to share the view. */
  mayShare?: boolean
  /** Resolves to the error, if there is one. */
  onSave: (name: string, shared: boolean) => Promise<string | undefined>
  onClose: () => void
}

/** Asks for the name of a view, and whether it is for everyone. */
function ViewDialog(props: ViewDialogProps): ReactElement {
  const { title, hint, name, mayShare = false, onSave, onClose } = props
  const texts = useMessages(tableMessages)
  const form = useId()
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const name = String(values.get('name')).trim()
    if (!name) return setError(texts.viewNameRequired)
    setSaving(true)
    const refusal = await onSave(name, values.has('shared'))
    setSaving(false)
    if (refusal === undefined) onClose()
    else setError(refusal)
  }
  return (
    <Dialog
      size="small"
      title={title}
      {...(hint !== undefined && { description: hint })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary" loading={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={texts.viewName}
          name="name"
          defaultValue={name}
          required
          maxLength={60}
          autoComplete="off"
          error={error}
          onChange={() => setError(undefined)}
        />
        {mayShare && <CheckboxField label={texts.viewShared} name="shared" />}
      </form>
    </Dialog>
  )
}
