import type { Visibility } from '../../content/visible.ts'
import { posts } from '../blog/posts.ts'
import { faqs } from '../faq/faqs.ts'
import { works } from '../our-work/works.ts'
import { products } from '../products/products.ts'

/** What of one kind of content is searched and shown. */
export interface SearchedKind {
  kind: 'product' | 'post' | 'work' | 'faq'
  visibility: Visibility
  /** SQL of the texts, as the column `lexemes` of the table was made of them. */
  title: string
  body: string
  /** SQL of the image, if it has one. */
  image?: string
  /** Whether it has a page of its own. */
  slugged: boolean
  /** The page that shows it. @param key slug or id */
  url(key: string): string
}

export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: 'product',
    visibility: products,
    title: 'title',
    body: 'description',
    image: 'image',
    slugged: true,
    url: slug => `/products/${slug}`,
  },
  {
    kind: 'post',
    visibility: posts,
    title: 'title',
    body: String.raw`excerpt || E'\n' || context || E'\n' || search_list(tags) || E'\n' || author`,
    image: 'image',
    slugged: true,
    url: slug => `/blog/${slug}`,
  },
  {
    kind: 'work',
    visibility: works,
    title: 'title',
    body: String.raw`description || E'\n' || customer_name`,
    image: 'images -> 0',
    slugged: false,
    url: id => `/our-works#${id}`,
  },
  {
    kind: 'faq',
    visibility: faqs,
    title: 'question',
    body: 'answer',
    slugged: false,
    url: id => `/faq#${id}`,
  },
]
