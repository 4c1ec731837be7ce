import { expect, test } from 'vitest'
import { screenOf } from './coming-screen.tsx'

test.each([
  ['/admin', '/admin'],
  ['/admin/products', '/admin/products'],
  ['/admin/products/new', '/admin/products'],
  ['/admin/products/edit/1', '/admin/products'],
  ['/', '/'],
])('returns the screen of %s: %s', (pathname, screen) => {
  expect(screenOf(pathname)).toBe(screen)
})
