/** A kind of content as its administrators save it and visitors read it. */
export interface Kind {
  /** Below `/api`. */
  path: string
  /** Whether writes are forms. */
  isForm: boolean
  /** The field with the record's name. */
  name: string
  /** Other fields that a public record requires. */
  fields: Record<string, unknown>
  /** For kinds with an image: the field of the form, or the URL of its earlier upload. */
  image?: string
  /** Whether it has a publication time. */
  scheduled?: boolean
}

export const category: Kind = { path: 'categories', isForm: false, name: 'name', fields: {} }

export const kinds: Kind[] = [
  category,
  { path: 'events', isForm: false, name: 'name', fields: {}, scheduled: true },
  { path: 'faq', isForm: false, name: 'question', fields: { answer: 'Ναι' } },
  { path: 'customers', isForm: false, name: 'name', fields: {}, image: 'upload' },
  { path: 'products', isForm: true, name: 'title', fields: { description: 'Α' }, image: 'image' },
  {
    path: 'blog',
    isForm: true,
    name: 'title',
    fields: { context: 'Α', author: 'Μαρία', published: 'true' },
    image: 'image',
    scheduled: true,
  },
  {
    path: 'banner',
    isForm: true,
    name: 'title',
    fields: { placement: 'homepage' },
    image: 'image',
    scheduled: true,
  },
  { path: 'testimonials', isForm: true, name: 'customerName', fields: { testimonial: 'Α' } },
  { path: 'about', isForm: true, name: 'title', fields: { content: 'Α' }, image: 'bannerImage' },
  {
    path: 'our-work',
    isForm: true,
    name: 'title',
    fields: { customerName: 'Α', description: 'Α' },
    image: 'images',
  },
]
