import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { notFoundAs404 } from '../shared/not-found-as-404.ts'
import { type CardData, toCard } from '../shared/product-card/card-data.ts'

export interface CategoryData {
  category: { _id: string; name: string; description: string }
  products: CardData[]
}

/**
 * @throws ApiError with the text that the page shows, or an answer with status 404 when there
 * is no such category
 */
export async function loadCategory({
  params: { categoryId = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<CategoryData> {
  const fallback = 'Failed to load products'
  const [{ _id, name, description }, products] = await notFoundAs404(
    Promise.all([
      unwrap(
        catalog.GET('/api/categories/{id}', { params: { path: { id: categoryId } }, signal }),
        { fallback },
      ),
      unwrap(
        catalog.GET('/api/products/category/{categoryId}', {
          params: { path: { categoryId } },
          signal,
        }),
        { fallback },
      ),
    ]),
  )
  return { category: { _id, name, description }, products: products.map(toCard) }
}
