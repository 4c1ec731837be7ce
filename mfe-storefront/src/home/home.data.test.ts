import { serveFetchWith } from '@stampa/platform'
import { afterEach, expect, test, vi } from 'vitest'
import { loadHome } from './home.data.ts'

afterEach(() => {
  serveFetchWith(request => fetch(request))
  vi.restoreAllMocks()
})

test('shows at most 6 testimonials on the home page', async () => {
  const all = Array.from({ length: 7 }, (_, index) => ({ _id: String(index), name: 'Μαρία' }))
  serveFetchWith(async ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const isAsked = pathname === '/api/testimonials'
    return Response.json(isAsked ? all.slice(0, Number(searchParams.get('limit') ?? 7)) : [])
  })
  const { testimonials } = await loadHome({ request: new Request('http://stampa.test/') })
  expect(testimonials).toHaveLength(6)
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
