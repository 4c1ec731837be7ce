import { expect, test } from 'vitest'
import { linkTarget } from './banner.tsx'

test.each([
  ['/products', { kind: 'page', path: '/products' }],
  [' /products?page=2 ', { kind: 'page', path: '/products?page=2' }],
  ['/', { kind: 'page', path: '/' }],
  ['https://example.com/sale', { kind: 'elsewhere', url: 'https://example.com/sale' }],
  ['HTTP://example.com', { kind: 'elsewhere', url: 'HTTP://example.com' }],
])('links a banner to %s', (link, target) => {
  expect(linkTarget(link)).toEqual(target)
})

test.each([
  '',
  ' ',
  null,
  undefined,
  'products',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  'https://',
  'https:///products',
])('rejects %s as a banner link', link => {
  expect(linkTarget(link)).toBeUndefined()
})
