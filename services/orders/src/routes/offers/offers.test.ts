import { vatRates } from '@stampa/pricing'
import { emptyTrash } from '@stampa/service-kit/trash'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import {
  customer,
  expectProblem,
  line,
  SalesTest,
  type SavedOffer,
  unknownId,
} from '../../../test/sales.ts'
import { trashTables } from '../../housekeeping.ts'
import { lineColumns, toColumns, totalColumns } from '../../offers/columns.ts'
import { priceItems } from '../../offers/quote.ts'
import { findItems } from '../../offers/store.ts'

const sales = await SalesTest.start()
const sku = (await sales.sku())._id
afterAll(() => sales.stop())

const url = '/api/offers'

function post(json: unknown) {
  return sales.call<SavedOffer>('POST', url, { json })
}

function offerOf(item: object) {
  return post({ ...customer, items: [{ ...line, sku, ...item }] })
}

describe('a new offer', () => {
  test('has the amounts of the specified example', async () => {
    const { status, headers, body } = await post({
      customerName: ' Καφέ Αύρα ',
      offerDate: '2026-11-20',
      items: [{ ...line, sku }],
    })
    expect(status).toBe(201)
    expect(headers.etag).toBe('"1"')
    expect(body).toEqual({
      _id: expect.any(String),
      number: expect.stringMatching(/^ΠΡ-2026-\d{4}$/),
      status: 'Draft',
      customerName: 'Καφέ Αύρα',
      customerEmail: '',
      customerAddress: '',
      offerDate: '2026-11-20',
      validUntil: '2026-12-20',
      notes: '',
      terms: '',
      attachPdf: false,
      reminderDays: null,
      reminderFrom: 'end',
      customOrder: null,
      designOrder: null,
      items: [
        {
          _id: expect.any(String),
          sku: {
            _id: sku,
            skuCode: expect.stringMatching(/^SKU-\d{5}$/),
            productDescription: 'Μπλουζάκι βαμβακερό',
          },
          skuCode: expect.stringMatching(/^SKU-\d{5}$/),
          productDescription: 'Μπλουζάκι βαμβακερό',
          priceWithoutVAT: 5,
          minimumOrderItems: 10,
          belowMinimumOrder: false,
          quantity: 100,
          printCostPerItem: 2,
          marginPercentage: 30,
          setupFee: 0,
          discount: 0,
          discountKind: 'percent',
          vatRate: 24,
          printPositions: [],
          totalCostWithoutVAT: 700,
          costVAT: 168,
          totalCost: 868,
          netRevenue: 1128.4,
          vat: 270.82,
          totalRevenue: 1399.22,
          profit: 531.22,
          sellingPricePerItemWithoutVAT: 11.28,
          sellingPricePerItemWithVAT: 13.99,
          profitPerItem: 5.31,
          quantityBreaks: [],
        },
      ],
      setupFee: 0,
      discount: 0,
      discountKind: 'percent',
      discountTotal: 0,
      deposit: 0,
      depositKind: 'percent',
      setup: null,
      totalCostWithoutVAT: 700,
      costVAT: 168,
      totalCost: 868,
      netRevenue: 1128.4,
      vat: 270.82,
      totalRevenue: 1399.22,
      totalProfit: 531.22,
      profitMargin: 61.2,
      netProfit: 428.4,
      netMargin: 61.2,
      link: null,
      sentAt: null,
      remindedAt: null,
      decision: null,
      version: 1,
      createdAt: expect.any(String),
      createdBy: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await sales.call('GET', `${url}/${body._id}`)).body).toEqual(body)
    const { body: list } = await sales.call<SavedOffer[]>('GET', url)
    expect(list.find(({ _id }) => _id === body._id)).toEqual(body)
  })

  test('has discounts, VAT rates and lines without a SKU', async () => {
    const { status, body } = await post({
      ...customer,
      items: [
        { ...line, sku, discount: 10, printPositions: [' Στήθος\n', 'Πλάτη'] },
        {
          sku: null,
          productDescription: ' Μεταφορικά\u202e\nΠάτρα ',
          priceWithoutVAT: 50,
          quantity: 1,
          printCostPerItem: 0,
          marginPercentage: 0,
          vatRate: 13,
          discount: 2,
          discountKind: 'amount',
        },
      ],
      discount: 100,
      discountKind: 'amount',
      deposit: 30,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    // 1,128.40 − 10 % = 1,015.56; 62.00 − 2.00 = 60.00. Of the 100.00, 94.42 and 5.58.
    expect(body).toMatchObject({
      discountTotal: 100,
      deposit: 30,
      depositKind: 'percent',
      netRevenue: 975.56,
      vat: 228.14,
      totalRevenue: 1203.7,
      items: [
        {
          printPositions: ['Στήθος', 'Πλάτη'],
          netRevenue: 921.14,
          vat: 221.07,
          discount: 10,
          discountKind: 'percent',
          vatRate: 24,
        },
        {
          sku: null,
          skuCode: '',
          productDescription: 'Μεταφορικά Πάτρα',
          netRevenue: 54.42,
          vat: 7.07,
          totalCost: 62,
          vatRate: 13,
          belowMinimumOrder: false,
          priceWithoutVAT: 50,
        },
      ],
    })
    const changed = await sales.call<SavedOffer>('PUT', `${url}/${body._id}`, {
      json: {
        ...customer,
        items: [
          {
            _id: body.items[1]?._id,
            sku: null,
            productDescription: 'Courier',
            priceWithoutVAT: 10,
            quantity: 1,
            printCostPerItem: 0,
            marginPercentage: 0,
          },
        ],
      },
    })
    expect(changed.body).toMatchObject({
      totalRevenue: 15.38,
      items: [{ _id: body.items[1]?._id, productDescription: 'Courier', vatRate: 24 }],
    })
    const copy = await sales.call<SavedOffer>('POST', `${url}/${body._id}/duplicate`)
    expect(copy.body).toMatchObject({ totalRevenue: 15.38, items: [{ sku: null }] })
  })

  test('of a free line needs text and price, and a discount is at most its amount', async () => {
    const free = { ...line, sku: null }
    const tooMuch = 'The discount is more than the amount it is taken from'
    for (const [fields, errors] of [
      [
        { items: [{ ...free, productDescription: ' \u202e' }] },
        [
          ['items.0.productDescription', 'Description is required'],
          ['items.0.priceWithoutVAT', 'Price is required'],
        ],
      ],
      [{ items: [{ ...line, sku, discount: 100.01 }] }, [['items.0.discount', tooMuch]]],
      [
        { items: [{ ...line, sku, discount: 1128.41, discountKind: 'amount' }] },
        [['items.0.discount', tooMuch]],
      ],
      [{ items: [{ ...line, sku }], discount: 101 }, [['discount', tooMuch]]],
      [
        { items: [{ ...line, sku }], discount: 1128.41, discountKind: 'amount' },
        [['discount', tooMuch]],
      ],
      [
        { items: [{ ...line, sku }], deposit: 101 },
        [['deposit', 'The deposit is more than the total']],
      ],
      [
        { items: [{ ...line, sku, printPositions: [' '] }] },
        [['items.0.printPositions.0', 'A print position needs a name']],
      ],
      [
        { items: [{ ...line, sku, printPositions: Array(11).fill('Α') }] },
        [['items.0.printPositions', /10/]],
      ],
      [{ items: [{ ...line, sku, vatRate: 17 }] }, [['items.0.vatRate', /^VAT rate must be/]]],
    ] as const) {
      const { status, body } = await post({ ...customer, ...fields })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        errors: errors.map(([field, message]) => ({
          field,
          message: expect.stringMatching(message),
        })),
      })
    }
    const nothing = { ...customer, items: [{ ...line, sku, discount: 100 }] }
    expect((await post(nothing)).body).toMatchObject({ totalRevenue: 0, totalCost: 868 })
  })

  test('has set-up fees and quantity breaks', async () => {
    const { body } = await post({
      ...customer,
      setupFee: 50,
      items: [{ ...line, sku, quantity: 24, setupFee: 25, quantityBreaks: [500, 100] }],
    })
    expect(body).toMatchObject({
      setup: { totalCostWithoutVAT: 50, totalCost: 62, netRevenue: 62, totalRevenue: 76.88 },
      // 24 × 7 + 25 = 193.00 → 46.32, 239.32, 311.12, 74.67, 385.79
      totalCost: 301.32,
      totalRevenue: 462.67,
      items: [
        {
          setupFee: 25,
          totalRevenue: 385.79,
          quantityBreaks: [
            { quantity: 100, sellingPricePerItemWithoutVAT: 11.69 },
            { quantity: 500, sellingPricePerItemWithoutVAT: 11.36 },
          ],
        },
      ],
    })
  })

  test('accepts a quantity below the minimum order with a warning', async () => {
    const { status, body } = await offerOf({ quantity: 9 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ items: [{ belowMinimumOrder: true }] })
  })

  test('accepts a moment as date and uses its day in Greece', async () => {
    const { body } = await post({
      ...customer,
      offerDate: '2026-11-19T22:30:00.000Z',
      items: [{ ...line, sku }],
    })
    expect(body).toMatchObject({ offerDate: '2026-11-20' })
  })

  test.each<[string, string, object]>([
    ['customerName', 'Customer name is required', { customerName: undefined }],
    ['offerDate', 'Offer date is required', { offerDate: undefined }],
    ['offerDate', 'Offer date is required', { offerDate: '20/11/2026' }],
    ['offerDate', 'Offer date is required', { offerDate: '2026-02-30' }],
    ['offerDate', 'Offer date is required', { offerDate: '0000-01-01' }],
    ['items', 'At least one item is required', { items: undefined }],
    ['items', 'At least one item is required', { items: [] }],
    ['customerEmail', 'Please enter a valid email address', { customerEmail: 'a@b\r\nBcc: c@d' }],
    ['validUntil', 'Valid until must be a date', { validUntil: 'tomorrow' }],
    ['validUntil', 'Valid until must not be before the offer date', { validUntil: '2026-11-19' }],
    ['status', 'Status is not a known field', { status: 'Accepted' }],
  ])('is rejected for %s: %s', async (field, message, fields) => {
    const items = [{ ...line, sku }]
    expectProblem(await post({ ...customer, items, ...fields }), 400, message, { [field]: message })
  })

  test.each<[string, string, object]>([
    ['sku', 'Please select a product', { sku: '' }],
    ['sku', 'Please select a product', { sku: undefined }],
    ['sku', 'Unknown Product', { sku: unknownId }],
    ['quantity', 'Quantity is required', { quantity: undefined }],
    ['quantity', 'Quantity must be 1 or more', { quantity: 0 }],
    ['quantity', 'Quantity must be an integer', { quantity: 1.5 }],
    ['quantity', 'Quantity must be 1000000 or less', { quantity: 1e12 }],
    ['printCostPerItem', 'Print cost per item is required', { printCostPerItem: undefined }],
    ['printCostPerItem', 'Print cost per item must be 0 or more', { printCostPerItem: -0.01 }],
    [
      'printCostPerItem',
      'Print cost per item must have at most two decimals',
      { printCostPerItem: 0.005 },
    ],
    [
      'printCostPerItem',
      'Print cost per item must be 999999.99 or less',
      { printCostPerItem: 1e12 },
    ],
    ['printCostPerItem', 'Print cost per item must be a number', { printCostPerItem: 'NaN' }],
    ['marginPercentage', 'Margin percentage is required', { marginPercentage: undefined }],
    [
      'marginPercentage',
      'Margin percentage must have at most two decimals',
      { marginPercentage: 33.333 },
    ],
    ['marginPercentage', 'Margin percentage must be 1000 or less', { marginPercentage: 1e12 }],
  ])('is rejected for a line’s %s: %s', async (field, message, fields) => {
    expectProblem(await offerOf(fields), 400, message, { [`items.0.${field}`]: message })
  })

  test('is rejected above the maximum total', async () => {
    expectProblem(
      await offerOf({ quantity: 1_000_000, printCostPerItem: 999_999.99 }),
      400,
      'The total of an offer must be below €1,000,000,000',
    )
  })

  test('is rejected with ten thousand lines or too large a body', async () => {
    const one = await post({ ...customer, items: Array(201).fill({}) })
    expectProblem(one, 400, 'Items must have at most 200 entries')
    const items = Array.from({ length: 10_000 }, () => ({}))
    expectProblem(await post({ ...customer, items }), 400, 'This has too many entries')
    const large = items.map(() => ({ ...line, sku }))
    expect((await post({ ...customer, items: large })).status).toBe(413)
  })

  test('is accepted with two hundred lines', async () => {
    const items = Array.from({ length: 200 }, () => ({ ...line, sku }))
    const { status, body } = await post({ ...customer, items })
    expect(status).toBe(201)
    expect(body.items).toHaveLength(200)
  })
})

