import type { Page } from '@playwright/test'
import { field, form, picture } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/** A kind of content, as the specification describes its screen. */
export interface ContentKind {
  /** Address of its screen, below /admin. */
  screen: string
  /** First segment of its API paths, below /api. */
  api: string
  noun: string
  /** Plural of the noun. */
  many: string
  title: string
  /** Messages of an empty form. */
  required: string[]
  /** Field that holds the record's name. */
  name: string
  /** Fills the other fields. */
  fill: (page: Page) => Promise<void>
  columns: string[]
  /** Values that its row shows besides the name. */
  shown?: string[]
  /** Specified messages of failures; null where none is shown. */
  failures: { load: string; save: string | null; remove: string | null }
}

const choose = (page: Page, label: string) => field(page, label).setInputFiles(picture)
export const write = (page: Page, label: string, text: string) => field(page, label).fill(text)

const switchOff = (page: Page) => form(page).getByRole('switch', { name: 'Active' }).uncheck()

/** A text longer than a preview. */
export const long = 'Τυπώνουμε σε βαμβάκι. '.repeat(8).trim()

export const contentKinds: ContentKind[] = [
  {
    screen: 'categories',
    api: 'categories',
    noun: 'category',
    many: 'categories',
    title: 'Categories',
    required: ['Category name is required'],
    name: 'Name',
    fill: async page => {
      await write(page, 'Description', long)
      await choose(page, 'Image')
      await choose(page, 'Favicon')
      await switchOff(page)
    },
    columns: ['Image', 'Name', 'Description', 'Products', 'Status'],
    failures: {
      load: 'Failed to fetch categories',
      save: 'Failed to save category',
      remove: 'Failed to delete category',
    },
  },
  {
    screen: 'products',
    api: 'products',
    noun: 'product',
    many: 'products',
    title: 'Products',
    required: [
      'Title is required',
      'Description is required',
      'Please select at least one category',
      'Please select an image for new products',
    ],
    name: 'Title',
    fill: async page => {
      await write(page, 'Description', long)
      await form(page).getByRole('checkbox').first().check()
      await choose(page, 'Image')
      const second = { ...picture, name: 'second.png' }
      await form(page)
        .locator('input[type=file][multiple]:visible')
        .setInputFiles([picture, second])
      await expect(form(page).getByText('Maximum 9 images.')).toBeVisible()
      await switchOff(page)
    },
    columns: ['Image', 'Title', 'Categories', 'Order', 'Status'],
    failures: {
      load: 'Failed to fetch data',
      save: 'Failed to save product',
      remove: 'Failed to delete product',
    },
  },
  {
    screen: 'events',
    api: 'events',
    noun: 'event',
    many: 'events',
    title: 'Events',
    required: ['Event name is required'],
    name: 'Name',
    fill: async page => {
      await write(page, 'Description', long)
      await choose(page, 'Image')
      await choose(page, 'Favicon')
    },
    columns: ['Image', 'Name', 'Description', 'Status'],
    failures: {
      load: 'Failed to fetch events',
      save: 'Failed to save event',
      remove: 'Failed to delete event',
    },
  },
  {
    screen: 'blog',
    api: 'blog',
    noun: 'blog post',
    many: 'blog posts',
    title: 'Blog',
    required: [
      'Title is required',
      'Context is required',
      'Author is required',
      'Please select an image for new blog posts',
    ],
    name: 'Title',
    fill: async page => {
      await write(page, 'Context', 'Πρώτη παράγραφος\n\nΔεύτερη')
      await expect(form(page).getByRole('region', { name: 'Context: preview' })).toContainText(
        'Preview, 2 paragraphs',
      )
      await write(page, 'Excerpt', 'Περίληψη')
      await write(page, 'Author', 'Μαρία')
      await write(page, 'Tags', 'DTF, μεταξοτυπία')
      await choose(page, 'Image')
    },
    columns: ['Image', 'Title', 'Author', 'Tags', 'Date', 'Status'],
    shown: ['Μαρία', 'DTF, μεταξοτυπία'],
    failures: {
      load: 'Failed to fetch blogs',
      save: 'Failed to save blog post',
      remove: 'Failed to delete blog post',
    },
  },
  {
    screen: 'banners',
    api: 'banner',
    noun: 'banner',
    many: 'banners',
    title: 'Banners',
    required: ['Please select an image for new banners'],
    name: 'Title',
    fill: async page => {
      await write(page, 'Subtitle', 'Υπότιτλος')
      await write(page, 'Link', '/products')
      const placement = form(page).getByLabel('Placement')
      await expect(placement.getByRole('option')).toHaveText([
        'homepage',
        'custom-order',
        'offer-banner',
        'categories',
        'event-banner',
        'other',
      ])
      await placement.selectOption('event-banner')
      await choose(page, 'Image')
    },
    columns: ['Image', 'Title', 'Subtitle', 'Placement', 'Order', 'Status'],
    shown: ['Υπότιτλος', 'event-banner'],
    failures: {
      load: 'Failed to fetch banners',
      save: 'Failed to save banner',
      remove: 'Failed to delete banner',
    },
  },
  {
    screen: 'testimonials',
    api: 'testimonials',
    noun: 'testimonial',
    many: 'testimonials',
    title: 'Testimonials',
    required: ['Customer name is required', 'Testimonial content is required'],
    name: 'Customer name',
    fill: page => write(page, 'Testimonial', long),
    columns: ['Company logo', 'Customer name', 'Testimonial', 'Status'],
    failures: {
      load: 'Failed to fetch testimonials',
      save: 'Failed to save testimonial',
      remove: 'Failed to delete testimonial',
    },
  },
  {
    screen: 'about',
    api: 'about',
    noun: 'about content',
    many: 'about contents',
    title: 'About',
    required: [
      'Title is required',
      'Content is required',
      'Please select a banner image for new about content',
    ],
    name: 'Title',
    fill: async page => {
      await write(page, 'Content', long)
      await choose(page, 'Banner image')
      // Visitors would see an active one.
      await switchOff(page)
    },
    columns: ['Banner image', 'Title', 'Content', 'Status'],
    failures: {
      load: 'Failed to fetch about content',
      save: 'Failed to save about content',
      remove: 'Failed to delete about content',
    },
  },
  {
    screen: 'faq',
    api: 'faq',
    noun: 'FAQ',
    many: 'FAQs',
    title: 'FAQ',
    required: ['Question and answer are required'],
    name: 'Question',
    fill: page => write(page, 'Answer', long),
    columns: ['Question', 'Answer', 'Order'],
    failures: {
      load: 'Failed to fetch FAQs',
      save: 'Failed to save FAQ',
      remove: 'Failed to delete FAQ',
    },
  },
  {
    screen: 'our-work',
    api: 'our-work',
    noun: 'work',
    many: 'works',
    title: 'Our Work',
    required: ['Title is required', 'Customer name is required', 'Description is required'],
    name: 'Title',
    fill: async page => {
      await write(page, 'Customer name', 'Καφέ Αίγλη')
      await write(page, 'Description', long)
      const second = { ...picture, name: 'second.png' }
      await form(page).locator('input[type=file]:visible').setInputFiles([picture, second])
      await expect(form(page).getByText('Maximum 10 images.')).toBeVisible()
    },
    columns: ['Images', 'Title', 'Customer name', 'Description', 'Order'],
    shown: ['Καφέ Αίγλη'],
    failures: {
      load: 'Failed to fetch data',
      save: null,
      remove: null,
    },
  },
  {
    screen: 'synonyms',
    api: 'synonyms',
    noun: 'group of words',
    many: 'groups of words',
    title: 'Search words',
    required: ['Words are required'],
    name: 'Words of one meaning',
    fill: async () => {},
    columns: ['Words of one meaning'],
    failures: {
      load: 'Failed to fetch groups of words',
      save: 'Failed to save group of words',
      remove: 'Failed to delete group of words',
    },
  },
  {
    screen: 'customers',
    api: 'customers',
    noun: 'customer',
    many: 'customers',
    title: 'Our Customers',
    required: ['Customer name is required', 'Logo image is required'],
    name: 'Name',
    fill: page => choose(page, 'Logo'),
    columns: ['Logo', 'Name', 'Created', 'Status'],
    failures: {
      load: 'Failed to fetch customers',
      save: 'Failed to save customer',
      remove: 'Failed to delete customer',
    },
  },
]
