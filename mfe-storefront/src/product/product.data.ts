import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'
import { notFoundAs404, redirectFormerSlug } from '../shared/loaders.ts'
import { productPath } from '../shared/paths.ts'

export interface ProductData {
  _id: string
  slug: string
  title: string
  description: string
  categories: { slug: string; name: string }[]
  imageAsset: ImageAsset | null
}

/**
 * @throws ApiError with the text that the page shows, or an answer with status 404 when there
 * is no such product, or one with 301 when it was asked for by a former slug
 */
export async function loadProduct({
  params: { productId = '' },
  request,
}: LoaderFunctionArgs): Promise<ProductData> {
  const answer = catalog.GET('/api/products/{id}', {
    params: { path: { id: productId } },
    signal: request.signal,
  })
  const product = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load product' }))
  redirectFormerSlug({ asked: productId, record: product, path: productPath(product), request })
  const { _id, slug, title, description, categories, imageAsset } = product
  return { _id, slug, title, description, categories, imageAsset }
}
