import { type ReactElement, useState } from 'react'
import { Badge } from '../../src/badge/badge.tsx'
import { Button } from '../../src/button/button.tsx'
import { IconButton } from '../../src/button/icon-button.tsx'
import type { Column } from '../../src/data-table/column.ts'
import { DataTable } from '../../src/data-table/data-table.tsx'
import { type SavedView, TableMenu } from '../../src/data-table/table-menu.tsx'
import { readTableView, type TableView, writeTableView } from '../../src/data-table/table-view.ts'
import { EmptyState } from '../../src/empty-state/empty-state.tsx'
import { PencilIcon, TrashIcon } from '../../src/icon/icons.tsx'
import { useToast } from '../../src/toast/toast.tsx'
import { SearchField, Toolbar } from '../../src/toolbar/toolbar.tsx'
import { Example } from '../example.tsx'

interface Product {
  id: number
  title: string
  category: string
  price: number
  active: boolean
  createdAt: Date
}

const titles = [
  'Κούπα κεραμική',
  'T-shirt οργανικό',
  'Τσάντα tote',
  'Καπέλο',
  'Ώρα τοίχου',
  'Άγκυρα',
]
const price = new Intl.NumberFormat('el', { style: 'currency', currency: 'EUR' })
const date = new Intl.DateTimeFormat('el', { day: '2-digit', month: '2-digit', year: 'numeric' })

const products: Product[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  title: `${titles[index % titles.length]} ${index + 1}`,
  category: index % 3 ? 'Δώρα' : 'Ένδυση',
  price: ((index * 37) % 400) / 4 + 3,
  active: index % 4 !== 3,
  createdAt: new Date(2026, index % 12, (index % 28) + 1),
}))

const columns: readonly Column<Product>[] = [
  {
    id: 'title',
    header: 'Title',
    rowHeader: true,
    width: 'wide',
    sortBy: product => product.title,
    cell: product => product.title,
  },
  {
    id: 'category',
    header: 'Category',
    secondary: true,
    sortBy: product => product.category,
    cell: product => product.category,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    width: 'fit',
    sortBy: product => product.price,
    cell: product => price.format(product.price),
  },
  {
    id: 'created',
    header: 'Created',
    align: 'end',
    width: 'fit',
    secondary: true,
    sortBy: product => product.createdAt,
    isTime: true,
    cell: product => date.format(product.createdAt),
  },
  {
    id: 'active',
    header: 'State',
    width: 'fit',
    cell: product =>
      product.active ? <Badge tone="positive">Active</Badge> : <Badge>Inactive</Badge>,
  },
]

const searchText = (product: Product) => `${product.title} ${product.category}`
const start: TableView = { search: '', sort: null, page: 1 }

function queryOf(view: TableView): string {
  const query = writeTableView(new URLSearchParams(), view).toString()
  return query && `?${query}`
}

/** Views that last as long as the page. */
function useSavedViews() {
  const [views, setViews] = useState<readonly SavedView[]>([])
  return {
    views,
    load: () => undefined,
    mayShare: true,
    async save(view: Pick<SavedView, 'name' | 'query' | 'shared'>) {
      setViews([...views, { ...view, _id: view.name, mayChange: true }])
      return undefined
    },
    async rename({ _id }: SavedView, name: string) {
      setViews(views.map(view => (view._id === _id ? { ...view, name } : view)))
      return undefined
    },
    remove: (removed: SavedView) => setViews(views.filter(view => view !== removed)),
  }
}

export function Tables(): ReactElement {
  const [view, setView] = useState(start)
  const [rows, setRows] = useState(products)
  const [banners, setBanners] = useState(products.slice(0, 5))
  const [bannersView, setBannersView] = useState(start)
  const toast = useToast()
  const saved = useSavedViews()
  const common = {
    columns,
    rowKey: (product: Product) => String(product.id),
    empty: (
      <EmptyState title="No products yet" action={<Button variant="primary">Add product</Button>} />
    ),
    onViewChange: () => undefined,
    view: start,
  }
  const rowActions = (product: Product) => (
    <>
      <IconButton size="small" label={`Edit ${product.title}`} icon={<PencilIcon />} />
      <IconButton
        size="small"
        variant="danger"
        label={`Delete ${product.title}`}
        icon={<TrashIcon />}
      />
    </>
  )
  return (
    <>
      <Example title="Table of 10,000 rows" layout="stack">
        <Toolbar label="Products">
          <SearchField
            label="Search products"
            value={view.search}
            onValueChange={search => setView({ ...view, search, page: 1 })}
          />
          <TableMenu
            name="products"
            columns={columns}
            rows={rows}
            view={view}
            searchText={searchText}
            saved={saved}
            query={queryOf(view)}
            onOpenView={query => setView(readTableView(new URLSearchParams(query)))}
          />
        </Toolbar>
        <DataTable
          {...common}
          label="Products"
          name="products"
          rows={rows}
          view={view}
          onViewChange={setView}
          searchText={searchText}
          rowActions={rowActions}
          pageSize={10}
          onOpen={product => toast.success(`${product.title} is opened`)}
          onDelete={product => setRows(rows.filter(row => row !== product))}
          bulkActions={(chosen, clear) => (
            <Button
              variant="danger"
              size="small"
              onClick={() => {
                setRows(rows.filter(row => !chosen.includes(row)))
                clear()
              }}
            >
              Delete
            </Button>
          )}
        />
      </Example>
      <Example title="Movable rows" layout="stack">
        <DataTable
          {...common}
          label="Banners"
          rows={banners}
          view={bannersView}
          onViewChange={setBannersView}
          rowActions={rowActions}
          onReorder={next => setBanners([...next])}
        />
      </Example>
      <Example title="Refreshing, sorted" layout="stack">
        <DataTable
          {...common}
          label="Sorted products"
          rows={products.slice(0, 4)}
          view={{ ...start, sort: { column: 'price', direction: 'descending' } }}
          refreshing
        />
      </Example>
      <Example title="Empty" layout="stack">
        <DataTable {...common} label="No products" rows={[]} />
      </Example>
      <Example title="Nothing found" layout="stack">
        <DataTable
          {...common}
          label="Unfound products"
          rows={products}
          view={{ ...start, search: 'ομπρέλα' }}
          searchText={searchText}
        />
      </Example>
    </>
  )
}
