import { ApiError, type CatalogAnswer, type OrdersAnswer, unwrap } from '@stampa/api'
import { getToken } from '@stampa/platform'
import { catalog, orders } from '../shared/calls/api.ts'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import type { dashboardMessages } from './dashboard.messages.ts'

const fallback = 'Failed to fetch data'

/** Number of records in each list of recent ones; back-office specification, section 9. */
const recentCount = 5

/** Key of the dashboard's texts. */
type Name = keyof TextsOf<typeof dashboardMessages>

interface Screen {
  name: Name
  /** Address of the list. */
  to: string
}

export interface Count extends Screen {
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

export interface RecentList extends Screen {
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

/** Counted records, in display order. */
const counted: (Screen & { call: () => Promise<Answer<unknown>> })[] = [
  {
    name: 'products',
    to: '/admin/products',
    call: () => catalog.GET('/api/products/all', one),
  },
  {
    name: 'categories',
    to: '/admin/categories',
    call: () => catalog.GET('/api/categories/all', one),
  },
  { name: 'blog', to: '/admin/blog', call: () => catalog.GET('/api/blog/admin', one) },
  { name: 'banners', to: '/admin/banners', call: () => catalog.GET('/api/banner/admin', one) },
  {
    name: 'testimonials',
    to: '/admin/testimonials',
    call: () => catalog.GET('/api/testimonials/admin', one),
  },
  { name: 'events', to: '/admin/events', call: () => catalog.GET('/api/events/all', one) },
  {
    name: 'customOrders',
    to: '/admin/custom-orders',
    call: () => orders.GET('/api/custom-order', one),
  },
  { name: 'ourWork', to: '/admin/our-work', call: () => catalog.GET('/api/our-work/admin', one) },
  {
    name: 'customers',
    to: '/admin/customers',
    call: () => catalog.GET('/api/customers/admin', one),
  },
]

/** Loads the dashboard; null without a token. A failed call leaves the rest of the page usable. */
export async function loadDashboard(): Promise<DashboardData | null> {
  if (!getToken()) return null
  const newest = { params: { query: { sort: '-createdAt', limit: recentCount } } } as const
  const [counts, latestOrders, products, posts] = await Promise.all([
    Promise.all(
      counted.map(async ({ name, to, call }) => ({
        name,
        to,
        count: await orNull(totalOf(call())),
      })),
    ),
    orNull(loadLatestOrders()),
    orNull(unwrap(catalog.GET('/api/products/all', newest), { fallback })),
    orNull(unwrap(catalog.GET('/api/blog/admin', newest), { fallback })),
  ])
  return {
    counts,
    latestOrders,
    recent: [
      recentList('recentProducts', '/admin/products', products, product =>
        product.active ? `/products/${product.slug}` : null,
      ),
      recentList('recentPosts', '/admin/blog', posts, post =>
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
  name: Name,
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

interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** Returns the number of records on all pages of a list. */
async function totalOf(call: Promise<Answer<unknown>>): Promise<number> {
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
