import { unwrap } from '@stampa/api'
import { catalog } from '../../shared/api.ts'
import { type CardData, toCard } from '../../shared/product-card/card-data.ts'

export async function loadFeatured(signal: AbortSignal): Promise<CardData[]> {
  const products = await unwrap(catalog.GET('/api/products/featured', { signal }), {
    fallback: 'Failed to load featured products',
  })
  return products.map(toCard)
}
