import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardData } from '../shared/product-grid/product-card.data.ts'
import { parseSeen, withSeen } from './seen-products.ts'

const card = (id: number): CardData => ({
  _id: `${id}`,
  slug: `product-${id}`,
  title: `Προϊόν ${id}`,
  excerpt: '',
  categories: ['Κούπες'],
  fromPrice: null,
  imageAsset: null as never,
})

test('remembers five products, each once, the latest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 8 }), { minLength: 1 }), visits => {
      const seen = visits.map(card).reduce<CardData[]>(withSeen, [])
      const latestFirst = [...new Set(visits.toReversed())]
      expect(seen.map(({ _id }) => _id)).toEqual(latestFirst.slice(0, 5).map(String))
      expect(parseSeen(JSON.parse(JSON.stringify(seen)))).toEqual(seen)
    }),
  )
})

test('ignores anything else that is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), stored => {
      expect(parseSeen(stored)).toEqual([])
    }),
  )
  expect(parseSeen([{ ...card(1), imageAsset: {} }, card(2)])).toEqual([card(2)])
})
