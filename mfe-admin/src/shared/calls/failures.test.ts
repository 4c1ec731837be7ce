import { expect, test } from 'vitest'
import { aboutContents } from '../../about/about.ts'
import { banners } from '../../banners/banners.ts'
import { posts } from '../../blog/blog.ts'
import { categories } from '../../categories/categories.ts'
import { customers } from '../../customers/customers.ts'
import { events } from '../../events/events.ts'
import { faqs } from '../../faq/faq.ts'
import { works } from '../../our-work/our-work.ts'
import { products } from '../../products/products.ts'
import { testimonials } from '../../testimonials/testimonials.ts'
import { answersInGreek } from './answers.messages.ts'

// Back-office specification, section 8. Null: only logged, nothing is shown.
test.each([
  [products, 'Failed to fetch data', 'Failed to save product', 'Failed to delete product'],
  [
    categories,
    'Failed to fetch categories',
    'Failed to save category',
    'Failed to delete category',
  ],
  [posts, 'Failed to fetch blogs', 'Failed to save blog post', 'Failed to delete blog post'],
  [banners, 'Failed to fetch banners', 'Failed to save banner', 'Failed to delete banner'],
  [
    testimonials,
    'Failed to fetch testimonials',
    'Failed to save testimonial',
    'Failed to delete testimonial',
  ],
  [
    aboutContents,
    'Failed to fetch about content',
    'Failed to save about content',
    'Failed to delete about content',
  ],
  [faqs, 'Failed to fetch FAQs', 'Failed to save FAQ', 'Failed to delete FAQ'],
  [events, 'Failed to fetch events', 'Failed to save event', 'Failed to delete event'],
  [customers, 'Failed to fetch customers', 'Failed to save customer', 'Failed to delete customer'],
  [works, 'Failed to fetch data', null, null],
])('$id has the failure messages of the specification', (resource, load, save, remove) => {
  expect(resource.failures).toEqual({ load, save, remove })
  for (const text of [load, save, remove]) {
    if (text) expect(answersInGreek).toHaveProperty([text])
  }
})
