import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'
import { notFoundAs404 } from '../shared/not-found-as-404.ts'

export interface ProductData {
  _id: string
  title: string
  description: string
  categories: { _id: string; name: string }[]
  imageAsset: ImageAsset | null
}

/**
 * @throws ApiError with the text that the page shows, or an answer with status 404 when there
 * is no such product
 */
export async function loadProduct({
  params: { productId = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<ProductData> {
  const product = catalog.GET('/api/products/{id}', { params: { path: { id: productId } }, signal })
  const { _id, title, description, categories, imageAsset } = await notFoundAs404(
    unwrap(product, { fallback: 'Failed to load product' }),
  )
  return { _id, title, description, categories, imageAsset }
}
