import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { loadOrderForm, type OrderFormData } from '../custom-order/custom-order.data.ts'
import { catalog } from '../shared/api.ts'
import { type Banner, bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { orNothing } from '../shared/loaders.ts'
import { type PostCardData, toPostCard } from '../shared/post-card/post-card.data.ts'
import { type CardData, toCard } from '../shared/product-card/card-data.ts'
import { loadTestimonials, type Testimonial } from '../shared/testimonial-card/testimonials.data.ts'

/** The home page shows this many testimonials at most. */
export const testimonialsOnHome = 6

/** What the home page's sections show; a section whose list is empty is left out. */
export interface HomeData {
  /** Of the slider. */
  banners: Banner[]
  eventBanner: Banner | null
  offerBanner: Banner | null
  categories: CategoryLink[]
  featured: CardData[]
  events: EventLink[]
  orderForm: OrderFormData
  testimonials: Testimonial[]
  posts: PostCardData[]
  customers: Customer[]
}

/** Loads all sections together. Never fails: the home page is there whatever is not. */
export async function loadHome({ request: { signal } }: LoaderFunctionArgs): Promise<HomeData> {
  const [banners, categories, featured, events, orderForm, testimonials, posts, customers] =
    await Promise.all([
      orNothing(loadBanners(signal), signal),
      orNothing(loadCategoryLinks(signal), signal),
      orNothing(loadFeatured(signal), signal),
      orNothing(loadEventLinks(signal), signal),
      loadOrderForm(signal),
      orNothing(loadTestimonials(signal, { limit: testimonialsOnHome }), signal),
      orNothing(loadRecentPosts(signal), signal),
      orNothing(loadCustomers(signal), signal),
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

/** @throws ApiError */
export async function loadRecentPosts(signal: AbortSignal): Promise<PostCardData[]> {
  const posts = await unwrap(catalog.GET('/api/blog/recent', { signal }), {
    fallback: 'Failed to load recent posts',
  })
  return posts.map(toPostCard)
}

export interface CategoryLink {
  slug: string
  name: string
}

export async function loadCategoryLinks(signal: AbortSignal): Promise<CategoryLink[]> {
  const categories = await unwrap(catalog.GET('/api/categories', { signal }), {
    fallback: 'Failed to load categories',
  })
  return categories.map(({ slug, name }) => ({ slug, name }))
}

export interface Customer {
  _id: string
  name: string
  logo: ImageAsset | null
}

/** @throws ApiError */
export async function loadCustomers(signal: AbortSignal): Promise<Customer[]> {
  const customers = await unwrap(catalog.GET('/api/customers', { signal }), {
    fallback: 'Failed to load customers',
  })
  return customers.map(({ _id, name, imageAsset }) => ({ _id, name, logo: imageAsset }))
}

export interface EventLink {
  _id: string
  name: string
}

/** @throws ApiError */
export async function loadEventLinks(signal: AbortSignal): Promise<EventLink[]> {
  const events = await unwrap(catalog.GET('/api/events', { signal }), {
    fallback: 'Failed to load events',
  })
  return events.map(({ _id, name }) => ({ _id, name }))
}

export async function loadFeatured(signal: AbortSignal): Promise<CardData[]> {
  const products = await unwrap(catalog.GET('/api/products/featured', { signal }), {
    fallback: 'Failed to load featured products',
  })
  return products.map(toCard)
}
