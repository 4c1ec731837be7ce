import { expect, test } from 'vitest'
import { onlyOtherPages } from './revalidation.ts'

const asks = (current: string, next: string, defaultShouldRevalidate = true) =>
  onlyOtherPages({
    currentUrl: new URL(current, 'https://stampa.example'),
    nextUrl: new URL(next, 'https://stampa.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  })

test('a list is not fetched again for another page of it', () => {
  expect(asks('/products', '/products?page=2')).toBe(false)
  expect(asks('/products?page=2', '/products')).toBe(false)
})

test('it is when the visitor tries again, or goes elsewhere', () => {
  expect(asks('/products?page=2', '/products?page=2')).toBe(true)
  expect(asks('/products/category/1?page=2', '/products/category/2')).toBe(true)
})

test('where the router would not, it is not either', () => {
  expect(asks('/products', '/products', false)).toBe(false)
})
