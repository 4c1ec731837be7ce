import {
  Link,
  Outlet,
  useLoaderData,
  useLocation,
  useMessages,
  useSearchParams,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement } from 'react'
import { ListSearch } from '../shared/form/form-link.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { StudioData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio-page.module.css'
import { OrdersTab } from './orders-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

/** What visitors design on, and what they have ordered: two tabs, each with an address of its own. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
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
            {texts.trash}
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
      {isOrders ? <OrdersTab list={list} /> : <ProductsTab products={products} />}
      <Outlet />
    </ListSearch>
  )
}

/** How many a tab has; nothing while that is not known. */
function Count({ of }: { of: number | undefined }): ReactElement | null {
  const { count } = useFormats()
  return of === undefined ? null : <span className={styles.count}>{count(of)}</span>
}
