import { serveFetchWith } from '@stampa/platform'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { loadStudio } from './design-studio.data.ts'
import { printAreasIn, printAreasToValues } from './print-areas.ts'

afterEach(() => serveFetchWith(request => fetch(request)))

test('loads as many orders as the address asks for, up to 1000, in calls of at most 200', async () => {
  let orders = Array.from({ length: 230 }, (_, index) => ({ _id: `${index}` }))
  serveFetchWith(async ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/orders')) return Response.json([])
    const limit = Number(searchParams.get('limit'))
    expect(limit).toBeLessThanOrEqual(200)
    const first = Number(searchParams.get('cursor') ?? 0)
    const next = first + limit
    const link = next < orders.length ? `<${pathname}?cursor=${next}>; rel="next"` : ''
    const headers = { 'x-total-count': `${orders.length}`, link }
    return Response.json(orders.slice(first, next), { headers })
  })
  const load = async (asked: string) => {
    const { list } = await loadStudio({
      request: new Request(`http://stampa.test/admin/design-studio?tab=orders${asked}`),
    })
    return { shown: list?.rows.length, total: list?.total, next: list?.next }
  }
  expect(await load('')).toEqual({ shown: 20, total: 230, next: '20' })
  expect(await load('&orders=220')).toEqual({ shown: 220, total: 230, next: '220' })
  expect(await load('&orders=240')).toEqual({ shown: 230, total: 230, next: undefined })
  orders = Array.from({ length: 1010 }, (_, index) => ({ _id: `${index}` }))
  expect(await load('&orders=1e9')).toEqual({ shown: 1000, total: 1010, next: undefined })
})

const part = fc.integer({ min: 0, max: 1000 }).map(thousandths => thousandths / 1000)
const size = fc.integer({ min: 10, max: 2000 })
const area = fc.record({ x: part, y: part, width: part, widthMm: size, heightMm: size })

test('reads back the print areas that filled a form', () => {
  fc.assert(
    fc.property(fc.record({ front: area, back: fc.option(area) }), areas => {
      const read = printAreasIn(printAreasToValues(areas))
      expect(read.back === null).toBe(areas.back === null)
      for (const side of ['front', 'back'] as const) {
        for (const [field, value] of Object.entries(areas[side] ?? {})) {
          expect(read[side]).toHaveProperty(field, expect.closeTo(value, 9))
        }
      }
    }),
  )
})
