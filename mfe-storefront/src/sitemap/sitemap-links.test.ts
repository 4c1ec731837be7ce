import { expect, test } from 'vitest'
import { sitemapLinks } from './sitemap-links.ts'

test('leads where it is specified to, in that order', () => {
  expect(sitemapLinks.map(({ to }) => to).join(', ')).toBe(
    '/, /products, /categories, /events, /custom-order, /about, /contact, /faq, /testimonials, /banners, /blog, /privacy, /terms',
  )
})
