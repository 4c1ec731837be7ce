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
export const testimonialsOnHome = 6

export type HomeData = Loaded<typeof loadHome>

/** Loads all sections in parallel. Never rejects: a section that fails to load is empty and left out. */
export async function loadHome({ request: { signal } }: LoaderFunctionArgs) {
  const get = <T>(name: string, call: Parameters<typeof unwrap<T[]>>[0]) =>
    orNothing(unwrap(call, { fallback: `Failed to load ${name}` }), signal)
  const [banners, categories, featured, events, orderForm, testimonials, posts, customers] =
    await Promise.all([
      orNothing(loadBanners(signal), signal),
      get('categories', catalog.GET('/api/categories', { signal })),
      get('featured products', catalog.GET('/api/products/featured', { signal })),
      get('events', catalog.GET('/api/events', { signal })),
      loadOrderForm(signal),
      orNothing(loadTestimonials(signal, { limit: testimonialsOnHome }), signal),
      get('recent posts', catalog.GET('/api/blog/recent', { signal })),
      get('customers', catalog.GET('/api/customers', { signal })),
    ])
  return {
    /** Banners of the slider. */
    banners: bannersAt('homepage', banners),
    eventBanner: bannersAt('event-banner', banners)[0] ?? null,
    offerBanner: bannersAt('offer-banner', banners)[0] ?? null,
    categories: categories.map(category => pick(category, ['slug', 'name'])),
    featured: featured.map(toCard),
    events: events.map(event => pick(event, ['_id', 'name'])),
    orderForm,
    testimonials,
    posts: posts.map(toPostCard),
    customers: customers.map(customer => pick(customer, ['_id', 'name', 'imageAsset'])),
  }
}
