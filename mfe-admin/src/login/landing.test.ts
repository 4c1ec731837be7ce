import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingOf } from './landing.ts'

const origin = 'https://shop.example'
const from = (wanted: string) =>
  landingOf(`${origin}/admin/login?${new URLSearchParams({ from: wanted })}`)

test('leads to the page that asked for it, with its query', () => {
  expect(from('/admin/products?q=cup&page=2')).toBe('/admin/products?q=cup&page=2')
  expect(from('/admin')).toBe('/admin')
})

test('leads home without a wish, and never back to signing in', () => {
  expect(landingOf(`${origin}/admin/login`)).toBe('/admin')
  expect(from('/admin/login')).toBe('/admin')
  expect(from('/admin/login?from=/admin/login')).toBe('/admin')
})

test.each([
  '//evil.example/admin',
  'https://evil.example/admin',
  '/\\evil.example/admin',
  'javascript:alert(1)//admin',
  '/administrator',
  '/products',
  '/admin/../products',
  'admin',
])('does not follow %s', wanted => {
  expect(from(wanted)).toBe('/admin')
})

test('whatever is asked for, the answer is a page of the back office', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), wanted => {
      const { origin: reached, pathname } = new URL(from(wanted), origin)
      expect(reached).toBe(origin)
      expect(pathname).toMatch(/^\/admin(?:\/(?!login$)|$)/)
    }),
  )
})
