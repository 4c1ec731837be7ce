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

export interface RecentItem {
  id: string
  title: string
  imageAsset: CatalogAnswer<'/api/products/all'>[number]['imageAsset'] | null
  /** ISO time. */
  createdAt: string
  editPath: string
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
  const newest = { params: { query: { sort: '-createdAt', limit: recentCount } } } as const
  const names = Object.keys(screens) as ScreenName[]
  const [counts, latestOrders, products, posts] = await Promise.all([
    Promise.all(names.map(async name => ({ name, count: await orNull(countOf(name)) }))),
    orNull(loadLatestOrders()),
    orNull(unwrap(catalog.GET('/api/products/all', newest), { fallback })),
    orNull(unwrap(catalog.GET('/api/blog/admin', newest), { fallback })),
  ])
  return {
    counts,
    latestOrders,
    recent: [
      recentList('recentProducts', screens.products, products, product =>
        product.active ? `/products/${product.slug}` : null,
      ),
      recentList('recentPosts', screens.blog, posts, post =>
        post.published ? `/blog/${post.slug}` : null,
      ),
    ],
  }
}

async function loadLatestOrders(): Promise<LatestOrder[]> {
  const call = orders.GET('/api/custom-order', { params: { query: { limit: recentCount } } })
  const list = await unwrap(call, { fallback })
  // For an administrator the response is the list; for the public it describes the order form.
  return Array.isArray(list) ? list : []
}

type RecentRow = Pick<RecentItem, 'title' | 'imageAsset' | 'createdAt'> & { _id: string }

function recentList<Row extends RecentRow>(
  name: RecentList['name'],
  to: string,
  rows: Row[] | null,
  viewPathOf: (row: Row) => string | null,
): RecentList {
  const items = rows?.map(row => {
    const { _id, title, imageAsset, createdAt } = row
    const editPath = `${to}/edit/${_id}`
    return { id: _id, title, imageAsset, createdAt, editPath, viewPath: viewPathOf(row) }
  })
  return { name, to, items: items ?? null }
}

/** Returns the number of records on all pages of a list. */
async function countOf(name: ScreenName): Promise<number> {
  const call = countCalls[name]()
  await unwrap(call, { fallback })
  const total = (await call).response.headers.get('x-total-count')
  if (total === null) throw new ApiError(fallback, 200)
  return Number(total)
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
