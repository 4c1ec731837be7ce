import { aboutContents } from './about/about.ts'
import { banners } from './banners/banners.ts'
import { posts } from './blog/blog.ts'
import { categories } from './categories/categories.ts'
import { customers } from './customers/customers.ts'
import { events } from './events/events.ts'
import { faqs } from './faq/faq.ts'
import { media } from './media/media.ts'
import { works } from './our-work/our-work.ts'
import { products } from './products/products.ts'
import { reviews } from './reviews/reviews.ts'
import type { Resource } from './shared/resource/resource.ts'
import { sizeCharts } from './size-charts/size-charts.ts'
import { synonyms } from './synonyms/synonyms.ts'
import { testimonials } from './testimonials/testimonials.ts'

/** The content types, in the order of the sidebar. */
export const contentTypes: readonly Resource[] = [
  categories,
  products,
  events,
  posts,
  banners,
  testimonials,
  aboutContents,
  faqs,
  works,
  customers,
  synonyms,
  reviews,
  media,
  sizeCharts,
]

const first = [posts, categories, events, works, customers, banners, aboutContents]
const found = new Set<Resource>([...first, ...contentTypes])
found.delete(products)
// The service searches the library, which is long.
found.delete(media)

/** The content types whose records the command palette finds after products and sales, in the order of its results. */
export const otherSearchedTypes: readonly Resource[] = [...found]
