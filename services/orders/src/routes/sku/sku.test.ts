import { afterAll, describe, expect, test } from 'vitest'
import { expectProblem, SalesTest, type SavedSku, tshirt } from '../../../test/sales.ts'

// A connection for each of the simultaneous requests: one that waits for the pool too long is answered with 503.
const sales = await SalesTest.start({ DATABASE_POOL_MAX: 50 })
afterAll(() => sales.stop())

const url = '/api/sku'

function post(json: unknown) {
  return sales.call<SavedSku>('POST', url, { json })
}

function codes(body: unknown): string[] {
  return (body as SavedSku[]).map(({ skuCode }) => skuCode)
}

describe('a new SKU', () => {
  test('is stored as sent with a new code', async () => {
    const { status, headers, body } = await post({ ...tshirt, vendor: ' Νήμα Α.Ε. ' })
    expect(status).toBe(201)
    expect(headers.etag).toBe('"1"')
    expect(body).toEqual({
      ...tshirt,
      _id: expect.any(String),
      skuCode: expect.stringMatching(/^SKU-\d{5}$/),
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await sales.call('GET', `${url}/${body._id}`)).body).toEqual(body)
  })

  test.each([0, 0.07, 5.1, 19.99, 999_999.99])('accepts the price %d', async priceWithoutVAT => {
    const { body } = await post({ ...tshirt, priceWithoutVAT })
    expect(body).toMatchObject({ priceWithoutVAT })
    const { rows } = await sales.db.raw('select price_cents::text from skus where id = ?', [
      body._id,
    ])
    expect(rows[0].price_cents).toBe((priceWithoutVAT * 100).toFixed(0))
  })

  test.each<[string, string, object]>([
    ['productDescription', 'Product description is required', { productDescription: undefined }],
    ['productDescription', 'Product description is required', { productDescription: ' \n' }],
    [
      'productDescription',
      'Product description must be at most 500 characters',
      { productDescription: 'x'.repeat(501) },
    ],
    ['vendor', 'Vendor is required', { vendor: '' }],
    ['priceWithoutVAT', 'Price without VAT is required', { priceWithoutVAT: undefined }],
    ['priceWithoutVAT', 'Price without VAT must be a number', { priceWithoutVAT: '5.00' }],
    ['priceWithoutVAT', 'Price without VAT must be 0 or more', { priceWithoutVAT: -1 }],
    [
      'priceWithoutVAT',
      'Price without VAT must have at most two decimals',
      { priceWithoutVAT: 0.005 },
    ],
    ['priceWithoutVAT', 'Price without VAT must be 999999.99 or less', { priceWithoutVAT: 1e12 }],
    ['minimumOrderItems', 'Minimum order items is required', { minimumOrderItems: undefined }],
    ['minimumOrderItems', 'Minimum order items must be 1 or more', { minimumOrderItems: 0 }],
    ['minimumOrderItems', 'Minimum order items must be an integer', { minimumOrderItems: 1.5 }],
    [
      'minimumOrderItems',
      'Minimum order items must be 1000000 or less',
      { minimumOrderItems: 1e12 },
    ],
    ['skuCode', 'Sku code is not a known field', { skuCode: 'SKU-1' }],
  ])('is rejected for %s: %s', async (field, message, fields) => {
    expectProblem(await post({ ...tshirt, ...fields }), 400, message, { [field]: message })
  })

  test('reports all four missing fields in the order of the form', async () => {
    expectProblem(await post({}), 400, 'Product description is required', {
      productDescription: 'Product description is required',
      vendor: 'Vendor is required',
      priceWithoutVAT: 'Price without VAT is required',
      minimumOrderItems: 'Minimum order items is required',
    })
  })
})

describe('codes', () => {
  test('are unique and increasing for fifty simultaneous requests', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => sales.sku()))
    expect(new Set(made.map(({ skuCode }) => skuCode)).size).toBe(50)
    const last =
      made
        .map(({ skuCode }) => skuCode)
        .sort()
        .at(-1) ?? ''
    expect((await sales.sku()).skuCode > last).toBe(true)
  })

  test('are not reused after a deletion or rollback', async () => {
    const first = await sales.sku()
    await sales.call('DELETE', `${url}/${first._id}`)
    await sales.db('skus').where({ id: first._id }).delete()
    await sales.db
      .transaction(async tx => {
        await tx.raw(
          `insert into skus (product_description, vendor, price_cents, minimum_order_items)
           values ('x', 'y', 1, 1)`,
        )
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect((await sales.sku()).skuCode > first.skuCode).toBe(true)
  })

  test('grow beyond five digits', async () => {
    await sales.orders.test.owner.raw("select setval('sku_numbers', 99999)")
    expect((await sales.sku()).skuCode).toBe('SKU-100000')
  })
})

