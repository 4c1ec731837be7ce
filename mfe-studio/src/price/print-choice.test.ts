import { emptyDocument, plainText } from '@stampa/design'
import { estimatePrice, type PriceTable } from '@stampa/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SavedMockup } from '../mockups/mockup.ts'
import type { Product } from '../studio/studio.data.ts'
import {
  betterTechnique,
  estimateItem,
  estimateOrder,
  isPrintable,
  printChoiceIn,
  printedSides,
  readPrintChoice,
  suggestedChoice,
} from './print-choice.ts'

const fees = { setupFee: 25, extraColour: 0.35, extraSide: 1.2 }
const table: PriceTable = {
  workingDays: 7,
  techniques: [
    { name: 'Μεταξοτυπία', colours: 6, sides: 2, ...fees, tiers: [{ quantity: 20, price: 7.8 }] },
    { name: 'Κέντημα', colours: 1, sides: 1, ...fees, tiers: [{ quantity: 5, price: 9 }] },
  ],
  options: [{ name: 'Συσκευασία', price: 0.3 }],
}

const product = (priceTable: PriceTable | null): Product => ({
  _id: 'shirt',
  name: 'Μπλουζάκι',
  category: 'tshirt',
  active: true,
  displayOrder: 0,
  sizes: [],
  printAreas: {
    front: { x: 0.3, y: 0.3, width: 0.4, widthMm: 200, heightMm: 200 },
    back: null,
  },
  priceTable,
  fromPrice: null,
  colorVariants: [],
  version: 1,
})

const mockup = (fields: Partial<SavedMockup>): SavedMockup => ({
  id: crypto.randomUUID(),
  productId: 'shirt',
  productName: 'Μπλουζάκι',
  colorName: 'Λευκό',
  view: 'front',
  designData: '{}',
  mockupImage: new Blob(),
  quantity: 20,
  sizes: {},
  people: [],
  choice: { technique: 'Μεταξοτυπία', colours: 2, options: ['Συσκευασία'] },
  assets: [],
  ...fields,
})

it('prices an item on as many sides as it has mockups', () => {
  const both = [mockup({ item: 'a' }), mockup({ item: 'a', view: 'back' })]
  // 7.80 + 1.20 + 2 × 0.35 + 0.30; 25 × 2 × 2
  expect(estimateItem(both, [product(table)])).toMatchObject({ net: 30_000n })
  expect(estimateItem(both.slice(0, 1), [product(table)])).toMatchObject({ net: 21_900n })
})

it.each([
  ['without a table', [mockup({})], product(null)],
  ['without a choice', [{ ...mockup({}), choice: undefined }], product(table)],
  ['below the smallest quantity', [mockup({ quantity: 19 })], product(table)],
  [
    'on more sides than its technique prints',
    Array(2).fill(mockup({ choice: { technique: 'Κέντημα', colours: 1, options: [] } })),
    product(table),
  ],
])('prices no item %s', (_, item, sold) => {
  expect(estimateItem(item as SavedMockup[], [sold])).toBeUndefined()
})

it('sums up the items of an order and counts those without a price', () => {
  const mockups = [
    mockup({ item: 'a' }),
    mockup({ item: 'a', view: 'back' }),
    mockup({}),
    mockup({ quantity: 1 }),
  ]
  // 24 % of 300.00 and of 219.00
  expect(estimateOrder(mockups, [product(table)])).toEqual({
    net: 519,
    vat: 124.56,
    total: 643.56,
    priced: 2,
    byOffer: 1,
  })
})

it('makes a choice that the table prices of anything that was wanted', () => {
  const wanted = fc.oneof(
    fc.anything(),
    fc.record({
      technique: fc.oneof(fc.string(), fc.constantFrom('Μεταξοτυπία', 'Κέντημα')),
      colours: fc.anything(),
      secondColours: fc.oneof(fc.anything(), fc.integer()),
      options: fc.oneof(fc.anything(), fc.array(fc.constantFrom('Συσκευασία', 'x'))),
    }),
  )
  fc.assert(
    fc.property(wanted, value => {
      const choice = printChoiceIn(table, readPrintChoice(value, table))
      expect(estimatePrice(table, { ...choice, sides: 1 }, 20)).toBeDefined()
    }),
  )
})

