import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { shopDay } from '@stampa/ui/price/shop-day.ts'
import { catalog } from '../shared/api.ts'
import {
  type ImageOptional,
  type Loaded,
  notFoundAs404,
  pick,
  redirectFormerSlug,
} from '../shared/loaders.ts'
import { categoryPath, productPath } from '../shared/paths.ts'
import { toCard } from '../shared/product-grid/product-card.data.ts'

const fallback = 'Failed to load products'

export type ProductsData = Loaded<typeof loadProducts>

/** @throws ApiError with the text that the page shows */
export async function loadProducts({ request: { signal } }: LoaderFunctionArgs) {
  const products = await unwrap(catalog.GET('/api/products', { signal }), { fallback })
  return { products: products.map(toCard) }
}

export type CategoryData = Loaded<typeof loadCategory>

/**
 * Loads a category and its products.
 *
 * @throws ApiError with the text that the page shows, or a response: status 404 for an unknown category, 301 for a
 * former slug
 */
export async function loadCategory({ params, request }: LoaderFunctionArgs) {
  const { categoryId = '' } = params
  const { signal } = request
  const category = catalog.GET('/api/categories/{id}', {
    params: { path: { id: categoryId } },
    signal,
  })
  const products = catalog.GET('/api/products/category/{categoryId}', {
    params: { path: { categoryId } },
    signal,
  })
  const [record, list] = await notFoundAs404(
    Promise.all([unwrap(category, { fallback }), unwrap(products, { fallback })]),
  )
  redirectFormerSlug({ key: categoryId, record, path: categoryPath(record), request })
  return { category: pick(record, ['slug', 'name', 'description']), products: list.map(toCard) }
}

const productFields = [
  ...(['_id', 'slug', 'title', 'description', 'categories', 'imageAsset', 'imageAssets'] as const),
  ...(['priceTable', 'fromPrice'] as const),
] as const

type Product = Pick<CatalogAnswer<'/api/products/{id}'>, (typeof productFields)[number]>

export type ProductData = ImageOptional<Product> & {
  /** The present day in Greece, `YYYY-MM-DD`. */
  today: string
}

/**
 * @throws ApiError with the text that the page shows, or a response: status 404 for an unknown product, 301 for a
 * former slug
 */
export async function loadProduct({ params, request }: LoaderFunctionArgs): Promise<ProductData> {
  const { productId: id = '' } = params
  const answer = catalog.GET('/api/products/{id}', {
    params: { path: { id } },
    signal: request.signal,
  })
  const product = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load product' }))
  redirectFormerSlug({ key: id, record: product, path: productPath(product), request })
  return { ...pick(product, productFields), today: shopDay() }
}
