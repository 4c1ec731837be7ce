import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { notFoundAs404, redirectFormerSlug } from '../shared/loaders.ts'
import { categoryPath } from '../shared/paths.ts'
import { type CardData, toCard } from '../shared/product-card/card-data.ts'

export interface CategoryData {
  category: { slug: string; name: string; description: string }
  products: CardData[]
}

/**
 * @throws ApiError with the text that the page shows, or an answer with status 404 when there
 * is no such category, or one with 301 when it was asked for by a former slug
 */
export async function loadCategory({
  params: { categoryId = '' },
  request,
}: LoaderFunctionArgs): Promise<CategoryData> {
  const { signal } = request
  const fallback = 'Failed to load products'
  const [category, products] = await notFoundAs404(
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
  redirectFormerSlug({ asked: categoryId, record: category, path: categoryPath(category), request })
  const { slug, name, description } = category
  return { category: { slug, name, description }, products: products.map(toCard) }
}
