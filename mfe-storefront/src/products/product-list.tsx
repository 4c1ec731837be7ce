import { defineMessages, type Head, type HeadArgs, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import type { PageHeadOptions } from '../shared/page-head.ts'
import { PagedList, pagedListHead } from '../shared/paged-list/paged-list.tsx'
import { type CardData, productsPageSize } from '../shared/product-grid/product-card.data.ts'
import { cardImageSizes, ProductGrid } from '../shared/product-grid/product-grid.tsx'

export const listMessages = defineMessages({
  label: { el: 'Προϊόντα', en: 'Products' },
  count: {
    el: (count: number) => (count === 1 ? '1 προϊόν' : `${count} προϊόντα`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  empty: { el: 'Δεν υπάρχουν ακόμη προϊόντα εδώ', en: 'There are no products here yet' },
  emptyText: {
    el: 'Ετοιμάζουμε κάτι καινούργιο. Περάστε ξανά σύντομα.',
    en: 'We are preparing something new. Come back soon.',
  },
})

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

interface ProductListHeadOptions extends PageHeadOptions, Pick<HeadArgs, 'search' | 'language'> {
  products: CardData[]
}

export function productListHead({ products, ...options }: ProductListHeadOptions): Head {
  return pagedListHead({
    ...options,
    items: products,
    size: productsPageSize,
    imageOf: ({ imageAsset }) => imageAsset,
    sizes: cardImageSizes,
  })
}
