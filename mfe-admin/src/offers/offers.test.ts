import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, textOfValue } from './offer-history.tsx'
import type { Revision } from './offers.data.ts'
import { overviewOf } from './skus-dialog.tsx'

test('counts SKUs and distinct vendors, and averages prices to the cent', () => {
  const skus = [
    { priceWithoutVAT: 0.1, vendor: 'Ίσις' },
    { priceWithoutVAT: 0.2, vendor: 'Ίσις ' },
    { priceWithoutVAT: 12.35, vendor: 'Νήμα' },
  ]
  expect(overviewOf(skus)).toEqual({ total: 3, average: 4.22, vendors: 2 })
})

test('returns an average of 0 without SKUs', () => {
  expect(overviewOf([])).toEqual({ total: 0, average: 0, vendors: 0 })
})

const state = fc.record({
  notes: fc.constantFrom('', 'α', 'β'),
  setupFee: fc.constantFrom(0, 10),
  items: fc.constantFrom([{ quantity: 1 }], [{ quantity: 1 }, { quantity: 2 }]),
})
type State = Record<string, unknown>

/** Returns the fields that differ between two states, like the service. */
function changesOf(before: State, after: State): Revision['changes'] {
  return Object.keys(after)
    .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(field => ({ field, from: before[field], to: after[field] }))
}

describe('changesBetween', () => {
  test('returns the difference between any two versions', () => {
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 2, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        (states, a, b) => {
          const revisions = states.map((after, index) => ({
            version: index + 1,
            at: '',
            by: null,
            action: 'changed',
            changes: changesOf(states[index - 1] ?? {}, after),
          }))
          const [older = 0, newer = 0] = [a, b].map(n => n % states.length).sort((x, y) => x - y)
          const found = changesBetween(revisions.toReversed(), older + 1, newer + 1)
          const wanted = changesOf(states[older] ?? {}, states[newer] ?? {})
          const byField = (x: { field: string }, y: { field: string }) =>
            x.field.localeCompare(y.field)
          expect(found.toSorted(byField)).toEqual(wanted.toSorted(byField))
        },
      ),
    )
  })
})

test('shows lines of an offer one per row, also those of earlier releases', () => {
  const line = { quantity: 100, printCostPerItem: 2, marginPercentage: 30, setupFee: 0 }
  expect(
    textOfValue([
      { ...line, skuCode: 'SKU-00001', priceWithoutVAT: 5, quantityBreaks: [200] },
      {
        ...line,
        skuCode: '',
        productDescription: 'Courier',
        priceWithoutVAT: 4.5,
        discount: 10,
        discountKind: 'percent',
        vatRate: 13,
        quantityBreaks: [],
      },
    ]),
  ).toBe('SKU-00001: 100 × 2, 30% (200)\nCourier 4.5: 100 × 2, 30% − 10% ΦΠΑ 13%')
  expect([null, '', false, true, 12.5, 'α'].map(textOfValue)).toEqual([
    '–',
    '–',
    '–',
    '✓',
    '12.5',
    'α',
  ])
})
