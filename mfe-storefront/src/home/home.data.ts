import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { loadOrderForm } from '../custom-order/custom-order.data.ts'
import { catalog } from '../shared/api.ts'
import { bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { type Loaded, orNothing, pick } from '../shared/loaders.ts'
import { toPostCard } from '../shared/post-card/post-card.data.ts'
import { toCard } from '../shared/product-grid/product-card.data.ts'
import { loadTestimonials } from '../shared/testimonial-card/testimonials.data.ts'

/** Testimonials on the home page, at most. */
const testimonialsOnHome = 6

export type HomeData = Loaded<typeof loadHome>

/** Loads all sections in parallel. Never rejects: a section that fails to load is empty and left out. */
export async function loadHome({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>) {
  type Call<T> = Parameters<typeof unwrap<T[]>>[0]
  const get = <T, Item>(name: string, call: Call<T>, toItem: (row: T) => Item) => {
    const fallback = `Failed to load ${name}`
    const items = unwrap(call, { fallback }).then(rows => rows.map(row => toItem(row)))
    return orNothing(items, signal)
  }
  const [banners, categories, featured, events, orderForm, testimonials, posts, customers] =
    await Promise.all([
      orNothing(loadBanners(signal), signal),
      get('categories', catalog.GET('/api/categories', { signal }), category =>
        pick(category, ['slug', 'name']),
      ),
      get('featured products', catalog.GET('/api/products/featured', { signal }), toCard),
      get('events', catalog.GET('/api/events', { signal }), event => pick(event, ['_id', 'name'])),
      loadOrderForm(signal),
      orNothing(loadTestimonials(signal, { limit: testimonialsOnHome }), signal),
      get('recent posts', catalog.GET('/api/blog/recent', { signal }), toPostCard),
      get('customers', catalog.GET('/api/customers', { signal }), customer =>
        pick(customer, ['_id', 'name', 'imageAsset']),
      ),
    ])
  return {
    banners: bannersAt('homepage', banners),
    eventBanner: bannersAt('event-banner', banners)[0] ?? null,
    offerBanner: bannersAt('offer-banner', banners)[0] ?? null,
    categories,
    featured,
    events,
    orderForm,
    testimonials,
    posts,
    customers,
  }
}
