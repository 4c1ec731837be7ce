import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, pageSearch, parsePage } from './page-of.ts'

const list = fc.array(fc.nat(), { maxLength: 60 })
const size = fc.integer({ min: 1, max: 12 })

test('splits a list into full pages, of which only the last may be short', () => {
  fc.assert(
    fc.property(list, size, (items, perPage) => {
      const { pages } = pageOf(items, 1, perPage)
      const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, perPage))
      expect(all.flatMap(page => page.items)).toEqual(items)
      for (const page of all.slice(0, -1)) expect(page.items).toHaveLength(perPage)
      expect(all.map(({ page }) => page)).toEqual(all.map((_, index) => index + 1))
    }),
  )
})

test('returns an existing page for any number', () => {
  fc.assert(
    fc.property(list, size, fc.double(), (items, perPage, requested) => {
      const { page, pages } = pageOf(items, requested, perPage)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(page).toBeLessThanOrEqual(pages)
    }),
  )
  expect(pageOf([1, 2, 3], 9, 2).page).toBe(2)
  expect(pageOf([1, 2, 3], 1.5, 2).page).toBe(1)
})

test('parses the page number of a query', () => {
  expect(parsePage('')).toBe(1)
  expect(parsePage('?page=3')).toBe(3)
  expect(parsePage('?page=words')).toBeNaN()
})

test('sets the page number of a query and keeps the others that pages are rendered from', () => {
  expect(pageSearch('?page=2', 1)).toBe('')
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (q, page) => {
      const search = pageSearch(`?${new URLSearchParams({ q, page: '7', utm_source: q })}`, page)
      expect(parsePage(search)).toBe(page)
      expect(new URLSearchParams(search).get('q') ?? '').toBe(q)
      expect(search).not.toContain('utm_source')
    }),
  )
})
