import { useRevalidator } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { DataTable } from '@stampa/ui/data-table/data-table.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { EyeIcon, PencilIcon, PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { SearchField } from '@stampa/ui/toolbar/search-field.tsx'
import { Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import { type ReactElement, useState } from 'react'
import { DeleteDialog } from './delete-dialog.tsx'
import { useFormAddress } from './form-address.ts'
import { FormLink, ListSearch } from './form-link.tsx'
import { FormModal, type FormModalProps } from './form-modal.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import styles from './resource-page.module.css'
import { useListView } from './use-list-view.ts'

export interface ResourcePageProps<Row extends Entity> {
  resource: Resource<Row>
  rows: readonly Row[]
  /** Declared outside the component. */
  columns: readonly Column<Row>[]
  /** What the search looks through; declared outside the component. */
  searchText: (row: Row) => string
  /** Where visitors see it while it is active. */
  publicPath?: (row: Row) => string
  fields: FormModalProps<Row>['fields']
}

/** The screen of a content type: its list, its form, and deleting with a question before it. */
export function ResourcePage<Row extends Entity>(props: ResourcePageProps<Row>): ReactElement {
  const { resource, rows, columns, searchText, publicPath } = props
  const { title, noun, nameOf } = resource
  const paths = pathsOf(resource)
  const revalidator = useRevalidator()
  const { view, setView, search } = useListView()
  const [deleting, setDeleting] = useState<Row>()

  const rowActions = (row: Row) => (
    <>
      {publicPath && row.active && (
        <IconButton
          label={`View ${nameOf(row)} on the site`}
          icon={<EyeIcon />}
          render={<a href={publicPath(row)} target="_blank" rel="noopener" />}
        />
      )}
      <IconButton
        label={`Edit ${nameOf(row)}`}
        icon={<PencilIcon />}
        render={<FormLink path={paths.edit(row._id)} className={styles.edit} />}
      />
      <IconButton
        label={`Delete ${nameOf(row)}`}
        icon={<TrashIcon />}
        variant="danger"
        onClick={() => setDeleting(row)}
      />
    </>
  )
  return (
    <ListSearch value={search}>
      <PageHeader
        title={title}
        action={
          <Button variant="primary" icon={<PlusIcon />} render={<FormLink path={paths.new} />}>
            Add {noun}
          </Button>
        }
      />
      <div className={styles.toolbar}>
        <Toolbar label={title}>
          <SearchField
            label={`Search ${title.toLowerCase()}`}
            value={view.search}
            onValueChange={search => setView({ ...view, search, page: 1 })}
          />
        </Toolbar>
      </div>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={row => row._id}
        rowActions={rowActions}
        view={view}
        onViewChange={setView}
        searchText={searchText}
        refreshing={revalidator.state === 'loading'}
        empty={
          <EmptyState title={`No ${title.toLowerCase()} yet`}>
            Add the first {noun} to get started.
          </EmptyState>
        }
      />
      <FormAtAddress {...props} />
      {deleting && (
        <DeleteDialog
          key={deleting._id}
          resource={resource}
          row={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ListSearch>
  )
}

function FormAtAddress<Row extends Entity>(props: ResourcePageProps<Row>): ReactElement | null {
  const { resource, fields } = props
  const address = useFormAddress(resource)
  if (!address) return null
  if (address === 'new') return <FormModal resource={resource} row={undefined} fields={fields} />
  return <EditForm key={address.id} {...props} id={address.id} />
}

function EditForm<Row extends Entity>(
  props: ResourcePageProps<Row> & { id: string },
): ReactElement {
  const { id, resource, rows, fields } = props
  const latest = rows.find(row => row._id === id)
  // A list that is loaded again must not change what somebody is editing.
  const [opened] = useState(latest)
  if (!opened) return <MissingDialog resource={resource} />
  return (
    <FormModal resource={resource} row={opened} latestVersion={latest?.version} fields={fields} />
  )
}
