import { ApiError, type CatalogAnswer, type OrdersAnswer, unwrap } from '@stampa/api'
import { getToken } from '@stampa/platform'
import { catalog, orders } from '../shared/calls/api.ts'

const fallback = 'Failed to fetch data'

/** Number of records in each list of recent ones; back-office specification, section 9. */
const recentCount = 5

/** Addresses of the lists whose records are counted, in display order. */
export const screens = {
  products: '/admin/products',
  categories: '/admin/categories',
  blog: '/admin/blog',
  banners: '/admin/banners',
  testimonials: '/admin/testimonials',
  events: '/admin/events',
  customOrders: '/admin/custom-orders',
  ourWork: '/admin/our-work',
  customers: '/admin/customers',
} as const

type ScreenName = keyof typeof screens

interface Count {
  name: ScreenName
  /** Null if it could not be loaded. */
  count: number | null
}

type Product = CatalogAnswer<'/api/products/all'>[number]

interface RecentItem extends Pick<Product, '_id' | 'title' | 'createdAt'> {
  imageAsset: Product['imageAsset'] | null
  /** Public address; null while the record is not public. */
  viewPath: string | null
}

export interface RecentList {
  /** Name of its title. */
  name: 'recentProducts' | 'recentPosts'
  /** Address of the whole list. */
  to: string
  /** Null if they could not be loaded. */
  items: RecentItem[] | null
}

export type LatestOrder = Extract<OrdersAnswer<'/api/custom-order'>, unknown[]>[number]

export interface DashboardData {
  counts: Count[]
  /** Null if they could not be loaded. */
  latestOrders: LatestOrder[] | null
  recent: RecentList[]
}

const newest = { params: { query: { sort: '-createdAt', limit: recentCount } } } as const
const one = { params: { query: { limit: 1 } } }

/** Calls of one record each, whose response headers have the number of all. */
const countCalls: Record<ScreenName, () => Parameters<typeof unwrap>[0]> = {
  products: () => catalog.GET('/api/products/all', one),
  categories: () => catalog.GET('/api/categories/all', one),
  blog: () => catalog.GET('/api/blog/admin', one),
  banners: () => catalog.GET('/api/banner/admin', one),
  testimonials: () => catalog.GET('/api/testimonials/admin', one),
  events: () => catalog.GET('/api/events/all', one),
  customOrders: () => orders.GET('/api/custom-order', one),
  ourWork: () => catalog.GET('/api/our-work/admin', one),
  customers: () => catalog.GET('/api/customers/admin', one),
}

/** Loads the dashboard; null without a token. A failed call leaves the rest of the page usable. */
export async function loadDashboard(): Promise<DashboardData | null> {
  if (!getToken()) return null
  const names = Object.keys(screens) as ScreenName[]
  const [counts, latestOrders, products, posts] = await Promise.all([
    Promise.all(names.map(async name => ({ name, count: await unlessFailed(countOf(name)) }))),
    unlessFailed(loadLatestOrders()),
    unlessFailed(loadProducts()),
    unlessFailed(loadPosts()),
  ])
  return {
    counts,
    latestOrders,
    recent: [
      { name: 'recentProducts', to: screens.products, items: products },
      { name: 'recentPosts', to: screens.blog, items: posts },
    ],
  }
}

async function loadProducts(): Promise<RecentItem[]> {
  const rows = await unwrap(catalog.GET('/api/products/all', newest), { fallback })
  return rows.map(row => ({ ...row, viewPath: row.active ? `/products/${row.slug}` : null }))
}

async function loadPosts(): Promise<RecentItem[]> {
  const rows = await unwrap(catalog.GET('/api/blog/admin', newest), { fallback })
  return rows.map(row => ({ ...row, viewPath: row.published ? `/blog/${row.slug}` : null }))
}

async function loadLatestOrders(): Promise<LatestOrder[]> {
  const call = orders.GET('/api/custom-order', { params: { query: { limit: recentCount } } })
  const list = await unwrap(call, { fallback })
  // For an administrator the response is the list; for the public it describes the order form.
  return Array.isArray(list) ? list : []
}

/** Returns the number of records on all pages of a list. */
async function countOf(name: ScreenName): Promise<number> {
  const call = countCalls[name]()
  await unwrap(call, { fallback })
  const total = (await call).response.headers.get('x-total-count')
  if (total === null) throw new ApiError(fallback, 200)
  return Number(total)
}

/** Resolves to null in place of a failure. */
async function unlessFailed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
