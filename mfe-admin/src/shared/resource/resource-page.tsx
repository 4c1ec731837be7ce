import { type Messages, useMessages, useNavigate, useRevalidator } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { overList } from '../form/form-address.ts'
import { FormLink } from '../form/form-link.tsx'
import { labelIn } from '../label-in.ts'
import { BulkActions } from '../list/bulk-actions.tsx'
import { type Filter, filterRows, statusFilters } from '../list/filter.ts'
import { ListPage } from '../list/list-page.tsx'
import { useListView } from '../list/use-list-view.tsx'
import { useWholeList } from '../list/use-whole-list.ts'
import { DeleteDialog } from '../trash/delete-dialog.tsx'
import { FormOverList, type FormOverListProps } from './form-over-list.tsx'
import { RecordsOverList } from './records-over-list.tsx'
import { type Entity, pathsOf, type ResourceData } from './resource.ts'
import { type SharedTexts, useResourceTexts } from './resource-texts.ts'
import { RowActions } from './row-actions.tsx'
import { useRecordOrder } from './use-record-order.ts'

export interface ResourcePageProps<Row extends Entity, Texts extends object>
  extends Pick<FormOverListProps<Row, Texts>, 'resource' | 'Fields' | 'valueLabel' | 'size'> {
  /** What the loader has loaded. */
  data: ResourceData<Row>
  /** The screen's own texts. Those that are called as a field are its label. */
  messages: Messages<Texts>
  columns: (texts: Texts, shared: SharedTexts) => readonly Column<Row>[]
  /** What the search looks through; declared outside the component. */
  searchText: (row: Row) => string
  /** Filters beside that by state. */
  filters?: (texts: Texts) => readonly Filter<Row>[]
  /** What the two states are called, where not 'Active' and 'Inactive'. */
  states?: (shared: SharedTexts) => { on: string; off: string }
  /** Where visitors see it while it is active. */
  publicPath?: (row: Row) => string
  /** What else changes when a record is deleted, for the question before it. */
  consequenceOf?: (row: Row, texts: Texts) => string | undefined
  /** Further buttons in the toolbar. */
  tools?: ReactNode
  /** Saves all records as a file of the service's own. @default a file of what is shown */
  onExport?: () => void
}

/** The screen of a content type: its list, its form, and deleting with a question before it. */
export function ResourcePage<Row extends Entity, Texts extends object>(
  props: ResourcePageProps<Row, Texts>,
): ReactElement {
  const { resource, messages, searchText, publicPath, consequenceOf } = props
  const { rows, pending } = useWholeList(resource, props.data)
  const { shared, words } = useResourceTexts(resource)
  const texts = useMessages(messages)
  const columns = useMemo(() => props.columns(texts, shared), [props.columns, texts, shared])
  const filters = useMemo(
    () => [
      ...statusFilters(resource, shared, props.states?.(shared)),
      ...(props.filters?.(texts) ?? []),
    ],
    [resource, shared, texts, props.states, props.filters],
  )
  const filterIds = useMemo(() => filters.map(({ id }) => id), [filters])
  const list = useListView(filterIds)
  const found = useMemo(
    () => filterRows(rows, filters, list.filters),
    [rows, filters, list.filters],
  )
  const revalidator = useRevalidator()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState<Row>()
  const reorder = useRecordOrder(resource, rows, found === rows && !pending)
  const paths = pathsOf(resource)
  const labelOf = (field: string) => labelIn(texts, field) ?? labelIn(shared, field) ?? field

  return (
    <ListPage
      name={resource.id}
      title={words.title}
      actions={
        <Button variant="primary" icon={<PlusIcon />} render={<FormLink path={paths.new} />}>
          {shared.add(words.noun)}
        </Button>
      }
      list={list}
      searchLabel={shared.search(words.many)}
      filters={filters.map(({ id, label, options }) => (
        <SelectField
          key={id}
          label={label}
          labelHidden
          options={options}
          placeholder={`${label}: ${shared.all.toLowerCase()}`}
          value={list.filters[id] ?? ''}
          onChange={event => list.setFilter(id, event.currentTarget.value)}
        />
      ))}
      toolsBefore={props.tools}
      toolsAfter={
        <Button variant="quiet" icon={<TrashIcon />} render={<FormLink path={paths.trash} />}>
          {shared.trash}
        </Button>
      }
      columns={columns}
      rows={found}
      searchText={searchText}
      onOpen={row =>
        navigate(
          { pathname: paths.edit(row._id), search: list.search },
          { state: overList, preventScrollReset: true },
        )
      }
      onDelete={setDeleting}
      onExport={props.onExport}
      bulkActions={(chosen, clear) => (
        <BulkActions resource={resource} rows={chosen} shared={shared} onDone={clear} />
      )}
      {...(reorder && { onReorder: reorder })}
      rowActions={row => (
        <RowActions
          resource={resource}
          row={row}
          shared={shared}
          publicPath={publicPath?.(row)}
          onDelete={() => setDeleting(row)}
        />
      )}
      refreshing={pending || revalidator.state === 'loading'}
      empty={
        rows.length > 0 ? (
          <EmptyState
            title={shared.noMatch}
            action={<Button onClick={list.showAll}>{shared.showAll}</Button>}
          />
        ) : (
          <EmptyState title={shared.empty(words.many)}>{shared.emptyText(words.noun)}</EmptyState>
        )
      }
    >
      <FormOverList {...props} rows={rows} pending={pending} texts={texts} labelOf={labelOf} />
      <RecordsOverList resource={resource} labelOf={labelOf} />
      {deleting && (
        <DeleteDialog
          key={deleting._id}
          action={paths.edit(deleting._id)}
          question={shared.deleteQuestion(words.this)}
          onClose={() => setDeleting(undefined)}
        >
          {shared.deleteText(resource.nameOf(deleting))} {consequenceOf?.(deleting, texts)}
        </DeleteDialog>
      )}
    </ListPage>
  )
}
