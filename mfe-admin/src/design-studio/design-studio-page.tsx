import {
  Link,
  Outlet,
  useLoaderData,
  useLocation,
  useMessages,
  useSearchParams,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ExportMenu } from '@stampa/ui/data-table/export-menu.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { SearchField } from '@stampa/ui/toolbar/toolbar.tsx'
import type { ReactElement } from 'react'
import { conversationMessages } from '../orders/order.messages.ts'
import { useExport } from '../shared/calls/download.tsx'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { ListSearch } from '../shared/form/form-link.tsx'
import { TrashButton } from '../shared/list/list-buttons.tsx'
import type { ServerList } from '../shared/list/server-list.ts'
import {
  FilterField,
  type ListFilter,
  serverListMessages,
} from '../shared/list/server-list-page.tsx'
import { useServerListView } from '../shared/list/use-list-view.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type DesignOrder, exported, pageSize, type StudioData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { OrderCard } from './order-card.tsx'
import { ProductsTab } from './products-tab.tsx'

/** Products of the studio and orders of designs, in two tabs with an address each. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { products, list } = useLoaderData<StudioData>()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const isOrders = query.get('tab') === 'orders'
  return (
    <ListSearch value={search}>
      <PageHeader title={texts.title} action={<TrashButton path="/admin/design-studio/trash" />} />
      <nav aria-label={texts.sections} className={styles.tabs}>
        <Link to="/admin/design-studio" aria-current={isOrders ? undefined : 'page'}>
          {texts.products} <Count of={products?.length} />
        </Link>
        <Link to="/admin/design-studio?tab=orders" aria-current={isOrders ? 'page' : undefined}>
          {texts.orders} <Count of={list?.total} />
        </Link>
      </nav>
      {!isOrders && <ProductsTab products={products} />}
      {isOrders && (list ? <OrdersTab {...list} /> : <ListFailure title={texts.ordersFailed} />)}
      <Outlet />
    </ListSearch>
  )
}

function Count({ of }: { of: number | undefined }): ReactElement | null {
  const { count } = useFormats()
  return of === undefined ? null : <span className={styles.count}>{count(of)}</span>
}

/** Orders of designs, newest first, with search and status in the address. */
function OrdersTab({ rows, total, next }: ServerList<DesignOrder>): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { nothing } = useMessages(serverListMessages)
  const { showAll } = useMessages(sharedMessages)
  const { unread, replies, allReplies } = useMessages(conversationMessages)
  const { count } = useFormats()
  const filters: ListFilter[] = [
    { name: 'status', label: texts.status, all: texts.allStatuses, options: texts.statuses },
    {
      name: 'artwork',
      label: texts.artwork,
      all: texts.anyArtwork,
      options: { failed: texts.artworkFailed },
    },
    { name: 'unread', label: replies, all: allReplies, options: { true: unread } },
  ]
  const list = useServerListView(filters.map(({ name }) => name))
  const exportOrders = useExport(exported)
  const all = total ?? rows.length
  if (rows.length === 0 && !list.isNarrowed) return <EmptyState title={texts.noOrders} />
  const more = new URLSearchParams(list.search)
  more.set('orders', `${rows.length + pageSize}`)
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={texts.searchOrders}
          value={list.view.search}
          onValueChange={search => list.setView({ ...list.view, search })}
        />
        {filters.map(filter => (
          <FilterField key={filter.name} filter={filter} view={list} />
        ))}
        <ExportMenu onExport={format => exportOrders(format, list.search)} />
      </div>
      {rows.length === 0 && (
        <EmptyState title={nothing} action={<Button onClick={list.showAll}>{showAll}</Button>} />
      )}
      <ul className={styles.orders}>
        {rows.map(order => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {rows.length < all && (
        <p className={styles.more}>
          <span>{texts.shown(rows.length, count(all))}</span>
          {next && (
            <Button render={<Link to={`/admin/design-studio?${more}`} preventScrollReset />}>
              {texts.showMore}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
