import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  mockupData,
  peopleFrom,
  peopleText,
  quantityFrom,
  type SavedMockup,
  withSize,
} from './mockup.ts'

const mockup: SavedMockup = {
  id: 'm',
  productId: 'p',
  productName: 'Μπλουζάκι',
  colorName: 'Λευκό',
  view: 'front',
  designData: '{}',
  mockupImage: new Blob(),
  quantity: 3,
  sizes: {},
  people: [],
  assets: ['a'],
}

it.each([
  ['', undefined],
  ['0', undefined],
  ['-2', undefined],
  ['τρία', undefined],
  ['1', 1],
  [' 25 ', 25],
])('parses the quantity %j as %s', (answer, quantity) => {
  expect(quantityFrom(answer)).toBe(quantity)
})

it('sums the pieces of its sizes', () => {
  const sized = withSize(withSize(mockup, 'S', 2), 'XL', 5)
  expect(sized).toMatchObject({ quantity: 7, sizes: { S: 2, XL: 5 } })
  expect(withSize(sized, 'S', 0)).toMatchObject({ quantity: 5, sizes: { XL: 5 } })
})

it('is sent as specified, with sizes and people only where set', () => {
  const specified = {
    productId: 'p',
    productName: 'Μπλουζάκι',
    colorName: 'Λευκό',
    view: 'front',
    designData: '{}',
    quantity: 3,
  }
  expect(mockupData(mockup)).toEqual(specified)
  const people = [{ name: 'ΜΑΡΙΑ', number: '7', size: 'M' }]
  expect(mockupData({ ...withSize(mockup, 'M', 3), people })).toEqual({
    ...specified,
    sizes: { M: 3 },
    people,
  })
})

it('parses people that are typed or pasted from a table', () => {
  expect(peopleFrom('ΜΑΡΙΑ, 7, M\n\nΝΙΚΟΣ\t10\tXL\n;23')).toEqual([
    { name: 'ΜΑΡΙΑ', number: '7', size: 'M' },
    { name: 'ΝΙΚΟΣ', number: '10', size: 'XL' },
    { name: '', number: '23', size: '' },
  ])
})

it('formats people so that they parse again, without trailing commas', () => {
  expect(peopleText(peopleFrom('ΜΑΡΙΑ,,\n;23\nΝΙΚΟΣ,,XL'))).toBe('ΜΑΡΙΑ\n, 23\nΝΙΚΟΣ, , XL')
  const line = fc.string({ unit: fc.constantFrom('Α', '7', ',', ' ', ';', '\t'), maxLength: 80 })
  fc.assert(
    fc.property(fc.array(line), lines => {
      const people = peopleFrom(lines.join('\n'))
      expect(peopleFrom(peopleText(people))).toEqual(people)
    }),
  )
})
