import { expect, test } from 'vitest'
import { allowedMethods } from './plugin.ts'

const allowed = allowedMethods(
  new Map([
    ['/api/products', new Set(['GET', 'POST'])],
    ['/api/products/:id', new Set(['PUT', 'DELETE'])],
    ['/api/products/all', new Set(['GET'])],
    ['/files/*', new Set(['GET'])],
  ]),
)

test.each([
  ['/api/products', ['GET', 'POST']],
  ['/api/products?limit=1', ['GET', 'POST']],
  ['/api/products/7', ['DELETE', 'PUT']],
  ['/api/products/all', ['DELETE', 'GET', 'PUT']],
  ['/files/a/b.png', ['GET']],
  ['/api/products/7/parts', []],
  ['/apixproducts', []],
  ['/', []],
])('%s knows %j', (url, methods) => {
  expect(allowed(url)).toEqual(methods)
})