test('keeps an Idempotency-Key for its administrator', async () => {
  const headers = { 'idempotency-key': 'a-key-of-one-administrator' }
  expect((await sales.call('POST', url, { json: tshirt, headers })).status).toBe(201)
  const token = await sales.orders.test.adminToken()
  expect((await sales.call('POST', url, { json: tshirt, headers, token })).status).toBe(422)
})

describe('a changed SKU', () => {
  test('is stored as sent, with its code and a revision', async () => {
    const before = await sales.sku()
    const changed = { ...tshirt, priceWithoutVAT: 5.5, vendor: 'Άλλος' }
    const { status, body } = await sales.call('PUT', `${url}/${before._id}`, { json: changed })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...changed, skuCode: before.skuCode, version: 2 })
    const { body: history } = await sales.call('GET', `${url}/${before._id}/history`)
    expect(history).toMatchObject([
      {
        version: 2,
        action: 'changed',
        changes: [
          { field: 'vendor', from: tshirt.vendor, to: 'Άλλος' },
          { field: 'priceWithoutVAT', from: 5, to: 5.5 },
        ],
      },
      { version: 1, action: 'created' },
    ])
  })

  test('is refused with the changes since for an old version', async () => {
    const { _id } = await sales.sku()
    const put = (priceWithoutVAT: number, ifMatch: string) =>
      sales.call('PUT', `${url}/${_id}`, { json: { ...tshirt, priceWithoutVAT }, ifMatch })
    expect((await put(6, '"1"')).status).toBe(200)
    const refused = await put(7, '"1"')
    expectProblem(
      refused,
      409,
      'Someone else changed this meanwhile. Reload it and make your change again.',
    )
    expect(refused.body).toMatchObject({
      code: 'changed_meanwhile',
      conflict: {
        version: 2,
        changedBy: expect.any(String),
        changes: [{ field: 'priceWithoutVAT', from: 5, to: 6 }],
      },
    })
    expect((await put(8, 'W/"2"')).status).toBe(200)
    expect((await put(9, '*')).status).toBe(200)
    expect((await put(9, 'nonsense')).status).toBe(409)
  })

  test('accepts one of two simultaneous changes', async () => {
    const { _id } = await sales.sku()
    const answers = await Promise.all(
      [6, 7].map(priceWithoutVAT =>
        sales.call('PUT', `${url}/${_id}`, { json: { ...tshirt, priceWithoutVAT }, ifMatch: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the list', () => {
  test('returns every SKU once, whole or in pages, in any sort order', async () => {
    for (const priceWithoutVAT of [3, 1, 2, 2, 3]) await sales.sku({ priceWithoutVAT })
    for (const sort of [
      'skuCode',
      '-createdAt',
      'priceWithoutVAT',
      '-vendor',
      'minimumOrderItems',
    ]) {
      const { body: whole, headers } = await sales.call(`GET`, `${url}?sort=${sort}`)
      const pages = await sales.orders.pages(`${url}?sort=${sort}&limit=7`)
      const paged = pages.flatMap(({ body }) => codes(body))
      expect(paged, sort).toEqual(codes(whole))
      expect(headers['x-total-count']).toBe(String(paged.length))
    }
  })

  test('finds words ignoring case and accents', async () => {
    const { skuCode } = await sales.sku({ productDescription: 'Κεραμική κούπα 330ml' })
    for (const q of ['ΚΟΥΠΑ κεραμικη', skuCode.toLowerCase()]) {
      const { body } = await sales.call('GET', `${url}?q=${encodeURIComponent(q)}`)
      expect(codes(body)).toContain(skuCode)
    }
    expect((await sales.call('GET', `${url}?q=%25`)).body).toEqual([])
  })

  test.each([
    'sort=nothing',
    'limit=0',
    'limit=x',
    'cursor=x',
    'cursor=WyJza3VDb2RlIiwieCIsInkiXQ',
  ])('rejects %s', async query => {
    expect((await sales.call('GET', `${url}?${query}`)).status).toBe(400)
  })
})
