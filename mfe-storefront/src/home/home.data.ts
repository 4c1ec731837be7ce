import type { LoaderFunctionArgs } from '@stampa/platform'
import { loadOrderForm, type OrderFormData } from '../custom-order/order-form.data.ts'
import { type Banner, bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { orNothing } from '../shared/or-nothing.ts'
import type { PostCardData } from '../shared/post-card/post-card.data.ts'
import type { CardData } from '../shared/product-card/card-data.ts'
import { loadTestimonials, type Testimonial } from '../shared/testimonial-card/testimonials.data.ts'
import { loadRecentPosts } from './blog-teaser/blog-teaser.data.ts'
import { type CategoryLink, loadCategoryLinks } from './category-links/category-links.data.ts'
import { type Customer, loadCustomers } from './customer-logos/customers.data.ts'
import { type EventLink, loadEventLinks } from './event-banner/event-links.data.ts'
import { loadFeatured } from './product-teaser/product-teaser.data.ts'
import { testimonialsOnHome } from './testimonials/testimonials-on-home.ts'

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