it('suggests a technique for photographs, and the colours of any other design', () => {
  const [screen, embroidery] = table.techniques
  if (!screen || !embroidery) throw new Error('there are no techniques')
  const dtf = { ...screen, name: 'DTF', colours: 1 }
  const all = { ...table, techniques: [screen, embroidery, dtf] }
  expect(suggestedChoice(all, [null])).toMatchObject({ technique: 'DTF', colours: 1 })
  expect(suggestedChoice(all, [['#ff0000'], null])).toMatchObject({ technique: 'DTF' })
  expect(suggestedChoice(table, [null])).toMatchObject({ technique: 'Μεταξοτυπία' })
  const inks = ['#ff0000', '#00ff00']
  expect(suggestedChoice(all, [inks])).toMatchObject({ technique: 'Μεταξοτυπία', colours: 2 })
  expect(suggestedChoice(all, [])).toMatchObject({ technique: 'Μεταξοτυπία', colours: 1 })
})

it('prices no choice that leaves colours of the design out', () => {
  const [screen, embroidery] = table.techniques
  if (!screen || !embroidery) throw new Error('there are no techniques')
  const printable = (technique: typeof screen, inks: Parameters<typeof isPrintable>[2]) => {
    const only = { ...table, techniques: [technique] }
    return isPrintable(only, suggestedChoice(only, inks), inks)
  }
  const logo = Array.from({ length: 7 }, (_, index) => `#${index}00000`)
  expect(printable(screen, [logo.slice(0, 6)])).toBe(true)
  expect(printable(screen, [logo])).toBe(false)
  expect(printable(screen, [['#000000'], null])).toBe(false)
  expect(printable(embroidery, [logo])).toBe(true)
  expect(printable(embroidery, [null])).toBe(false)
  expect(printable({ ...embroidery, name: 'Ψηφιακή εκτύπωση UV' }, [null])).toBe(true)
})

it('offers a technique only where it prints the design and the chosen one does not or costs more', () => {
  const [screen] = table.techniques
  if (!screen) throw new Error('there are no techniques')
  const dtf = {
    ...screen,
    name: 'DTF',
    colours: 1,
    setupFee: 0,
    tiers: [{ quantity: 1, price: 9 }],
  }
  const both = { ...table, techniques: [screen, dtf] }
  const chosen = (technique: string, colours: number) => ({ technique, colours, options: [] })
  expect(betterTechnique(both, chosen('Μεταξοτυπία', 1), [null], 20)).toBe('DTF')
  expect(betterTechnique(both, chosen('DTF', 1), [null], 20)).toBeUndefined()
  expect(betterTechnique(table, chosen('Μεταξοτυπία', 1), [null], 20)).toBeUndefined()
  // 6 × 25 and 7.80 + 5 × 0.35 each; 9.00 each
  const logo = ['#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff']
  expect(betterTechnique(both, chosen('Μεταξοτυπία', 6), [logo], 20)).toBe('DTF')
  expect(betterTechnique(both, chosen('DTF', 1), [['#000000']], 500)).toBe('Μεταξοτυπία')
})

it('prices each side by its own colours, and the same design on both by its colours twice', () => {
  const logo = ['#ff0000', '#00ff00', '#0000ff']
  const net = (...inks: string[][]) => {
    const choice = suggestedChoice(table, inks)
    return estimatePrice(table, { ...choice, sides: inks.length }, 20)?.net
  }
  // (7.80 + 1.20 + 2 × 0.35) × 20 + 25 × (3 + 1)
  expect(net(logo, ['#000000'])).toBe(29_400n)
  // (7.80 + 1.20 + 2 × 2 × 0.35) × 20 + 25 × (3 + 3)
  expect(net(logo, logo)).toBe(35_800n)
  expect(net(['#000000'], logo)).toBe(net(logo, ['#000000']))
})

it('prints the shown side of a design that is the same on both, unless both are wanted', () => {
  const text = { ...plainText, id: 't', text: 'Ομάδα', size: 10, width: 60, fill: '#000000' }
  const picture = { base: '', width: 1, height: 1, widths: [], color: '#ffffff' }
  const variant = {
    _id: 'white',
    colorName: 'Λευκό',
    colorCode: '#ffffff',
    ...{
      frontImage: '/f.png',
      backImage: '/b.png',
      frontImageAsset: picture,
      backImageAsset: picture,
    },
  }
  const shared = { ...emptyDocument, sides: { front: [text], back: [] } }
  const choice = (side: 'front' | 'back') => ({ product: product(null), variant, side })
  expect(printedSides(shared, choice('front'), false)).toEqual(['front'])
  expect(printedSides(shared, choice('back'), false)).toEqual(['back'])
  expect(printedSides(shared, choice('back'), true)).toEqual(['front', 'back'])
  const own = { ...shared, shared: false }
  expect(printedSides(own, choice('back'), false)).toEqual(['front'])
  const each = { ...own, sides: { front: [text], back: [text] } }
  expect(printedSides(each, choice('front'), false)).toEqual(['front', 'back'])
  expect(printedSides(emptyDocument, choice('front'), true)).toEqual([])
})
