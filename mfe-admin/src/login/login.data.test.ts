import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingOf } from './login.data.ts'

const origin = 'https://shop.example'
const from = (wanted: string) =>
  landingOf(`${origin}/admin/login?${new URLSearchParams({ from: wanted })}`)

test('returns the page of `from`, with its query', () => {
  expect(from('/admin/products?q=cup&page=2')).toBe('/admin/products?q=cup&page=2')
  expect(from('/admin')).toBe('/admin')
})

test('returns the dashboard without `from`, and in place of the sign-in page', () => {
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
])('returns the dashboard in place of %s', wanted => {
  expect(from(wanted)).toBe('/admin')
})

test('returns a page of the back office for any `from`', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), wanted => {
      const { origin: reached, pathname } = new URL(from(wanted), origin)
      expect(reached).toBe(origin)
      expect(pathname).toMatch(/^\/admin(?:\/(?!login$)|$)/)
    }),
  )
})
