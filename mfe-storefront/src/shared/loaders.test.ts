import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { nextCursor, orNothing, redirectFormerSlug } from './loaders.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

test('hands on what was loaded', async () => {
  expect(await orNothing(Promise.resolve([1, 2]), new AbortController().signal)).toEqual([1, 2])
  expect(warn).not.toHaveBeenCalled()
})

test('logs a failure and leaves the part out', async () => {
  const failure = new Error('away')
  expect(await orNothing(Promise.reject(failure), new AbortController().signal)).toEqual([])
  expect(warn.mock.calls).toEqual([[failure]])
})

test('says nothing of a navigation that was given up', async () => {
  expect(await orNothing(Promise.reject(new Error('aborted')), AbortSignal.abort())).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

const record = { _id: '0199-a', slug: 'koupa' }
const request = new Request('https://stampa.example/products/any?lang=en')
const ask = (asked: string) =>
  redirectFormerSlug({ asked, record, path: '/products/koupa', request })

test('the slug and the id of a record are addresses of its page', () => {
  expect(ask('koupa')).toBeUndefined()
  expect(ask('0199-a')).toBeUndefined()
})

test('a former slug leads to the present one, with its query', () => {
  let thrown: unknown
  try {
    ask('flitzani')
  } catch (answer) {
    thrown = answer
  }
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown).toHaveProperty('status', 301)
  expect((thrown as Response).headers.get('location')).toBe('/products/koupa?lang=en')
})

test('reads the cursor of the next page', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), cursor => {
      const query = new URLSearchParams({ limit: '9', cursor })
      expect(nextCursor(`</api/blog?${query}>; rel="next"`)).toBe(cursor)
    }),
  )
})

test('the last page has none', () => {
  expect(nextCursor(null)).toBeUndefined()
  expect(nextCursor('</api/blog>; rel="prev"')).toBeUndefined()
  expect(nextCursor('</api/blog?limit=9>; rel="next"')).toBeUndefined()
})
