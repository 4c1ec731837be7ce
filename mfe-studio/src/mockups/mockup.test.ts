import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mockupData, quantityFrom, type SavedMockup, withSize } from './mockup.ts'
import { peopleFrom, peopleText } from './people.ts'

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
])('the answer %j means %s pieces', (answer, quantity) => {
  expect(quantityFrom(answer)).toBe(quantity)
})

it('has as many pieces as its sizes have together', () => {
  const sized = withSize(withSize(mockup, 'S', 2), 'XL', 5)
  expect(sized).toMatchObject({ quantity: 7, sizes: { S: 2, XL: 5 } })
  expect(withSize(sized, 'S', 0)).toMatchObject({ quantity: 5, sizes: { XL: 5 } })
})

it('is sent as specified, and says more only where there is more to say', () => {
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

it('reads people as they are typed or pasted from a table', () => {
  expect(peopleFrom('ΜΑΡΙΑ, 7, M\n\nΝΙΚΟΣ\t10\tXL\n;23')).toEqual([
    { name: 'ΜΑΡΙΑ', number: '7', size: 'M' },
    { name: 'ΝΙΚΟΣ', number: '10', size: 'XL' },
    { name: '', number: '23', size: '' },
  ])
})

it('writes people as they are read, and no commas after what there is', () => {
  expect(peopleText(peopleFrom('ΜΑΡΙΑ,,\n;23\nΝΙΚΟΣ,,XL'))).toBe('ΜΑΡΙΑ\n, 23\nΝΙΚΟΣ, , XL')
  const line = fc.string({ unit: fc.constantFrom('Α', '7', ',', ' ', ';', '\t'), maxLength: 80 })
  fc.assert(
    fc.property(fc.array(line), lines => {
      const people = peopleFrom(lines.join('\n'))
      expect(peopleFrom(peopleText(people))).toEqual(people)
    }),
  )
})
