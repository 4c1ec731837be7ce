import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageName, userType, uuidv7 } from './visit.ts'

describe('pageName', () => {
  it.each([
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/products/', 'Products'],
    ['/products/mug', 'Product Detail'],
    ['/products/category/mugs', 'Product Category'],
    ['/blog', 'Blog'],
    ['/blog/first', 'Blog Post'],
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
    ['/faq', 'FAQ'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/sitemap', 'Sitemap'],
    ['/constructor', 'Constructor'],
    ['/__proto__', '__proto__'],
    ['/our-works', 'Our Works'],
    ['/test-your-idea', 'Test Your Idea'],
    ['/admin', 'Admin - Dashboard'],
    ['/admin/our-work/new', 'Admin - Our Work'],
    ['/admin/faq', 'Admin - FAQ'],
  ])('%s is %s', (path, name) => {
    expect(pageName(path)).toBe(name)
  })

  it('names every path', () => {
    fc.assert(
      fc.property(fc.webPath(), path => {
        expect(pageName(path)).not.toBe('')
      }),
    )
  })
})

it("recognises administrators by path, title or the page's frame", () => {
  expect(userType('/products', 'Προϊόντα | Stampa', false)).toBe('user')
  expect(userType('/admin/faq', 'FAQ', false)).toBe('admin')
  expect(userType('/', 'Admin | Stampa', false)).toBe('admin')
  expect(userType('/', 'Stampa', true)).toBe('admin')
})

it('makes event ids that are ascending, unique UUIDs of version 7', () => {
  const time = fc.integer({ min: 0, max: 2 ** 48 - 1 })
  fc.assert(
    fc.property(time, time, (a, b) => {
      const [first, second] = [uuidv7(a), uuidv7(b)]
      expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      if (a !== b) expect(first < second).toBe(a < b)
      expect(first).not.toBe(second)
    }),
  )
})
