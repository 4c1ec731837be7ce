import { catalogRules, identityRules, ordersRules, studioRules } from '@stampa/api'
import { expect, test } from 'vitest'
import { contentTypes } from '../../content-types.ts'
import { answersInGreek, inGreek } from './answers.messages.ts'

// Back-office specification, section 8. Null: only logged, nothing is shown.
const specified: Readonly<Record<string, readonly (string | null)[]>> = {
  products: ['Failed to fetch data', 'Failed to save product', 'Failed to delete product'],
  categories: [
    'Failed to fetch categories',
    'Failed to save category',
    'Failed to delete category',
  ],
  blog: ['Failed to fetch blogs', 'Failed to save blog post', 'Failed to delete blog post'],
  banners: ['Failed to fetch banners', 'Failed to save banner', 'Failed to delete banner'],
  testimonials: [
    'Failed to fetch testimonials',
    'Failed to save testimonial',
    'Failed to delete testimonial',
  ],
  about: [
    'Failed to fetch about content',
    'Failed to save about content',
    'Failed to delete about content',
  ],
  faq: ['Failed to fetch FAQs', 'Failed to save FAQ', 'Failed to delete FAQ'],
  events: ['Failed to fetch events', 'Failed to save event', 'Failed to delete event'],
  customers: ['Failed to fetch customers', 'Failed to save customer', 'Failed to delete customer'],
  'our-work': ['Failed to fetch data', null, null],
}

test.each(Object.entries(specified))(
  '%s has the failure messages of the specification',
  (id, texts) => {
    const { load, save, remove } = contentTypes.find(type => type.id === id)?.failures ?? {}
    expect([load, save, remove]).toEqual(texts)
    for (const text of texts) {
      if (text) expect(answersInGreek).toHaveProperty([text])
    }
  },
)

test('messages about a variable are translated with its name', () => {
  expect(inGreek('{{$& x}} is not a variable of this mail')).toBe(
    'Το {{$& x}} δεν είναι μεταβλητή αυτού του email',
  )
  expect(inGreek('Text is required')).toBe('Συμπληρώστε το κείμενο')
  expect(inGreek('EENVELOPE 550')).toBe('EENVELOPE 550')
})

test('the messages of the services’ rules for forms are translated', () => {
  const messages = new Set<string>()
  const collect = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, value] of Object.entries(part)) {
      if (key === 'message' && typeof value === 'string') messages.add(value)
      else collect(value)
    }
  }
  for (const rules of [catalogRules, identityRules, ordersRules, studioRules]) collect(rules)
  const inEnglish = [...messages].filter(message => !(message in answersInGreek))
  expect(inEnglish).toEqual([])
})
