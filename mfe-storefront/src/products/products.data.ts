import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { catalog } from '../shared/api.ts'
import {
  type ImageOptional,
  type Loaded,
  notFoundAs404,
  orNothing,
  orNull,
  type Picked,
  pick,
  redirectFormerSlug,
} from '../shared/loaders.ts'
import { categoryPath, productPath } from '../shared/paths.ts'
import { type CardData, toCard } from '../shared/product-grid/product-card.data.ts'
import { type Filters, filtersIn } from './filters.ts'

const fallback = 'Failed to load products'

export type ProductsData = Loaded<typeof loadProducts>

/** @throws ApiError with the text that the page shows */
export async function loadProducts({ request: { signal, url } }: LoaderFunctionArgs) {
  const [products, facets] = await Promise.all([
    unwrap(catalog.GET('/api/products', { signal }), { fallback }),
    loadFacets(filtersIn(new URL(url).search), signal),
  ])
  return listData(products, facets)
}

export type Facets = CatalogAnswer<'/api/products/facets'>

/** Returns null when they fail to load: the list is then shown whole, without filters. */
function loadFacets(query: Filters, signal: AbortSignal): Promise<Facets | null> {
  const answer = catalog.GET('/api/products/facets', { params: { query }, signal })
  return orNull(unwrap(answer, { fallback }), signal)
}

/** Returns the cards that the filters leave, in their order, and the number of all. */
function listData(list: CatalogAnswer<'/api/products'>, facets: Facets | null) {
  const byId = new Map(list.map(product => [product._id, product]))
  const found = facets
    ? facets.products.flatMap((id, index) => {
        const product = byId.get(id)
        if (!product) return []
        return { ...product, fromPrice: facets.quantityPrices?.[index] ?? product.fromPrice }
      })
    : list
  return {
    products: found.map(toCard),
    total: list.length,
    facets: facets && pick(facets, ['categories', 'colours', 'techniques', 'prices']),
  }
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
  const filters = { ...filtersIn(new URL(request.url).search), category: categoryId }
  const category = catalog.GET('/api/categories/{id}', {
    params: { path: { id: categoryId } },
    signal,
  })
  const products = catalog.GET('/api/products/category/{categoryId}', {
    params: { path: { categoryId } },
    signal,
  })
  const [record, list, facets] = await notFoundAs404(
    Promise.all([
      unwrap(category, { fallback }),
      unwrap(products, { fallback }),
      loadFacets(filters, signal),
    ]),
  )
  redirectFormerSlug({ key: categoryId, record, path: categoryPath(record), request })
  return {
    category: pick(record, ['slug', 'name', 'description']),
    ...listData(list, facets),
  }
}

const productFields = [
  ...(['_id', 'slug', 'title', 'description', 'categories', 'imageAsset', 'imageAssets'] as const),
  ...(['colours', 'sizes', 'sizeCharts', 'priceTable', 'fromPrice', 'words'] as const),
] as const

type Product = Picked<CatalogAnswer<'/api/products/{id}'>, (typeof productFields)[number]>

export type ProductData = ImageOptional<Product> & {
  /** The present day in Greece, `YYYY-MM-DD`. */
  today: string
  related: CardData[]
  /** null: they failed to load. */
  reviews: CatalogAnswer<'/api/products/{id}/reviews'> | null
}

/**
 * @throws ApiError with the text that the page shows, or a response: status 404 for an unknown product, 301 for a
 * former slug
 */
export async function loadProduct({
  params: route,
  request,
}: LoaderFunctionArgs): Promise<ProductData> {
  const { productId: id = '' } = route
  const { signal } = request
  const call = { params: { path: { id } }, signal }
  const failure = { fallback: 'Failed to load product' }
  const [product, related, reviews] = await notFoundAs404(
    Promise.all([
      unwrap(catalog.GET('/api/products/{id}', call), failure),
      orNothing(unwrap(catalog.GET('/api/products/{id}/related', call), failure), signal),
      orNull(unwrap(catalog.GET('/api/products/{id}/reviews', call), failure), signal),
    ]),
  )
  redirectFormerSlug({ key: id, record: product, path: productPath(product), request })
  return {
    ...pick(product, productFields),
    today: shopDay(),
    related: related.map(toCard),
    reviews,
  }
}
