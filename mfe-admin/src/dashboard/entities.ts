import { ApiError, type CatalogAnswer, type OrdersAnswer, unwrap } from '@stampa/api'
import { catalog, orders } from '../shared/calls/api.ts'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import type { dashboardMessages } from './dashboard.messages.ts'

const fallback = 'Failed to fetch data'

/** Back-office specification, section 9. */
const recentCount = 5

/** Its name among the dashboard's texts. */
type Name = keyof TextsOf<typeof dashboardMessages>

export interface Counted {
  name: Name
  to: string
  count: () => Promise<number>
}

export interface RecentItem {
  id: string
  title: string
  imageAsset: CatalogAnswer<'/api/products/all'>[number]['imageAsset'] | null
  /** ISO time. */
  createdAt: string
  editPath: string
  /** Where visitors see it; null while they do not. */
  viewPath: string | null
}

export interface RecentList {
  name: Name
  to: string
  load: () => Promise<RecentItem[]>
}

const one = { params: { query: { limit: 1 } } }

/** What the dashboard counts, in this order. */
export const counted: Counted[] = [
  {
    name: 'products',
    to: '/admin/products',
    count: () => totalOf(catalog.GET('/api/products/all', one)),
  },
  {
    name: 'categories',
    to: '/admin/categories',
    count: () => totalOf(catalog.GET('/api/categories/all', one)),
  },
  { name: 'blog', to: '/admin/blog', count: () => totalOf(catalog.GET('/api/blog/admin', one)) },
  {
    name: 'banners',
    to: '/admin/banners',
    count: () => totalOf(catalog.GET('/api/banner/admin', one)),
  },
  {
    name: 'testimonials',
    to: '/admin/testimonials',
    count: () => totalOf(catalog.GET('/api/testimonials/admin', one)),
  },
  {
    name: 'events',
    to: '/admin/events',
    count: () => totalOf(catalog.GET('/api/events/all', one)),
  },
  {
    name: 'customOrders',
    to: '/admin/custom-orders',
    count: () => totalOf(orders.GET('/api/custom-order', one)),
  },
  {
    name: 'ourWork',
    to: '/admin/our-work',
    count: () => totalOf(catalog.GET('/api/our-work/admin', one)),
  },
  {
    name: 'customers',
    to: '/admin/customers',
    count: () => totalOf(catalog.GET('/api/customers/admin', one)),
  },
]

export const quickActions: { name: Name; to: string }[] = [
  { name: 'categories', to: '/admin/categories' },
  { name: 'products', to: '/admin/products' },
  { name: 'blog', to: '/admin/blog' },
  { name: 'banners', to: '/admin/banners' },
  { name: 'testimonials', to: '/admin/testimonials' },
  { name: 'events', to: '/admin/events' },
  { name: 'customOrders', to: '/admin/custom-orders' },
  { name: 'ourWork', to: '/admin/our-work' },
]

/** What was added last, in this order. */
export const recentLists: RecentList[] = [
  {
    name: 'recentProducts',
    to: '/admin/products',
    async load() {
      const query = { sort: '-createdAt', limit: recentCount } as const
      const call = catalog.GET('/api/products/all', { params: { query } })
      const products = await unwrap(call, { fallback })
      return products.map(product => ({
        ...recent(product),
        editPath: `/admin/products/edit/${product._id}`,
        viewPath: product.active ? `/products/${product.slug}` : null,
      }))
    },
  },
  {
    name: 'recentPosts',
    to: '/admin/blog',
    async load() {
      const query = { sort: '-createdAt', limit: recentCount } as const
      const call = catalog.GET('/api/blog/admin', { params: { query } })
      const posts = await unwrap(call, { fallback })
      return posts.map(post => ({
        ...recent(post),
        editPath: `/admin/blog/edit/${post._id}`,
        viewPath: post.published ? `/blog/${post.slug}` : null,
      }))
    },
  },
]

export type LatestOrder = Extract<OrdersAnswer<'/api/custom-order'>, unknown[]>[number]

/** The orders that came in last, for whoever comes to answer them. */
export async function loadLatestOrders(): Promise<LatestOrder[]> {
  const call = orders.GET('/api/custom-order', { params: { query: { limit: recentCount } } })
  const list = await unwrap(call, { fallback })
  // With an administrator's token the answer is the list, never the description of the form.
  return Array.isArray(list) ? list : []
}

interface Recent {
  _id: string
  title: string
  imageAsset: RecentItem['imageAsset']
  createdAt: string
}

function recent({ _id, title, imageAsset, createdAt }: Recent) {
  return { id: _id, title, imageAsset, createdAt }
}

/** How many there are on all pages of a list, whatever part of it was asked for. */
async function totalOf(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<number> {
  await unwrap(call, { fallback })
  const total = (await call).response.headers.get('x-total-count')
  if (total === null) throw new ApiError(fallback, 200)
  return Number(total)
}