describe('a stored offer', () => {
  test('is unchanged when its SKU is changed or deleted', async () => {
    const { _id: changing } = await sales.sku({ productDescription: 'Κούπα' })
    const before = await sales.offer({ items: [{ ...line, sku: changing }] })
    await sales.call('PUT', `/api/sku/${changing}`, {
      json: {
        productDescription: 'Φλιτζάνι',
        vendor: 'Β',
        priceWithoutVAT: 99,
        minimumOrderItems: 1,
      },
    })
    const { body: renamed } = await sales.call<SavedOffer>('GET', `${url}/${before._id}`)
    expect(renamed).toEqual({
      ...before,
      items: [
        { ...before.items[0], sku: expect.objectContaining({ productDescription: 'Φλιτζάνι' }) },
      ],
    })
    await sales.call('DELETE', `/api/sku/${changing}`)
    const { body: missing } = await sales.call('GET', `${url}/${before._id}`)
    expect(missing).toEqual({ ...before, items: [{ ...before.items[0], sku: null }] })
  })

  test('gives the same amounts when priced again, and lines that add up to its totals', async () => {
    const cents = fc.integer({ min: 0, max: 99_999 }).map(amount => amount / 100)
    const item = fc.record({
      sku: fc.constant(sku),
      quantity: fc.integer({ min: 1, max: 5000 }),
      printCostPerItem: cents,
      marginPercentage: cents,
      setupFee: cents,
      discount: fc.integer({ min: 0, max: 9999 }).map(part => part / 100),
      vatRate: fc.constantFrom(...vatRates),
    })
    const free = item.map(each => ({
      ...each,
      sku: null,
      productDescription: 'Μεταφορικά',
      priceWithoutVAT: 12.5,
    }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(item, free), { minLength: 1, maxLength: 8 }),
        cents,
        fc.integer({ min: 0, max: 99 }),
        async (items, setupFee, discount) => {
          const { status, body } = await post({ ...customer, items, setupFee, discount })
          fc.pre(status === 201)
          const stored = await sales.db('offers').where({ id: body._id }).first()
          const rows = (await findItems(sales.db, [body._id])).get(body._id) ?? []
          const { priced, totals } = priceItems(
            rows.map(row => ({
              ...row,
              price_cents: BigInt(row.price_cents),
              print_cost_cents: BigInt(row.print_cost_cents),
              margin_bp: BigInt(row.margin_bp),
              setup_fee_cents: BigInt(row.setup_fee_cents),
              discount: BigInt(row.discount),
              vat_bp: BigInt(row.vat_bp),
            })),
            {
              setup_fee_cents: BigInt(stored.setup_fee_cents),
              discount_kind: stored.discount_kind,
              discount: BigInt(stored.discount),
            },
          )
          expect(stored).toMatchObject(texts(toColumns(totalColumns, totals)))
          expect(rows).toMatchObject(
            priced.map(each => texts(toColumns(lineColumns, each.amounts))),
          )
          const setup =
            BigInt(totals.totalRevenue) -
            rows.reduce((sum, row) => sum + BigInt(row.total_revenue_cents), 0n)
          expect(setupFee === 0 ? setup === 0n : setup >= 0n).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a deleted offer', () => {
  test('is purged with its lines and revisions after thirty days', async () => {
    const [kept, gone] = [await sales.offer(), await sales.offer()]
    const goneSku = gone.items[0]?.sku?._id
    for (const id of [kept._id, gone._id]) await sales.call('DELETE', `${url}/${id}`)
    await sales.call('DELETE', `/api/sku/${goneSku}`)
    const day = 24 * 3_600_000
    const ago = (days: number) => new Date(Date.now() - days * day)
    await sales
      .db('offers')
      .where({ id: gone._id })
      .update({ deleted_at: ago(31) })
    await sales
      .db('skus')
      .where({ id: goneSku })
      .update({ deleted_at: ago(31) })
    expect(await emptyTrash(sales.db, trashTables)).toBe(2)
    for (const table of ['offer_items', 'offer_revisions']) {
      expect(await sales.db(table).where({ offer_id: gone._id })).toEqual([])
    }
    expect((await sales.call('POST', `${url}/${gone._id}/restore`)).status).toBe(404)
    expect((await sales.call('POST', `${url}/${kept._id}/restore`)).status).toBe(200)
  })
})

/** As pg returns them. */
function texts(row: Record<string, bigint>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([column, amount]) => [column, String(amount)]))
}
