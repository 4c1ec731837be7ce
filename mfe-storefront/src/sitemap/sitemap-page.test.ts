import { expect, test } from 'vitest'
import { links } from './sitemap-page.tsx'

test('links to the specified pages in the specified order', () => {
  expect(Object.keys(links).join(', ')).toBe(
    '/, /products, /categories, /events, /custom-order, /about, /contact, /faq, /testimonials, /banners, /blog, /privacy, /terms',
  )
})
