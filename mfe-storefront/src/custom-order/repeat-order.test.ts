import { expect, it } from 'vitest'
import { repeatItems } from './repeat-order.ts'

const shirt = { _id: 'shirt', colours: ['Λευκό'], sizes: ['S', 'M'] }
const estimate = {
  technique: 'DTF',
  sides: 2,
  colours: 1,
  options: ['Ατομική συσκευασία'],
  pricePerItem: 5,
  setupFee: 0,
  net: 50,
  vat: 12,
  total: 62,
}

it('repeats quantity, colours, sizes and print of an order', () => {
  const pieces = [
    { colour: 'Λευκό', size: 'S', count: 4 },
    { colour: 'Λευκό', size: 'M', count: 6 },
  ]
  const placed = { product: 'shirt', title: 'Μπλουζάκι', quantity: 10, estimate, pieces }
  expect(repeatItems([{ ...placed, positions: ['front', 'back'] }], [shirt])).toEqual([
    {
      product: 'shirt',
      quantity: '10',
      choice: { technique: 'DTF', sides: 2, colours: 1, options: ['Ατομική συσκευασία'] },
      positions: ['front', 'back'],
      pieces: pieces.map(piece => ({ ...piece, count: `${piece.count}` })),
    },
  ])
})

it('leaves out products, colours and sizes that are not offered any more', () => {
  const placed = { product: 'shirt', title: null, quantity: 3 }
  const gone = [{ colour: 'Λευκό', size: 'XL', count: 3 }]
  expect(repeatItems([{ ...placed, pieces: gone }], [shirt])).toEqual([
    { product: 'shirt', quantity: '3' },
  ])
  expect(repeatItems([{ ...placed, product: 'mug' }], [shirt])).toEqual([])
})
