import { ApiError } from '@stampa/api'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  nextCursor,
  notFoundAs404,
  onlyOtherPages,
  orNothing,
  redirectFormerSlug,
} from './loaders.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

test('returns the loaded part', async () => {
  expect(await orNothing(Promise.resolve([1, 2]), new AbortController().signal)).toEqual([1, 2])
  expect(warn).not.toHaveBeenCalled()
})

test('logs a failure and returns an empty list', async () => {
  const failure = new Error('away')
  expect(await orNothing(Promise.reject(failure), new AbortController().signal)).toEqual([])
  expect(warn.mock.calls).toEqual([[failure]])
})

test('does not log an aborted navigation', async () => {
  expect(await orNothing(Promise.reject(new Error('aborted')), AbortSignal.abort())).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test.each([400, 404, 414])(
  'turns %d of a service for a record into a 404 of the page',
  async status => {
    await expect(
      notFoundAs404(Promise.reject(new ApiError('Absent', status))),
    ).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test.each([0, 410, 429, 503])('throws %d of a service for a record as it is', async status => {
  const error = new ApiError('Refused', status)
  await expect(notFoundAs404(Promise.reject(error))).rejects.toBe(error)
})

const record = { _id: '0199-a', slug: 'koupa' }
const request = new Request('https://stampa.example/products/any?lang=en')
const redirect = (key: string) =>
  redirectFormerSlug({ key, record, path: '/products/koupa', request })

test('accepts the slug and the id of a record', () => {
  expect(redirect('koupa')).toBeUndefined()
  expect(redirect('0199-a')).toBeUndefined()
})

test('redirects a former slug to the present one and keeps the query', () => {
  let thrown: unknown
  try {
    redirect('flitzani')
  } catch (answer) {
    thrown = answer
  }
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown).toHaveProperty('status', 301)
  expect((thrown as Response).headers.get('location')).toBe('/products/koupa?lang=en')
})

test('parses the cursor of the next page', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), cursor => {
      const query = new URLSearchParams({ limit: '9', cursor })
      expect(nextCursor(`</api/blog?${query}>; rel="next"`)).toBe(cursor)
    }),
  )
})

test('returns no cursor on the last page', () => {
  expect(nextCursor(null)).toBeUndefined()
  expect(nextCursor('</api/blog>; rel="prev"')).toBeUndefined()
  expect(nextCursor('</api/blog?limit=9>; rel="next"')).toBeUndefined()
})

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
