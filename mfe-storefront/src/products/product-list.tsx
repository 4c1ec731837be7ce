import {
  defineMessages,
  type Head,
  type HeadArgs,
  useLocation,
  useMessages,
} from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import type { PageHeadOptions } from '../shared/page-head.ts'
import { PagedList, pagedListHead } from '../shared/paged-list/paged-list.tsx'
import { type CardData, productsPageSize } from '../shared/product-grid/product-card.data.ts'
import { cardImageSizes, ProductGrid } from '../shared/product-grid/product-grid.tsx'
import { isFiltered, withoutFilters } from './filters.ts'
import { ProductFilters } from './product-filters.tsx'
import type { ProductsData } from './products.data.ts'

export const listMessages = defineMessages({
  label: { el: 'Προϊόντα', en: 'Products' },
  count: {
    el: (count: number) => (count === 1 ? '1 προϊόν' : `${count} προϊόντα`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  noneFound: { el: 'Κανένα προϊόν με αυτά τα φίλτρα', en: 'No product with these filters' },
  noneFoundText: {
    el: 'Αφαιρέστε ένα φίλτρο, ή πείτε μας τι ψάχνετε και θα το βρούμε.',
    en: 'Remove a filter, or tell us what you are looking for and we will find it.',
  },
  clear: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
  empty: { el: 'Δεν υπάρχουν ακόμη προϊόντα εδώ', en: 'There are no products here yet' },
  emptyText: {
    el: 'Ετοιμάζουμε κάτι καινούργιο. Περάστε ξανά σύντομα.',
    en: 'We are preparing something new. Come back soon.',
  },
})

interface ProductListProps extends Pick<ProductsData, 'products' | 'total' | 'facets'> {
  /** Of the page, without filters. */
  path: string
}

/** Products with their filters. */
export function ProductList({ path, products, total, facets }: ProductListProps): ReactElement {
  const texts = useMessages(listMessages)
  const { search } = useLocation()
  if (total > 0 && facets) {
    return (
      <>
        <ProductFilters {...{ path, facets, total }} found={products.length} />
        {products.length === 0 ? (
          <EmptyState
            title={texts.noneFound}
            action={<LinkButton to={path + withoutFilters(search)} message={listMessages.clear} />}
          >
            {texts.noneFoundText}
          </EmptyState>
        ) : (
          <Pages products={products} />
        )}
      </>
    )
  }
  if (products.length === 0) {
    return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
  }
  return <Pages products={products} />
}

function Pages({ products }: { products: CardData[] }): ReactElement {
  const texts = useMessages(listMessages)
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
  const head = pagedListHead({
    ...options,
    items: products,
    size: productsPageSize,
    imageOf: ({ imageAsset }) => imageAsset,
    sizes: cardImageSizes,
  })
  // Search engines know the whole list; its filtered variants only lead on to the products.
  return isFiltered(options.search) ? { ...head, canonical: options.path, noindex: true } : head
}
