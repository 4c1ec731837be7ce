import { orderPrintAreas } from '@stampa/rules/printing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderFaults } from './rules.ts'

const good = { products: [], quantities: [], options: [] }

function quantityMessage(products: string[], quantities: number[]): string | undefined {
  return orderFaults({ ...good, products, quantities })[0]?.message
}

test.each<[number[], string | undefined]>([
  [[1], undefined],
  [[1_000_000], undefined],
  [[0], 'Each selected product needs a quantity of at least 1'],
  [[-1], 'Each selected product needs a quantity of at least 1'],
  [[1.5], 'Each selected product needs a quantity of at least 1'],
  [[Number.NaN], 'Each selected product needs a quantity of at least 1'],
  [[], 'Each selected product needs a quantity of at least 1'],
  [[1, 1], 'Each quantity needs a product'],
  [[1_000_001], 'A quantity must be 1000000 or less'],
  [[1e12], 'A quantity must be 1000000 or less'],
])('validates one product in the quantities %j: %s', (quantities, message) => {
  expect(quantityMessage(['p'], quantities)).toBe(message)
})

test('accepts exactly one whole quantity from 1 per product', () => {
  const quantity = fc.oneof(fc.integer({ min: -5, max: 1_000_005 }), fc.double())
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(quantity), (products, quantities) => {
      const right =
        quantities.length === products.length &&
        quantities.every(each => Number.isInteger(each) && each >= 1 && each <= 1_000_000)
      expect(quantityMessage(products, quantities) === undefined).toBe(right)
    }),
  )
})

test('returns one error per invalid field', () => {
  const broken = { products: ['p'], quantities: [], options: ['Ώμος'] }
  expect(orderFaults(broken)).toEqual([
    { field: 'quantities', message: 'Each selected product needs a quantity of at least 1' },
    { field: 'options', message: 'Print areas can be: Κέντρο, Στήθος, Πλάτη, Αλλού' },
  ])
})

test('accepts every print area of the form', () => {
  expect(orderFaults({ ...good, options: [...orderPrintAreas] })).toEqual([])
})
