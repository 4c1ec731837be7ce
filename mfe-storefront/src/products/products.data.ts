import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { type CardData, toCard } from '../shared/product-card/card-data.ts'

export interface ProductsData {
  products: CardData[]
}

/** @throws ApiError with the text that the page shows */
export async function loadProducts({
  request: { signal },
}: LoaderFunctionArgs): Promise<ProductsData> {
  const products = await unwrap(catalog.GET('/api/products', { signal }), {
    fallback: 'Failed to load products',
  })
  return { products: products.map(toCard) }
}
