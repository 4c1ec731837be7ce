import { aboutContents } from '../routes/about/about-contents.ts'
import { banners } from '../routes/banner/banners.ts'
import { posts } from '../routes/blog/posts.ts'
import { categories } from '../routes/categories/categories.ts'
import { customers } from '../routes/customers/customers.ts'
import { events } from '../routes/events/events.ts'
import { faqs } from '../routes/faq/faqs.ts'
import { works } from '../routes/our-work/works.ts'
import { products } from '../routes/products/products.ts'
import { testimonials } from '../routes/testimonials/testimonials.ts'

/** Every kind of content, for what is done to all of them. */
export const kinds = [
  aboutContents,
  banners,
  categories,
  customers,
  events,
  faqs,
  posts,
  products,
  testimonials,
  works,
] as const
