import { ApiError, type OrdersAnswer, unwrap } from '@stampa/api'
import { getToken, type LoaderFunctionArgs } from '@stampa/platform'
import { loadMails } from '../mails/mails.data.ts'
import { catalog, orders } from '../shared/calls/api.ts'
import { mayOpen } from '../shared/permissions.tsx'

const fallback = 'Failed to fetch data'

/** Number of records in each list of recent ones; back-office specification, section 9. */
const recentCount = 5

const newest = { params: { query: { sort: '-createdAt', limit: recentCount } } } as const
const one = { params: { query: { limit: 1 } } }

/** Lists whose records are counted, in display order; `call` asks for one record, its headers have the number of all. */
export const screens = {
  products: { to: '/admin/products', call: () => catalog.GET('/api/products/all', one) },
  categories: { to: '/admin/categories', call: () => catalog.GET('/api/categories/all', one) },
  blog: { to: '/admin/blog', call: () => catalog.GET('/api/blog/admin', one) },
  banners: { to: '/admin/banners', call: () => catalog.GET('/api/banner/admin', one) },
  testimonials: {
    to: '/admin/testimonials',
    call: () => catalog.GET('/api/testimonials/admin', one),
  },
  events: { to: '/admin/events', call: () => catalog.GET('/api/events/all', one) },
  customOrders: { to: '/admin/custom-orders', call: () => orders.GET('/api/custom-order', one) },
  ourWork: { to: '/admin/our-work', call: () => catalog.GET('/api/our-work/admin', one) },
  customers: { to: '/admin/customers', call: () => catalog.GET('/api/customers/admin', one) },
} as const

type ScreenName = keyof typeof screens

export type LatestOrder = Extract<OrdersAnswer<'/api/custom-order'>, unknown[]>[number]

export type DashboardData = NonNullable<Awaited<ReturnType<typeof loadDashboard>>>

/**
 * Loads the parts of the dashboard that the administrator may see; null without a token. A failed call yields null and leaves
 * the rest of the page usable.
 */
export async function loadDashboard(args: LoaderFunctionArgs) {
  if (!getToken()) return null
  const names = (Object.keys(screens) as ScreenName[]).filter(name => mayOpen(screens[name].to))
  const mayReadOrders = mayOpen(screens.customOrders.to)
  const mayReadContent = mayOpen(screens.products.to)
  const [counts, undelivered, latestOrders, products, posts] = await Promise.all([
    Promise.all(names.map(async name => ({ name, count: await unlessFailed(countOf(name)) }))),
    mayReadOrders ? unlessFailed(loadMails(args)) : null,
    mayReadOrders ? unlessFailed(loadLatestOrders()) : null,
    mayReadContent
      ? unlessFailed(unwrap(catalog.GET('/api/products/all', newest), { fallback }))
      : null,
    mayReadContent
      ? unlessFailed(unwrap(catalog.GET('/api/blog/admin', newest), { fallback }))
      : null,
  ])
  // A record has a public address while visitors see it.
  const items = products?.map(row => ({ ...row, viewPath: row.active && `/products/${row.slug}` }))
  const articles = posts?.map(row => ({ ...row, viewPath: row.published && `/blog/${row.slug}` }))
  return {
    counts,
    undelivered: undelivered?.mails.length ?? 0,
    latestOrders,
    recent: [
      { name: 'recentProducts', to: screens.products.to, items },
      { name: 'recentPosts', to: screens.blog.to, items: articles },
    ] as const,
  }
}

async function loadLatestOrders(): Promise<LatestOrder[]> {
  const call = orders.GET('/api/custom-order', { params: { query: { limit: recentCount } } })
  const list = await unwrap(call, { fallback })
  // For an administrator the response is the list; for the public it describes the order form.
  return Array.isArray(list) ? list : []
}

/** Returns the number of records on all pages of a list. */
async function countOf(name: ScreenName): Promise<number> {
  const call: Parameters<typeof unwrap>[0] = screens[name].call()
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
