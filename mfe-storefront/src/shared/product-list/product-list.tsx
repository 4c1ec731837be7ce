import { useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { PagedList } from '../paged-list/paged-list.tsx'
import { type CardData, productsPageSize } from '../product-card/card-data.ts'
import { listMessages } from './list.messages.ts'
import { ProductGrid } from './product-grid.tsx'

/** A list of products by pages. */
export function ProductList({ products }: { products: CardData[] }): ReactElement {
  const texts = useMessages(listMessages)
  if (products.length === 0) {
    return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
  }
  return (
    <PagedList items={products} size={productsPageSize} label={texts.label}>
      {items => <ProductGrid products={items} priority />}
    </PagedList>
  )
}
