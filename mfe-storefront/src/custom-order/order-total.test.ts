import { estimatePrice } from '@stampa/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderableProduct } from './custom-order.data.ts'
import type { OrderedItem } from './order-rules.ts'
import { totalOf } from './order-total.ts'

const technique = {
  name: 'Μεταξοτυπία',
  colours: 4,
  sides: 2,
  setupFee: 25,
  extraColour: 0.35,
  extraSide: 1.2,
  tiers: [{ quantity: 20, price: 6 }],
}
const table = { workingDays: 5, techniques: [technique], options: [] }
const shirt: OrderableProduct = {
  _id: 'shirt',
  title: 'Μπλουζάκι',
  colours: ['Λευκό'],
  sizes: ['S', 'M'],
  sizeCharts: [],
  priceTable: table,
}
const bag: OrderableProduct = { ...shirt, _id: 'bag', sizes: [], priceTable: null }
const choice = { technique: 'Μεταξοτυπία', sides: 1, colours: 1, options: [] }
const lineOf = (item: Partial<OrderedItem>) =>
  totalOf([{ product: 'shirt', quantity: '20', choice, ...item }], [shirt, bag]).lines[0]

test('the total is the sum of the lines that have a price', () => {
  const line = fc.record({
    product: fc.constantFrom('shirt', 'bag', 'gone'),
    quantity: fc.oneof(fc.integer({ min: 1, max: 5000 }).map(String), fc.constantFrom('', 'x')),
    choice: fc.record({
      technique: fc.constant('Μεταξοτυπία'),
      sides: fc.integer({ min: 1, max: 3 }),
      colours: fc.integer({ min: 1, max: 4 }),
      options: fc.constant<string[]>([]),
    }),
  })
  fc.assert(
    fc.property(fc.array(line), items => {
      const { lines, net, total } = totalOf(items, [shirt, bag])
      const estimates = items
        .filter(({ product }) => product === 'shirt')
        .map(item => estimatePrice(table, item.choice, Number(item.quantity)))
      expect(lines).toHaveLength(items.filter(({ product }) => product !== 'gone').length)
      expect(net).toBe(estimates.reduce((sum, estimate) => sum + (estimate?.net ?? 0n), 0n))
      expect(total).toBe(estimates.reduce((sum, estimate) => sum + (estimate?.total ?? 0n), 0n))
    }),
  )
})

test('the positions are the sides of the price', () => {
  const line = lineOf({ positions: ['front', 'back'] })
  expect(line?.estimate).toEqual(estimatePrice(table, { ...choice, sides: 2 }, 20))
})

test('warns of missing sizes', () => {
  expect(lineOf({})?.hasNoSizes).toBe(true)
  expect(lineOf({ pieces: [{ colour: 'Λευκό', size: 'S', count: '20' }] })?.hasNoSizes).toBe(false)
  expect(totalOf([{ product: 'bag', quantity: '1' }], [bag]).lines[0]?.hasNoSizes).toBe(false)
})

test('warns of names that are not as many as the pieces asked for, but not of the first quantity', () => {
  const row = { size: 'S', colour: '', name: 'Άννα', number: '' }
  const roster = { text: '', rows: Array.from({ length: 12 }, () => row), isFaulty: false }
  expect(lineOf({ roster, asked: '30' })?.names).toEqual({ names: 12, pieces: 30 })
  expect(lineOf({ roster, asked: '20' })?.names).toBeUndefined()
  expect(lineOf({ roster, asked: '12' })?.names).toBeUndefined()
  expect(lineOf({ asked: '30' })?.names).toBeUndefined()
})
