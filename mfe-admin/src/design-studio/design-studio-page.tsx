import {
  Link,
  Outlet,
  useLoaderData,
  useLocation,
  useMessages,
  useSearchParams,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement } from 'react'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { ListSearch } from '../shared/form/form-link.tsx'
import type { ServerList } from '../shared/list/server-list.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type DesignOrder, pageSize, type StudioData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { OrderCard } from './order-card.tsx'
import { ProductsTab } from './products-tab.tsx'

/** Products of the studio and orders of designs, in two tabs with an address each. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { trash } = useMessages(sharedMessages)
  const { products, list } = useLoaderData<StudioData>()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const isOrders = query.get('tab') === 'orders'
  return (
    <ListSearch value={search}>
      <PageHeader
        title={texts.title}
        action={
          <Button icon={<TrashIcon />} render={<Link to="/admin/design-studio/trash" />}>
            {trash}
          </Button>
        }
      />
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

/** Number of records in a tab; nothing if unknown. */
function Count({ of }: { of: number | undefined }): ReactElement | null {
  const { count } = useFormats()
  return of === undefined ? null : <span className={styles.count}>{count(of)}</span>
}

/** Orders of designs, newest first. */
function OrdersTab({ rows, total, next }: ServerList<DesignOrder>): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { count } = useFormats()
  const all = total ?? rows.length
  if (rows.length === 0) return <EmptyState title={texts.noOrders} />
  return (
    <>
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
            <Button
              render={
                <Link
                  to={`/admin/design-studio?tab=orders&orders=${rows.length + pageSize}`}
                  preventScrollReset
                />
              }
            >
              {texts.showMore}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
