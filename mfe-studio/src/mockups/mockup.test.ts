import { readRoster } from '@stampa/rules/roster'
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
  withItem,
  withPeople,
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

it('has as many pieces as its sizes, and those that it had without any', () => {
  const pieces = { quantity: 20, sizes: {}, people: [] }
  const sized = withSize(withSize(pieces, 'S', 2), 'XL', 5)
  expect(sized).toEqual({ quantity: 7, sizes: { S: 2, XL: 5 }, people: [] })
  const one = withSize(sized, 'S', 0)
  expect(one).toEqual({ quantity: 5, sizes: { XL: 5 }, people: [] })
  expect(withSize(one, 'XL', 0)).toEqual({ quantity: 5, sizes: {}, people: [] })
})

it('has a piece for each of its people, unless its sizes are the pieces', () => {
  const people = ['ΜΑΡΙΑ', 'ΝΙΚΟΣ', 'ΑΝΝΑ'].map(name => ({ name, number: '', size: '' }))
  const quantityOf = (pieces: Partial<Pieces>) =>
    withPeople({ quantity: 1, sizes: {}, people: [], ...pieces }, people).quantity
  expect(quantityOf({})).toBe(3)
  expect(quantityOf({ quantity: 20 })).toBe(20)
  expect(quantityOf({ quantity: 2, sizes: { M: 2 } })).toBe(2)
})

describe('the pieces of a mockup', () => {
  const kinds = (pieces: Partial<Pieces>) =>
    faultsOf({ quantity: 3, people: [], ...pieces }, ['S', 'M', 'XL']).map(({ kind }) => kind)
  const person = (size: string) => ({ name: 'ΑΝΝΑ', number: '7', size })

  it('have no more people than pieces, each with a size of the product in any script', () => {
    const people = ['', 'm', 'Μ', 'χl'].map(person)
    expect(kinds({ people })).toEqual(['people'])
    expect(kinds({ people, quantity: 4 })).toEqual([])
    expect(kinds({ people: [person('XXXL'), person('XXXL')] })).toEqual(['size'])
    expect(faultsOf({ quantity: 1, people: [person('XXXL')] }, [])).toEqual([])
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

it('parses people that are typed or pasted from a table, in the columns of a roster', () => {
  const people = [
    { name: 'ΜΑΡΙΑ', number: '7', size: 'M' },
    { name: 'ΝΙΚΟΣ', number: '10', size: 'XL' },
    { name: '', number: '23', size: '' },
  ]
  expect(peopleFrom('M, ΜΑΡΙΑ, 7\n\nXL\tΝΙΚΟΣ\t10\n;;23', true)).toEqual(people)
  const { rows } = readRoster('M, ΜΑΡΙΑ, 7\nXL, ΝΙΚΟΣ, 10', { size: ['M', 'XL'], colour: [] })
  expect(rows.map(({ colour: _, ...row }) => row)).toEqual(people.slice(0, 2))
  expect(peopleFrom('ΜΑΡΙΑ, 7', false)).toEqual([{ name: 'ΜΑΡΙΑ', number: '7', size: '' }])
})

it('formats people so that they parse again, without trailing commas', () => {
  expect(peopleText(peopleFrom('M,ΜΑΡΙΑ,\n;;23\nXL,ΝΙΚΟΣ', true), true)).toBe(
    'M, ΜΑΡΙΑ\n, , 23\nXL, ΝΙΚΟΣ',
  )
  const line = fc.string({ unit: fc.constantFrom('Α', '7', ',', ' ', ';', '\t'), maxLength: 80 })
  fc.assert(
    fc.property(fc.array(line), fc.boolean(), (lines, hasSizes) => {
      const people = peopleFrom(lines.join('\n'), hasSizes)
      expect(peopleFrom(peopleText(people, hasSizes), hasSizes)).toEqual(people)
    }),
  )
})

it('puts a saved item in the place of the earlier one, and any other last', () => {
  const saved = (id: string, item?: string) => ({ ...mockup, id, ...(item && { item }) })
  const [front, back, other] = [saved('f', 'i'), saved('b', 'i'), saved('o')]
  const [changed, further] = [saved('F', 'j'), saved('B', 'j')]
  const idsOf = (mockups: readonly SavedMockup[]) => mockups.map(({ id }) => id).join('')
  expect(idsOf(withItem([front, back, other], [changed, further], [front, back]))).toBe('FBo')
  expect(idsOf(withItem([other, front, back], [changed], [front, back]))).toBe('oF')
  expect(idsOf(withItem([front, back], [other]))).toBe('fbo')
  expect(idsOf(withItem([other], [changed, further], [front, back]))).toBe('oFB')
})
