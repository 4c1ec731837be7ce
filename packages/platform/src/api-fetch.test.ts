import { afterAll, expect, it, vi } from 'vitest'
import { apiOrigin, publicFetch, serveFetchWith } from './api-fetch.ts'

const sent: Request[] = []
serveFetchWith(async request => {
  sent.push(request)
  return new Response()
})

function onPage(language: string | undefined): void {
  const documentElement = { dataset: { language } }
  vi.stubGlobal('document', { documentElement, querySelector: () => null })
}

afterAll(() => vi.unstubAllGlobals())

it.each([
  ['en', '/api/products', '/api/products?lang=en'],
  ['en', '/api/search/all?q=%CE%BA&limit=50', '/api/search/all?q=%CE%BA&limit=50&lang=en'],
  ['el', '/api/products', '/api/products'],
  [undefined, '/api/products', '/api/products'],
  ['en', '/media/studio/1.png', '/media/studio/1.png'],
])('on a page in the language %s, reads %s as %s', async (language, path, expected) => {
  onPage(language)
  const { signal } = new AbortController()
  await publicFetch(new Request(apiOrigin + path, { headers: { 'x-kept': '1' }, signal }))
  const request = sent.at(-1)
  expect(request?.url).toBe(apiOrigin + expected)
  expect(request?.headers.get('x-kept')).toBe('1')
  expect(request?.credentials).toBe('omit')
})

it('sends what is no read as it is', async () => {
  onPage('en')
  await publicFetch(new Request(`${apiOrigin}/api/contact`, { method: 'POST', body: 'x' }))
  expect(sent.at(-1)?.url).toBe(`${apiOrigin}/api/contact`)
  expect(await sent.at(-1)?.text()).toBe('x')
})
