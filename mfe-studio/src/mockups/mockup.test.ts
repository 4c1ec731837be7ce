import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  faultsOf,
  isFurtherSide,
  itemsOf,
  maxPieces,
  mockupData,
  type Pieces,
  peopleFrom,
  peopleText,
  readQuantity,
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
  ['', 'none'],
  ['0', 'none'],
  ['-2', 'none'],
  ['τρία', 'notWhole'],
  ['1,5', 'notWhole'],
  ['1.5', 'notWhole'],
  ['0.500', 'notWhole'],
  ['1.000,00', 'notWhole'],
  ['1e3', 'notWhole'],
  ['0x10', 'notWhole'],
  ['12 34', 'notWhole'],
  ['2000000', 'tooMany'],
  ['2.000.000', 'tooMany'],
  ['1', 1],
  [' 25 ', 25],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1,000', 1000],
  ['1\u00a0000', 1000],
  ['100.000', 100_000],
])('reads the quantity %j as %s', (answer, quantity) => {
  expect(readQuantity(answer)).toBe(quantity)
})

it('reads every quantity as a browser writes it in Greek, English and French', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxPieces }),
      fc.constantFrom('el', 'en', 'fr'),
      (quantity, language) => {
        expect(readQuantity(quantity.toLocaleString(language))).toBe(quantity)
      },
    ),
  )
})

it('has the pieces of its sizes, and no size without any', () => {
  const sizes = withSize(withSize({}, 'S', 2), 'XL', 5)
  expect(sizes).toEqual({ S: 2, XL: 5 })
  expect(withSize(sizes, 'S', 0)).toEqual({ XL: 5 })
})

describe('the pieces of a mockup', () => {
  const kinds = (pieces: Partial<Pieces>) =>
    faultsOf({ quantity: 3, sizes: {}, people: [], ...pieces }, ['S', 'M', 'XL']).map(
      ({ kind }) => kind,
    )
  const person = (size: string) => ({ name: 'ΑΝΝΑ', number: '7', size })

  it('may have no sizes, or sizes for all of them', () => {
    expect(kinds({})).toEqual([])
    expect(kinds({ sizes: { S: 1, XL: 2 } })).toEqual([])
    for (const sizes of [{ S: 2 }, { S: 2, M: 2 }]) expect(kinds({ sizes })).toEqual(['sizes'])
  })

  it('have no more people than pieces, each with a size of the product in any script', () => {
    const people = ['', 'm', 'Μ', 'χl'].map(person)
    expect(kinds({ people })).toEqual(['people'])
    expect(kinds({ people, quantity: 4 })).toEqual([])
    expect(kinds({ people: [person('XXXL'), person('XXXL')] })).toEqual(['size'])
    expect(faultsOf({ quantity: 1, sizes: {}, people: [person('XXXL')] }, [])).toEqual([])
  })
})

it('is one item with the other side of the same pieces', () => {
  const front = { ...mockup, id: 'f', item: 'both' }
  const back = { ...front, id: 'b', view: 'back' as const }
  const all = [front, mockup, back, { ...mockup, id: 'n' }]
  expect(itemsOf(all).map(item => item.map(({ id }) => id))).toEqual([['f', 'b'], ['m'], ['n']])
  expect(all.map(one => isFurtherSide(one, all))).toEqual([false, false, true, false])
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
  expect(mockupData({ ...mockup, sizes: { M: 3 }, people })).toEqual({
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
