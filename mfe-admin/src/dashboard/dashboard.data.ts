import { ApiError, type OrdersAnswer, unwrap } from '@stampa/api'
import { getToken, type LoaderFunctionArgs } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { loadMails } from '../mails/mails.data.ts'
import { catalog, orders, studio } from '../shared/calls/api.ts'
import { mayOpen } from '../shared/permissions.tsx'

const fallback = 'Failed to fetch data'

/** Number of records in each list of recent ones; back-office specification, section 9. */
const recentCount = 5

const newest = { params: { query: { sort: '-createdAt', limit: recentCount } } } as const
const one = { params: { query: { limit: 1 } } }

/**
 * Lists whose records are counted, in display order; `call` asks for one record, its headers have the number
 * of all.
 */
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

const day = 24 * 60 * 60 * 1000

const oneOf = <Filter>(filter: Filter) => ({ params: { query: { ...filter, limit: 1 } } })

/** What waits for the shop, most urgent first: the address of its list, and its number. */
const waiting = {
  mails: {
    to: () => '/admin/mails',
    count: async (args: LoaderFunctionArgs) => (await loadMails(args)).mails.length,
  },
  messages: {
    to: () => '/admin/contact?show=unread',
    count: () => countOf(orders.GET('/api/contact', oneOf({ read: false }))),
  },
  replies: {
    to: () => '/admin/custom-orders?unread=true',
    count: () => countOf(orders.GET('/api/custom-order', oneOf({ unread: true }))),
  },
  designReplies: {
    to: () => '/admin/design-studio?tab=orders&unread=true',
    count: () => countOf(studio.GET('/api/design-studio/orders', oneOf({ unread: true }))),
  },
  reviews: {
    to: () => '/admin/reviews',
    count: () => countOf(catalog.GET('/api/reviews/admin', oneOf({ waiting: true }))),
  },
  oldOrders: {
    to: () => `/admin/custom-orders?${new URLSearchParams(oldOrders())}`,
    count: () => countOf(orders.GET('/api/custom-order', oneOf(oldOrders()))),
  },
  designs: {
    to: () => '/admin/design-studio?tab=orders&status=Submitted',
    count: () => countOf(studio.GET('/api/design-studio/orders', oneOf({ status: 'Submitted' }))),
  },
  failedArtwork: {
    to: () => '/admin/design-studio?tab=orders&artwork=failed',
    count: () => countOf(studio.GET('/api/design-studio/orders', oneOf({ artwork: 'failed' }))),
  },
  lateJobs: {
    to: () => '/admin/production?view=list&due=overdue',
    count: () => countOf(orders.GET('/api/jobs', oneOf({ due: 'overdue' }))),
  },
  jobsThisWeek: {
    to: () => '/admin/production?view=list&due=week',
    count: () => countOf(orders.GET('/api/jobs', oneOf({ due: 'week' }))),
  },
  jobsToStart: {
    to: () => '/admin/production?stage=To+do',
    count: () => countOf(orders.GET('/api/jobs', oneOf({ stage: 'To do' }))),
  },
  endingOffers: {
    to: () => '/admin/offers?ending=soon',
    count: () => countOf(orders.GET('/api/offers', oneOf({ ending: 'soon' }))),
  },
} as const

type WaitingName = keyof typeof waiting

/** Filter of the orders of earlier days that nobody has taken up. */
function oldOrders() {
  return { orderStatus: 'Submitted', to: shopDay(new Date(Date.now() - day)) } as const
}

export interface Waiting {
  name: WaitingName
  to: string
  /** Null if it could not be loaded. */
  count: number | null
}

export type LatestOrder = Extract<OrdersAnswer<'/api/custom-order'>, unknown[]>[number]

export type DashboardData = NonNullable<Awaited<ReturnType<typeof loadDashboard>>>

/**
 * Loads the parts of the dashboard that the administrator may see; null without a token. A failed call yields
 * null and leaves the rest of the page usable.
 */
export async function loadDashboard(args: LoaderFunctionArgs) {
  if (!getToken()) return null
  const names = (Object.keys(screens) as ScreenName[]).filter(name => mayOpen(screens[name].to))
  const mayReadOrders = mayOpen(screens.customOrders.to)
  const mayReadContent = mayOpen(screens.products.to)
  const [counts, waiting, latestOrders, products, posts, months] = await Promise.all([
    Promise.all(
      names.map(async name => ({ name, count: await unlessFailed(countOf(screens[name].call())) })),
    ),
    loadWaiting(args),
    mayReadOrders ? unlessFailed(loadLatestOrders()) : null,
    mayReadContent
      ? unlessFailed(unwrap(catalog.GET('/api/products/all', newest), { fallback }))
      : null,
    mayReadContent
      ? unlessFailed(unwrap(catalog.GET('/api/blog/admin', newest), { fallback }))
      : null,
    mayOpen('/admin/offers')
      ? unlessFailed(unwrap(orders.GET('/api/offers/figures'), { fallback }))
      : null,
  ])
  // A record has a public address while visitors see it.
  const items = products?.map(row => ({ ...row, viewPath: row.active && `/products/${row.slug}` }))
  const articles = posts?.map(row => ({ ...row, viewPath: row.published && `/blog/${row.slug}` }))
  return {
    counts,
    waiting,
    months,
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

/** Counts what waits for the shop, as far as the administrator may see it. */
async function loadWaiting(args: LoaderFunctionArgs): Promise<Waiting[]> {
  const names = (Object.keys(waiting) as WaitingName[]).filter(name => mayOpen(waiting[name].to()))
  return Promise.all(
    names.map(async name => {
      const { to, count } = waiting[name]
      return { name, to: to(), count: await unlessFailed(count(args)) }
    }),
  )
}

/** Returns the number of records on all pages of a list. */
async function countOf(call: Parameters<typeof unwrap>[0]): Promise<number> {
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
