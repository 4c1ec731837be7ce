import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { line, SalesTest } from '../../../test/sales.ts'
import { type NeedRow, type PurchaseList, toPurchases } from '../../jobs/purchases.ts'
import type { Job } from '../../jobs/schema.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

/** Accepts an offer of SKUs and quantities. @returns the id of its job, in the stage */
async function jobOf(items: Record<string, number>, stage = 'Purchasing'): Promise<string> {
  const { _id } = await sales.sentOffer({
    items: [
      ...Object.entries(items).map(([sku, quantity]) => ({ ...line, sku, quantity })),
      // Nothing to buy.
      { ...line, sku: null, productDescription: 'Μεταφορικά', priceWithoutVAT: 5 },
    ],
  })
  await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Accepted' } })
  const [job] = (await sales.call<Job[]>('GET', '/api/jobs?sort=-createdAt&limit=1')).body
  if (job?.offer !== _id) throw new Error('no job')
  await sales.call('PATCH', `/api/jobs/${job._id}`, { json: { stage } })
  return job._id
}

test('a purchase list sums the SKUs of jobs by vendor, up to the minimum, at present prices', async () => {
  const add = async (fields: object) => (await sales.sku(fields))._id
  const cup = await add({ vendor: 'Ωμέγα', priceWithoutVAT: 9, minimumOrderItems: 36 })
  const cap = await add({ vendor: 'Άλφα', priceWithoutVAT: 0.07, minimumOrderItems: 10 })
  const bag = await add({ vendor: 'Άλφα', priceWithoutVAT: 3, minimumOrderItems: 1 })
  const first = await jobOf({ [cup]: 20, [cap]: 100 })
  const second = await jobOf({ [cup]: 5, [bag]: 1 })
  const printing = await jobOf({ [cup]: 30 }, 'Printing')
  const edited = await sales.call('PUT', `/api/sku/${cup}`, {
    json: {
      productDescription: 'Κούπα',
      vendor: 'Ωμέγα',
      priceWithoutVAT: 1.15,
      minimumOrderItems: 36,
    },
  })
  expect(edited.status).toBe(200)

  const read = (query = '', options = {}) =>
    sales.call<PurchaseList>('GET', `/api/jobs/purchases${query}`, options)
  const { body } = await read()
  expect(body).toMatchObject({
    jobs: 2,
    total: 51.4,
    vendors: [
      {
        vendor: 'Άλφα',
        total: 10,
        items: [
          { sku: cap, quantity: 100, ordered: 100, surplus: 0, priceWithoutVAT: 0.07, total: 7 },
          { sku: bag, quantity: 1, ordered: 1, surplus: 0, total: 3 },
        ],
      },
      {
        vendor: 'Ωμέγα',
        total: 41.4,
        items: [
          {
            sku: cup,
            productDescription: 'Κούπα',
            quantity: 25,
            minimumOrderItems: 36,
            ordered: 36,
            surplus: 11,
            priceWithoutVAT: 1.15,
            total: 41.4,
          },
        ],
      },
    ],
  })
  const chosen = (await read(`?job=${first}&job=${printing}`)).body
  expect(chosen.jobs).toBe(2)
  expect(chosen.vendors.flatMap(({ items }) => items.map(item => item.ordered))).toEqual([100, 50])
  expect((await read(`?job=${second}`)).body.jobs).toBe(1)
  expect((await read('?job=x')).status).toBe(400)

  const token = await sales.orders.test.adminToken(undefined, undefined, ['orders:read'])
  const withoutPrices = await read('', { token })
  expect(withoutPrices.raw.toString()).not.toMatch(/\d\.\d/)
  expect(withoutPrices.body).toMatchObject({ total: null, vendors: [{ total: null }, {}] })

  const sheet = await sales.call('GET', '/api/jobs/purchases/export?format=csv')
  expect(sheet.raw.toString().trim().split('\r\n')).toEqual([
    expect.stringContaining('Vendor,SKU code,Product,Needed,Minimum order,To order,Surplus'),
    expect.stringMatching(/^Άλφα,SKU-\d+,.*,100,10,100,0,0.07,7$/),
    expect.stringMatching(/^Άλφα,SKU-\d+,.*,1,1,1,0,3,3$/),
    expect.stringMatching(/^Ωμέγα,SKU-\d+,Κούπα,25,36,36,11,1.15,41.4$/),
  ])
})

test('what is bought covers the need, reaches the minimum, and adds up to the cent', () => {
  const need = fc.record({
    vendor: fc.constantFrom('Α', 'Β', 'Γ'),
    price: fc.nat({ max: 99_999_999 }),
    minimum: fc.integer({ min: 1, max: 10_000 }),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(need), needs => {
      const rows = needs.map(
        ({ vendor, price, minimum, quantity }, index): NeedRow => ({
          sku_id: `${index}`,
          sku_code: '',
          product_description: '',
          vendor,
          price_cents: `${price}`,
          minimum_order_items: minimum,
          quantity: `${quantity}`,
        }),
      )
      const { vendors, total } = toPurchases(rows, { withPrices: true })
      const items = vendors.flatMap(vendor => vendor.items)
      expect(items).toHaveLength(rows.length)
      for (const { quantity, minimumOrderItems, ordered, surplus } of items) {
        expect(ordered).toBe(quantity + surplus)
        expect(ordered === quantity || ordered === minimumOrderItems).toBe(true)
        expect(surplus).toBeGreaterThanOrEqual(0)
        expect(ordered).toBeGreaterThanOrEqual(minimumOrderItems)
      }
      const cents = needs.reduce(
        (sum, { price, minimum, quantity }) => sum + price * Math.max(minimum, quantity),
        0,
      )
      expect(Math.round((total ?? 0) * 100)).toBe(cents)
    }),
  )
})
