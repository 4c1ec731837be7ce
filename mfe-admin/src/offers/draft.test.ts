import { portionKinds, priceOffer, vatRates } from '@stampa/pricing'
import { shopDay } from '@stampa/rules/shop-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  breaksIn,
  completed,
  type Draft,
  draftFromOrder,
  emptyDraft,
  emptyItem,
  freeItem,
  isUnchanged,
  priceDraft,
} from './draft.ts'
import type { Sku } from './offers.data.ts'

const sku: Sku = {
  _id: 'mug',
  skuCode: 'SKU-0001',
  productDescription: 'Κούπα',
  vendor: 'Κεραμικά ΑΕ',
  priceWithoutVAT: 5,
  minimumOrderItems: 10,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

const draftWith = (items: Partial<Draft['items'][number]>[]): Draft => ({
  ...emptyDraft('2026-11-20'),
  items: items.map((item, index) => ({ ...emptyItem(`${index}`), ...item })),
})

const specified = {
  sku: 'mug',
  quantity: '100',
  printCostPerItem: '2',
  marginPercentage: '30',
}

describe('priceDraft', () => {
  test('computes the amounts of the specification', () => {
    const { lines, totals } = priceDraft(draftWith([specified]), [sku])
    expect(lines[0]).toMatchObject({
      totalCostWithoutVAT: 70000n,
      costVAT: 16800n,
      totalCost: 86800n,
      netRevenue: 112840n,
      vat: 27082n,
      totalRevenue: 139922n,
      profit: 53122n,
      costPerItemWithoutVAT: 700n,
      costPerItem: 868n,
    })
    expect(totals).toMatchObject({ totalCost: 86800n, totalProfit: 53122n, profitMargin: 6120n })
  })

  test('prices an empty form at 0', () => {
    const { lines, totals } = priceDraft(emptyDraft('2026-11-20'), [sku])
    expect(lines).toHaveLength(1)
    expect(lines[0]?.costPerItem).toBe(0n)
    expect(totals).toMatchObject({ totalCost: 0n, totalRevenue: 0n, profitMargin: 0n })
  })

  test('counts an empty quantity as 1 in the costs per item, and not at all in the totals', () => {
    const unread = draftWith([{ ...specified, quantity: '' }])
    const { lines, totals } = priceDraft(unread, [sku])
    expect(lines[0]).toMatchObject({
      costPerItemWithoutVAT: 700n,
      costPerItem: 868n,
      totalCost: 0n,
      totalRevenue: 0n,
      profit: 0n,
    })
    expect(totals.totalCost).toBe(0n)
  })

  test('computes the amounts that the service stores', () => {
    const cents = fc.integer({ min: 0, max: 99_999 })
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }),
      printCost: cents,
      margin: fc.integer({ min: 0, max: 100_000 }),
      setupFee: cents,
      discount: cents,
      discountKind: fc.constantFrom(...portionKinds),
      vatRate: fc.constantFrom(...vatRates),
      isFree: fc.boolean(),
    })
    const offer = fc.record({
      setupFee: cents,
      discount: cents,
      discountKind: fc.constantFrom(...portionKinds),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        offer,
        (lines, { setupFee, ...off }) => {
          const text = (hundredths: number) => (hundredths / 100).toFixed(2)
          const draft = draftWith(
            lines.map(({ quantity, printCost, margin, setupFee, discount, isFree, ...line }) => ({
              ...(isFree ? { sku: null, priceWithoutVAT: '5' } : { sku: 'mug' }),
              discountKind: line.discountKind,
              discount: text(discount),
              vatRate: `${line.vatRate}`,
              quantity: `${quantity}`,
              printCostPerItem: text(printCost),
              marginPercentage: text(margin),
              setupFee: text(setupFee),
            })),
          )
          const shown = priceDraft(
            { ...draft, ...off, setupFee: text(setupFee), discount: text(off.discount) },
            [sku],
          )
          const stored = priceOffer(
            lines.map(({ quantity, printCost, margin, setupFee, ...line }) => ({
              priceWithoutVAT: 500n,
              discount: { kind: line.discountKind, value: BigInt(line.discount) },
              vatRate: BigInt(line.vatRate) * 100n,
              printCostPerItem: BigInt(printCost),
              quantity,
              marginPercentage: BigInt(margin),
              setupFee: BigInt(setupFee),
            })),
            BigInt(setupFee),
            { kind: off.discountKind, value: BigInt(off.discount) },
          )
          expect(shown.totals).toEqual(stored.totals)
          expect(shown.lines).toMatchObject(stored.lines)
        },
      ),
    )
  })

  test('accepts any typed text', () => {
    const typed = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(typed, typed, typed, typed, (quantity, printCost, margin, setupFee) => {
        const item = { sku: 'mug', quantity, printCostPerItem: printCost, marginPercentage: margin }
        const draft = { ...draftWith([item]), setupFee }
        expect(priceDraft(draft, [sku]).lines).toHaveLength(1)
        expect(() => JSON.stringify(bodyOf(draft, true))).not.toThrow()
      }),
    )
  })

  test('keeps the quoted price of a stored line until its product changes', () => {
    const quoted = { sku: 'mug', priceWithoutVAT: 4, skuCode: 'SKU-0001', productDescription: 'Κ' }
    const item = { ...specified, quantity: '1', printCostPerItem: '0', quoted }
    const other = { ...sku, _id: 'shirt', priceWithoutVAT: 9 }
    const costOf = (id: string) =>
      priceDraft(draftWith([{ ...item, sku: id }]), [sku, other]).lines[0]?.totalCostWithoutVAT
    expect(costOf('mug')).toBe(400n)
    expect(costOf('shirt')).toBe(900n)
  })
})

