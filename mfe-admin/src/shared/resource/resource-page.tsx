import {
  type Messages,
  useFetcher,
  useLoaderData,
  useMatch,
  useMatches,
  useMessages,
  useNavigate,
  useRevalidator,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { EyeIcon, PencilIcon, PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import type { HistoryEntry, Trashed } from '../calls/content-calls.ts'
import { overList } from '../form/form-address.ts'
import { FormLink } from '../form/form-link.tsx'
import type { FormValues } from '../form/values.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { labelIn } from '../label-in.ts'
import { BulkActions } from '../list/bulk-actions.tsx'
import { type Filter, filterRows, statusFilters } from '../list/filter.ts'
import { ListPage } from '../list/list-page.tsx'
import { useListView } from '../list/use-list-view.tsx'
import { useWholeList } from '../list/use-whole-list.ts'
import { DeleteDialog } from '../trash/delete-dialog.tsx'
import { TrashDialog } from '../trash/trash-page.tsx'
import { FormOverList, type FormOverListProps } from './form-over-list.tsx'
import { type Entity, pathsOf, type Resource, type ResourceData } from './resource.ts'
import styles from './resource-page.module.css'
import { type SharedTexts, useResourceTexts } from './resource-texts.ts'

interface ResourcePageProps<Row extends Entity, Values extends FormValues, Texts extends object>
  extends Pick<
    FormOverListProps<Row, Values, Texts>,
    'resource' | 'Fields' | 'valueLabel' | 'size'
  > {
  /** The screen's own texts. A text with a field's name is the field's label. */
  messages: Messages<Texts>
  columns: (texts: Texts, shared: SharedTexts) => readonly Column<Row>[]
  /** Returns the text that the search looks through; defined outside the component. */
  searchText: (row: Row) => string
  /** Filters in addition to the one by state. */
  filters?: (texts: Texts) => readonly Filter<Row>[]
  /** Names of the two states. @default 'Active' and 'Inactive' */
  states?: (shared: SharedTexts) => { on: string; off: string }
  /** Returns the public address of an active record. */
  publicPath?: (row: Row) => string
  /** Returns the effect of a deletion on other records, for the confirmation. */
  consequenceOf?: (row: Row, texts: Texts) => string | undefined
  /** Further buttons in the toolbar. */
  tools?: ReactNode
  /** Exports all records by the service. @default exports the shown rows */
  onExport?: () => void
}

/** The screen of a content type: its list, its form, and deletion with a confirmation. */
export function ResourcePage<Row extends Entity, Values extends FormValues, Texts extends object>(
  props: ResourcePageProps<Row, Values, Texts>,
): ReactElement {
  const { resource, messages, searchText, publicPath, consequenceOf } = props
  const { rows, pending } = useWholeList(resource, useLoaderData<ResourceData<Row>>())
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

interface RecordsOverListProps {
  resource: Pick<Resource<never>, 'id' | 'words'>
  /** Returns the label of a field. */
  labelOf: (field: string) => string
}

/** The trash or the history that the address opens over the list; its route has loaded the data. */
function RecordsOverList({ resource, labelOf }: RecordsOverListProps): ReactElement | null {
  const paths = pathsOf(resource)
  const isTrash = useMatch(paths.trash)
  const isHistory = useMatch(paths.history(':id'))
  const loaded = useMatches().at(-1)?.loaderData
  if (isTrash) return <TrashDialog resource={resource} trashed={loaded as Trashed[]} />
  if (!isHistory) return null
  return <HistoryDialog resource={resource} entries={loaded as HistoryEntry[]} labelOf={labelOf} />
}

interface RowActionsProps<Row extends Entity> {
  resource: Resource<Row>
  row: Row
  shared: SharedTexts
  /** Public address of an active record. */
  publicPath: string | undefined
  onDelete: () => void
}

/** The actions on a record of a list. */
function RowActions<Row extends Entity>({
  resource,
  row,
  shared,
  publicPath,
  onDelete,
}: RowActionsProps<Row>): ReactElement {
  const paths = pathsOf(resource)
  const name = resource.nameOf(row)
  return (
    <>
      {publicPath && (resource.isOn?.(row) ?? true) && (
        <IconButton
          label={shared.view(name)}
          icon={<EyeIcon />}
          render={<a href={publicPath} target="_blank" rel="noopener" />}
        />
      )}
      <IconButton
        label={shared.edit(name)}
        icon={<PencilIcon />}
        render={<FormLink path={paths.edit(row._id)} className={styles.edit} />}
      />
      <IconButton
        label={shared.delete(name)}
        icon={<TrashIcon />}
        variant="danger"
        onClick={onDelete}
      />
    </>
  )
}

/** Most records that the service orders in one call. */
const maxRecords = 1000

/**
 * Returns a function that stores a new order of the rows; undefined where they have no order or are too many.
 *
 * @param whole the list shows all records, unfiltered
 */
function useRecordOrder<Row extends Entity>(
  resource: Resource<Row>,
  rows: readonly Row[],
  whole: boolean,
): ((rows: readonly Row[]) => void) | undefined {
  const { submit } = useFetcher()
  if (!resource.ordered || !whole || rows.length > maxRecords) return undefined
  return next => {
    const form = new FormData()
    form.set('do', 'order')
    for (const { _id } of next) form.append('ids', _id)
    submit(form, { method: 'post', action: pathsOf(resource).list })
  }
}
