import { serveFetchWith } from '@stampa/platform'
import { afterEach, expect, test, vi } from 'vitest'
import { loadHome, testimonialsOnHome } from './home.data.ts'

afterEach(() => {
  serveFetchWith(request => fetch(request))
  vi.restoreAllMocks()
})

test('shows at most 6 testimonials on the home page', () => {
  expect(testimonialsOnHome).toBe(6)
})

test('leaves out a section whose records are malformed, and shows the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serveFetchWith(async ({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/api/products/featured') return Response.json([{ title: 'Κούπα' }])
    return Response.json(pathname === '/api/events' ? [{ _id: 'a', name: 'Γάμος' }] : [])
  })
  const { featured, events } = await loadHome({ request: new Request('http://stampa.test/') })
  expect(featured).toEqual([])
  expect(events).toEqual([{ _id: 'a', name: 'Γάμος' }])
  expect(warn).toHaveBeenCalledOnce()
})
