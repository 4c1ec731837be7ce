import type { CallOptions, CatalogTest } from './support.ts'
import { png } from './support.ts'

export interface Kind {
  /** Used in messages: '<label> not found'. */
  label: string
  url: string
  /** Path of the administrators' list, relative to `url`. */
  list: '/all' | '/admin'
  encoding: 'json' | 'form'
  /** Field with the record's name. */
  name: string
  /** Its text fields with their maximum lengths. */
  texts: Record<string, number>
  /** Text fields that may have translations; the first one decides the language of the record. */
  translated: string[]
  flag?: 'active' | 'published'
  /** Whether it has `publishAt` and `unpublishAt`. */
  scheduled?: boolean
  ordered?: boolean
  slugs?: boolean
  /** Sort keys of the administrators' list. */
  sorts: string[]
  /** Required fields with their messages. */
  required: Record<string, string>
  /** Further fields of a valid new record. */
  fields(catalog: CatalogTest): Promise<Record<string, unknown>>
}

/** Uploads a small image and returns its URL. */
async function uploaded(catalog: CatalogTest, url: string): Promise<string> {
  const form = { image: await png() }
  const { body } = await catalog.call<{ imageUrl: string }>('POST', `${url}/upload`, { form })
  return body.imageUrl
}

const image = async () => ({ image: await png() })

export const kinds: Kind[] = [
  {
    label: 'Product',
    url: '/api/products',
    list: '/all',
    encoding: 'form',
    name: 'title',
    texts: { title: 300, description: 20_000 },
    translated: ['title', 'description'],
    flag: 'active',
    ordered: true,
    slugs: true,
    sorts: ['order', 'title', 'active', 'createdAt'],
    required: {
      title: 'Title is required',
      description: 'Description is required',
      categories: 'Please select at least one category',
      image: 'Please select an image for new products',
    },
    fields: async catalog => ({
      description: 'Περιγραφή',
      categories: [await catalog.category('Κατηγορία')],
      image: await png(),
    }),
  },
  {
    label: 'Category',
    url: '/api/categories',
    list: '/all',
    encoding: 'json',
    name: 'name',
    texts: { name: 200, description: 5000 },
    translated: ['name', 'description'],
    flag: 'active',
    slugs: true,
    sorts: ['createdAt', 'name', 'active'],
    required: { name: 'Category name is required' },
    fields: async () => ({}),
  },
  {
    label: 'Event',
    url: '/api/events',
    list: '/all',
    encoding: 'json',
    name: 'name',
    texts: { name: 200, description: 5000 },
    translated: ['name', 'description'],
    flag: 'active',
    scheduled: true,
    sorts: ['createdAt', 'name', 'active'],
    required: { name: 'Event name is required' },
    fields: async () => ({}),
  },
  {
    label: 'Blog post',
    url: '/api/blog',
    list: '/admin',
    encoding: 'form',
    name: 'title',
    texts: { title: 300, context: 60_000, author: 200, excerpt: 1000 },
    translated: ['title', 'excerpt', 'context'],
    flag: 'published',
    scheduled: true,
    slugs: true,
    sorts: ['publishedAt', 'title', 'author', 'published', 'createdAt'],
    required: {
      title: 'Title is required',
      context: 'Context is required',
      author: 'Author is required',
      image: 'Please select an image for new blog posts',
    },
    fields: async () => ({
      context: 'Κείμενο',
      author: 'Μαρία',
      published: true,
      image: await png(),
    }),
  },
  {
    label: 'Banner',
    url: '/api/banner',
    list: '/admin',
    encoding: 'form',
    name: 'title',
    texts: { title: 300, subtitle: 1000 },
    translated: ['title', 'subtitle'],
    flag: 'active',
    scheduled: true,
    ordered: true,
    sorts: ['order', 'title', 'placement', 'active', 'createdAt'],
    required: { image: 'Please select an image for new banners' },
    fields: image,
  },
  {
    label: 'Testimonial',
    url: '/api/testimonials',
    list: '/admin',
    encoding: 'form',
    name: 'customerName',
    texts: { customerName: 200, testimonial: 5000 },
    translated: ['testimonial'],
    flag: 'active',
    sorts: ['createdAt', 'customerName', 'active'],
    required: {
      customerName: 'Customer name is required',
      testimonial: 'Testimonial content is required',
    },
    fields: async () => ({ testimonial: 'Άψογοι' }),
  },
  {
    label: 'About content',
    url: '/api/about',
    list: '/admin',
    encoding: 'form',
    name: 'title',
    texts: { title: 300, content: 50_000 },
    translated: ['title', 'content'],
    flag: 'active',
    sorts: ['createdAt', 'title', 'active'],
    required: {
      title: 'Title is required',
      content: 'Content is required',
      bannerImage: 'Please select a banner image for new about content',
    },
    fields: async () => ({ content: 'Ποιοι είμαστε', bannerImage: await png() }),
  },
  {
    label: 'FAQ',
    url: '/api/faq',
    list: '/admin',
    encoding: 'json',
    name: 'question',
    texts: { question: 1000, answer: 20_000 },
    translated: ['question', 'answer'],
    ordered: true,
    sorts: ['order', 'question', 'createdAt'],
    required: {
      question: 'Question and answer are required',
      answer: 'Question and answer are required',
    },
    fields: async () => ({ answer: 'Ναι' }),
  },
  {
    label: 'Work post',
    url: '/api/our-work',
    list: '/admin',
    encoding: 'form',
    name: 'title',
    texts: { title: 300, customerName: 200, description: 20_000 },
    translated: ['title', 'description'],
    ordered: true,
    sorts: ['order', 'title', 'customerName', 'createdAt'],
    required: {
      title: 'Title is required',
      customerName: 'Customer name is required',
      description: 'Description is required',
    },
    fields: async () => ({ customerName: 'Καφενείο', description: 'Ποδιές' }),
  },
  {
    label: 'Synonyms',
    url: '/api/synonyms',
    list: '/admin',
    encoding: 'json',
    name: 'words',
    texts: { words: 500 },
    translated: [],
    sorts: ['words', 'createdAt'],
    required: { words: 'Words are required' },
    fields: async () => ({}),
  },
  {
    label: 'Size chart',
    url: '/api/size-charts',
    list: '/admin',
    encoding: 'json',
    name: 'name',
    texts: { name: 200, note: 2000 },
    translated: ['name', 'note'],
    sorts: ['name', 'createdAt'],
    required: { name: 'Name is required' },
    fields: async () => ({
      table: { sizes: [{ name: 'M' }], measures: [{ name: 'A', values: ['52'] }] },
    }),
  },
  {
    label: 'Customer',
    url: '/api/customers',
    list: '/admin',
    encoding: 'json',
    name: 'name',
    texts: { name: 200 },
    translated: [],
    flag: 'active',
    sorts: ['createdAt', 'name', 'active'],
    required: { name: 'Customer name is required', image: 'Logo image is required' },
    fields: async catalog => ({ image: await uploaded(catalog, '/api/customers') }),
  },
]

/** A record of any kind. */
export interface AnyRecord extends Record<string, unknown> {
  _id: string
  version: number
}

/** Returns call options with these fields as JSON or form. */
export function bodyOf(kind: Kind, fields: Record<string, unknown>): CallOptions {
  return kind.encoding === 'json' ? { json: fields } : { form: fields }
}

/** Returns the fields that every change must repeat: the required ones without files. */
export async function changeable(
  catalog: CatalogTest,
  kind: Kind,
): Promise<Record<string, unknown>> {
  const fields = await kind.fields(catalog)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !Buffer.isBuffer(value)))
}
