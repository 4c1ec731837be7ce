import { expect, test } from 'vitest'
import { onlyOtherPages } from './revalidation.ts'

const reloads = (current: string, next: string, defaultShouldRevalidate = true) =>
  onlyOtherPages({
    currentUrl: new URL(current, 'https://stampa.example'),
    nextUrl: new URL(next, 'https://stampa.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  })

test('does not reload a list for another page of it', () => {
  expect(reloads('/products', '/products?page=2')).toBe(false)
  expect(reloads('/products?page=2', '/products')).toBe(false)
})

test('reloads for a retry and for another list', () => {
  expect(reloads('/products?page=2', '/products?page=2')).toBe(true)
  expect(reloads('/products/category/1?page=2', '/products/category/2')).toBe(true)
})

test('does not reload where the router would not', () => {
  expect(reloads('/products', '/products', false)).toBe(false)
})