describe('completed', () => {
  test('adds to a draft of an earlier release the fields that it lacks', () => {
    const { vatRate, discount, discountKind, ...item } = { ...emptyItem('0'), ...specified }
    const { terms, ...draft } = draftWith([item])
    const old = { ...draft, items: [item] } as Draft
    expect(completed(old)).toEqual(draftWith([item]))
    expect(priceDraft(completed(old), [sku]).totals.totalRevenue).toBe(139922n)
  })
})

describe('bodyOf', () => {
  test('sends discounts, a VAT rate that is not the normal one, and lines without a SKU', () => {
    const item = { ...freeItem('0'), productDescription: 'Courier', priceWithoutVAT: '4,5' }
    const draft = {
      ...draftWith([{ ...item, vatRate: '13', discount: '5', printPositions: 'Στήθος, ,Πλάτη ' }]),
      discount: '10,50',
    }
    expect(bodyOf({ ...draft, discountKind: 'amount' }, true)).toMatchObject({
      discount: 10.5,
      discountKind: 'amount',
      items: [
        {
          sku: null,
          productDescription: 'Courier',
          priceWithoutVAT: 4.5,
          quantity: 1,
          printPositions: ['Στήθος', 'Πλάτη'],
          vatRate: 13,
          discount: 5,
          discountKind: 'percent',
        },
      ],
    })
  })

  test('leaves out empty amounts, so that the service reports them as missing', () => {
    const [item] = bodyOf(emptyDraft('2026-11-20'), true).items
    expect(item).toEqual({ sku: '', quantityBreaks: [] })
  })

  test('sends numbers as numbers and other texts unchanged', () => {
    const [item] = bodyOf(
      draftWith([{ ...specified, quantity: '1e', setupFee: '0.5' }]),
      true,
    ).items
    expect(item).toEqual({
      sku: 'mug',
      quantity: '1e',
      printCostPerItem: 2,
      marginPercentage: 30,
      setupFee: 0.5,
      quantityBreaks: [],
    })
  })

  test('sends numbers of any language exactly', () => {
    const item = { ...specified, quantity: '1.234,00', printCostPerItem: '2,35' }
    const draft = { ...draftWith([{ ...item, marginPercentage: '33,5 %' }]), setupFee: '1,234.5' }
    expect(bodyOf(draft, true)).toMatchObject({
      setupFee: 1234.5,
      items: [{ quantity: 1234, printCostPerItem: 2.35, marginPercentage: 33.5 }],
    })
  })

  test('sends a number with three decimals as a text, which the service refuses', () => {
    const line = { ...specified, quantity: '1.000', setupFee: '2.500', printCostPerItem: '-1.5' }
    expect(bodyOf(draftWith([line]), true).items).toMatchObject([
      { quantity: '1.000', setupFee: '2.500', printCostPerItem: -1.5 },
    ])
  })

  test('removes the last day of a stored offer', () => {
    expect(bodyOf(emptyDraft('2026-11-20'), false)).toHaveProperty('validUntil', null)
    expect(bodyOf(emptyDraft('2026-11-20'), true)).not.toHaveProperty('validUntil')
  })

  test('splits quantity breaks at spaces, commas and semicolons', () => {
    expect(breaksIn(' 100, 250;500  1000')).toEqual([100, 250, 500, 1000])
    expect(breaksIn('')).toEqual([])
    expect(breaksIn('x')).toEqual(['x'])
    expect(breaksIn('1.000')).toEqual(['1.000'])
  })
})

test('isUnchanged is false once a field has changed or its line was removed', () => {
  const before = draftWith([{ quantity: '0' }, { quantity: '5' }])
  const corrected = draftWith([{ quantity: '1' }, { quantity: '5' }])
  expect(isUnchanged(before, corrected, 'items.0.quantity')).toBe(false)
  expect(isUnchanged(before, corrected, 'items.1.quantity')).toBe(true)
  expect(isUnchanged(before, corrected, 'customerName')).toBe(true)
  const removed = { ...before, items: before.items.slice(1) }
  expect(isUnchanged(before, removed, 'items.0.quantity')).toBe(false)
  expect(isUnchanged(before, removed, 'items')).toBe(false)
  expect(isUnchanged(before, { ...before, customerName: 'Νέο' }, 'customerName')).toBe(false)
})

test('returns the day in Greece', () => {
  expect(shopDay(new Date('2026-11-20T21:59:00Z'))).toBe('2026-11-20')
  expect(shopDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21')
})

test('an order fills the text of a line without SKU', () => {
  const line = { sku: null, quantity: 10 }
  const { items } = draftFromOrder({
    customOrder: 'order',
    customerName: '',
    customerEmail: '',
    offerDate: '2026-11-28',
    notes: '',
    items: [
      { ...line, productTitle: 'Μπλούζα', productDescription: 'Μπλούζα – Λευκό: 10 × S' },
      { ...line, productTitle: 'Κούπα' },
      { ...line, productTitle: null },
    ],
  })
  expect(items).toMatchObject([
    { sku: null, productDescription: 'Μπλούζα – Λευκό: 10 × S' },
    { sku: null, productDescription: 'Κούπα' },
    { sku: '', productDescription: '' },
  ])
})
