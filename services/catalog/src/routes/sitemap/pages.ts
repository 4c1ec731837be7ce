import type { Visibility } from '../../content/visible.ts'
import { posts } from '../blog/posts.ts'
import { categories } from '../categories/categories.ts'
import { products } from '../products/products.ts'
import type { Page } from './document.ts'

/** Pages that are there whatever the shop has. */
export const fixedPages: readonly Page[] = [
  '/',
  '/products',
  '/categories',
  '/events',
  '/our-works',
  '/test-your-idea',
  '/custom-order',
  '/contact',
  '/blog',
  '/about',
  '/faq',
  '/testimonials',
  '/privacy',
  '/terms',
  '/sitemap',
].map(path => ({ path }))

/** Kinds of content with a page for each record. */
export const paged = {
  products: { visibility: products, path: '/products/' },
  categories: { visibility: categories, path: '/products/category/' },
  posts: { visibility: posts, path: '/blog/' },
} as const satisfies Record<string, { visibility: Visibility; path: string }>

export type Paged = keyof typeof paged

export const pagedKinds = Object.keys(paged) as Paged[]
