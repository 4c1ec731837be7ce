import type { Page } from '@playwright/test'
import { field, form, notice, open, picture, row, save, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/** A kind of content as its screen is walked through: what the specification says of it. */
interface Walk {
  /** Address of its screen, below /admin. */
  screen: string
  /** What its calls begin with. */
  api: string
  noun: string
  title: string
  /** Messages of an empty form. */
  required: string[]
  /** Field that holds the record's name. */
  name: string
  /** Fills the rest. */
  fill: (page: Page) => Promise<void>
  columns: string[]
}

const choose = (page: Page, label: string) => field(page, label).setInputFiles(picture)
const write = (page: Page, label: string, text: string) => field(page, label).fill(text)

/** More than a preview shows. */
const long = 'Τυπώνουμε σε βαμβάκι. '.repeat(8).trim()

const walks: Walk[] = [
  {
    screen: 'events',
    api: 'events',
    noun: 'event',
    title: 'Events',
    required: ['Event name is required'],
    name: 'Name',
    fill: async page => {
      await write(page, 'Description', long)
      await choose(page, 'Image')
      await choose(page, 'Favicon')
    },
    columns: ['Image', 'Name', 'Description', 'Status'],
  },
  {
    screen: 'blog',
    api: 'blog',
    noun: 'blog post',
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
  },
  {
    screen: 'banners',
    api: 'banner',
    noun: 'banner',
    title: 'Banners',
    required: ['Please select an image for new banners'],
    name: 'Title',
    fill: async page => {
      await write(page, 'Subtitle', 'Υπότιτλος')
      await write(page, 'Link', '/products')
      await form(page).getByLabel('Placement').selectOption('event-banner')
      await choose(page, 'Image')
    },
    columns: ['Image', 'Title', 'Subtitle', 'Placement', 'Order', 'Status'],
  },
  {
    screen: 'testimonials',
    api: 'testimonials',
    noun: 'testimonial',
    title: 'Testimonials',
    required: ['Customer name is required', 'Testimonial content is required'],
    name: 'Customer name',
    fill: page => write(page, 'Testimonial', long),
    columns: ['Company logo', 'Customer name', 'Testimonial', 'Status'],
  },
  {
    screen: 'about',
    api: 'about',
    noun: 'about content',
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
      // Of several active ones visitors would see this.
      await form(page).getByRole('switch', { name: 'Active' }).uncheck()
    },
    columns: ['Banner image', 'Title', 'Content', 'Status'],
  },
  {
    screen: 'faq',
    api: 'faq',
    noun: 'FAQ',
    title: 'FAQ',
    required: ['Question and answer are required'],
    name: 'Question',
    fill: page => write(page, 'Answer', long),
    columns: ['Question', 'Answer', 'Order'],
  },
  {
    screen: 'our-work',
    api: 'our-work',
    noun: 'work',
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
  },
  {
    screen: 'customers',
    api: 'customers',
    noun: 'customer',
    title: 'Our Customers',
    required: ['Customer name is required', 'Logo image is required'],
    name: 'Name',
    fill: page => choose(page, 'Logo'),
    columns: ['Logo', 'Name', 'Created', 'Status'],
  },
]

for (const walk of walks) {
  test(`${walk.screen}: a record is checked, added, changed, deleted and brought back`, async ({
    page,
    api,
  }) => {
    const { screen, noun } = walk
    const name = uniqueName()
    const renamed = `${name} νέα`
    api.cleanUp(walk.api, name)
    api.cleanUp(walk.api, renamed)

    await open(page, `/admin/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.title)
    const headers = page.getByRole('columnheader').filter({ hasText: /\S/ })
    for (const column of walk.columns) {
      await expect(headers.filter({ hasText: column }).first()).toBeVisible()
    }

    await page.getByRole('link', { name: `Add ${noun}` }).click()
    await save(page).click()
    for (const message of walk.required) {
      await expect(form(page).getByText(message).first()).toBeVisible()
    }
    await write(page, walk.name, name)
    await walk.fill(page)

    await save(page).click()
    await expect(form(page)).toHaveCount(0)
    await expect(notice(page, `“${name}” was added`)).toBeVisible()

    await page.getByRole('searchbox').fill(name)
    if (walk.columns.some(column => ['Description', 'Testimonial', 'Answer'].includes(column))) {
      await expect(row(page, name)).toContainText(`${long.slice(0, 100)}...`)
    }
    await row(page, name)
      .getByRole('link', { name: `Edit ${name}` })
      .click()
    await write(page, walk.name, renamed)
    await save(page).click()
    await expect(notice(page, `“${renamed}” was saved`)).toBeVisible()

    await row(page, renamed)
      .getByRole('button', { name: `Delete ${renamed}` })
      .click()
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName(`Are you sure you want to delete this ${noun}?`)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(notice(page, `The ${noun} was deleted`)).toBeVisible()
    await expect(row(page, renamed)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, renamed)).toBeVisible()
  })
}
