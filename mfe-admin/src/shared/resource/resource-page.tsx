import {
  useFetcher,
  useLanguage,
  useLoaderData,
  useMatch,
  useMatches,
  useRevalidator,
} from '@stampa/platform'
import type { SheetFormat } from '@stampa/rules/sheet'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { EyeIcon, PencilIcon, SearchIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { HistoryEntry, Trashed } from '../calls/content-calls.ts'
import { notify } from '../calls/notices.ts'
import { FormLink } from '../form/form-link.tsx'
import { HistoryDialog, type HistoryDialogProps } from '../history/history-dialog.tsx'
import { BulkActions } from '../list/bulk-actions.tsx'
import { columnsOf, searchTextOf } from '../list/columns.tsx'
import { filterRows, filtersOf } from '../list/filter.ts'
import { AddButton, TrashButton } from '../list/list-buttons.tsx'
import listStyles from '../list/list-page.module.css'
import { ListPage } from '../list/list-page.tsx'
import { useListView } from '../list/use-list-view.tsx'
import { useMay } from '../permissions.tsx'
import { TrashDialog } from '../trash/trash-page.tsx'
import { outsideSchedule, withEnglish, wordsLabel, wordsName } from './field-kinds.ts'
import { FormOverList } from './form-over-list.tsx'
import { type Entity, pathsOf, type Resource, type ResourceData } from './resource.ts'
import { type SharedTexts, useResourceTexts } from './resource-texts.ts'

interface ResourcePageProps {
  resource: Resource
  /** Further buttons in the toolbar. */
  tools?: ReactNode
  /** Below the fields of the form. */
  formNote?: ReactNode
  /** Exports all records by the service. @default exports the shown rows */
  onExport?: (format: SheetFormat) => void
}

/** The screen of a content type: its list, its form, and deletion with a confirmation. */
export function Page({ resource, tools, formNote, onExport }: ResourcePageProps): ReactElement {
  const data = useLoaderData<ResourceData>()
  const { choices } = data
  const { rows, pending } = useWholeList(resource, data)
  const { shared, words } = useResourceTexts(resource)
  const language = useLanguage()
  const columns = useMemo(() => columnsOf(resource, language, shared), [resource, language, shared])
  const filters = useMemo(
    () => filtersOf(resource, choices, language, shared),
    [resource, choices, language, shared],
  )
  const filterIds = useMemo(() => filters.map(({ id }) => id), [filters])
  const list = useListView(filterIds)
  const found = useMemo(
    () => filterRows(rows, filters, list.filters),
    [rows, filters, list.filters],
  )
  const searchText = useMemo(() => searchTextOf(resource), [resource])
  const revalidator = useRevalidator()
  const reorder = useRecordOrder(resource, rows, found === rows && !pending)
  const may = useMay()
  const paths = pathsOf(resource)
  const labels = [
    ...withEnglish(resource.fields).map(({ name, label }) => ({ id: name, label })),
    { id: wordsName, label: wordsLabel },
    ...resource.columns.filter(column => typeof column !== 'string'),
  ]
  const labelOf = (field: string) => labels.find(({ id }) => id === field)?.label[language] ?? field
  const rowActions = useCallback(
    (row: Entity) => <RowActions resource={resource} row={row} shared={shared} />,
    [resource, shared],
  )
  const valueLabel = (field: string, value: unknown) =>
    choices?.[field]?.find(({ _id }) => _id === value)?.name

  return (
    <ListPage
      name={resource.id}
      title={words.title}
      actions={
        <>
          <TrashButton path={paths.trash} />
          {!resource.isGiven && <AddButton path={paths.new}>{shared.add(words)}</AddButton>}
        </>
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
      tools={tools}
      columns={columns}
      rows={found}
      searchText={searchText}
      rowActions={rowActions}
      dialogs={{
        pathOf: paths.edit,
        nameOf: resource.nameOf,
        deleteLabel: shared.delete,
        question: shared.deleteQuestion(words.this),
        consequencesOf: row => {
          const consequence = resource.consequenceOf?.(row)?.[language] ?? ''
          return `${shared.deleteText(resource.nameOf(row))} ${consequence}`
        },
      }}
      onExport={onExport}
      {...(may('write') &&
        (resource.isOn || may('delete')) && {
          bulkActions: (chosen: readonly Entity[], clear: () => void) => (
            <BulkActions resource={resource} rows={chosen} shared={shared} onDone={clear} />
          ),
        })}
      {...(reorder && { onReorder: reorder })}
      refreshing={pending || revalidator.state === 'loading'}
      empty={
        rows.length > 0 ? (
          <EmptyState
            title={shared.noMatch}
            action={<Button onClick={list.showAll}>{shared.showAll}</Button>}
          />
        ) : (
          <EmptyState title={shared.empty(words.many)}>
            {!resource.isGiven && shared.emptyText(words.noun)}
          </EmptyState>
        )
      }
    >
      <FormOverList
        resource={resource}
        rows={rows}
        pending={pending}
        labelOf={labelOf}
        valueLabel={valueLabel}
        note={formNote}
      />
      <RecordsOverList resource={resource} labelOf={labelOf} />
    </ListPage>
  )
}

/** The trash or the history that the address opens over the list; its route has loaded the data. */
function RecordsOverList(props: Omit<HistoryDialogProps, 'entries'>): ReactElement | null {
  const { resource } = props
  const paths = pathsOf(resource)
  const isTrash = useMatch(paths.trash)
  const isHistory = useMatch(paths.history(':id'))
  const loaded = useMatches().at(-1)?.loaderData
  if (isTrash) return <TrashDialog resource={resource} trashed={loaded as Trashed[]} />
  if (!isHistory) return null
  return <HistoryDialog {...props} entries={loaded as HistoryEntry[]} />
}

interface RowActionsProps {
  resource: Resource
  row: Entity
  shared: SharedTexts
}

/** The actions on a record of a list, before its deletion. */
function RowActions({ resource, row, shared }: RowActionsProps): ReactElement {
  const paths = pathsOf(resource)
  const publicPath = resource.publicPath?.(row)
  const name = resource.nameOf(row)
  const mayWrite = useMay()('write')
  return (
    <>
      {publicPath && (resource.isOn?.(row) ?? true) && !outsideSchedule(row) && (
        <IconButton
          label={shared.view(name)}
          icon={<EyeIcon />}
          render={<a href={publicPath} target="_blank" rel="noopener" />}
        />
      )}
      <IconButton
        label={(mayWrite ? shared.edit : shared.show)(name)}
        icon={mayWrite ? <PencilIcon /> : <SearchIcon />}
        render={<FormLink path={paths.edit(row._id)} className={listStyles.wide} />}
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
function useRecordOrder(
  resource: Resource,
  rows: readonly Entity[],
  whole: boolean,
): ((rows: readonly Entity[]) => void) | undefined {
  const { submit } = useFetcher()
  const mayWrite = useMay()('write')
  if (!resource.ordered || !whole || rows.length > maxRecords || !mayWrite) return undefined
  return next => {
    const form = new FormData()
    form.set('do', 'order')
    for (const { _id } of next) form.append('ids', _id)
    submit(form, { method: 'post', action: pathsOf(resource).list })
  }
}

/**
 * Returns the rows of a list whose loader delivers the first rows at once and all of them later, which is `pending`.
 * During a reload the previous rows stay.
 */
function useWholeList({ failures }: Resource, { rows, all }: ResourceData) {
  const [arrived, setArrived] = useState<{ all: Promise<Entity[]>; rows: Entity[] }>()
  useEffect(() => {
    let stale = false
    all?.then(
      rows => {
        if (!stale) setArrived({ all, rows })
      },
      () => {
        if (!stale) notify('error', failures.load)
      },
    )
    return () => {
      stale = true
    }
  }, [all, failures])
  if (!all) return { rows, pending: false }
  return { rows: arrived?.rows ?? rows, pending: arrived?.all !== all }
}
