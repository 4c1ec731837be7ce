import type { PriceTable } from '@stampa/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CustomOrder,
  choiceField,
  countOf,
  dayAfterDeadline,
  fullColourTechnique,
  piecesField,
  piecesOf,
  positionsOf,
  problemsOf,
  quantityField,
  readOrder,
  rosterField,
  sidesOf,
} from './order-rules.ts'

const whole: CustomOrder = {
  items: [{ product: 'a', quantity: '10' }],
  options: ['Πλάτη'],
  email: 'anna@example.com',
  phone: '+30 (210) 000-42',
  deadline: '',
  name: '',
  company: '',
  vatNumber: '',
  notes: '',
  repeats: '',
  keep: [],
}

const today = '2026-11-30'

const textsOf = (order: Partial<CustomOrder>, image?: File) =>
  problemsOf({ ...whole, ...order }, { image }, today).map(({ text }) => text)

test('requires e-mail and phone, but no products', () => {
  expect(textsOf({ items: [], options: [], email: '', phone: '' })).toEqual([
    'emailRequired',
    'phoneRequired',
  ])
  expect(textsOf({ items: [], options: [] })).toEqual([])
})

test.each(['anna', 'anna@example', 'an na@example.com'])('rejects %s as an e-mail', email => {
  expect(textsOf({ email })).toEqual(['emailInvalid'])
})

test('tells the usual day of delivery where the deadline is before it', () => {
  const table = { workingDays: 5, techniques: [], options: [] }
  const products = [
    { _id: 'a', priceTable: table },
    { _id: 'b', priceTable: null },
  ]
  const usual = (deadline: string, product = 'a') =>
    dayAfterDeadline({ deadline, items: [{ product, quantity: '1' }] }, products, '2026-11-30')
  expect(usual('2026-12-01')).toBe('2026-12-07')
  expect(usual('2026-12-06')).toBe('2026-12-07')
  expect(usual('2026-12-07')).toBeUndefined()
  expect(usual('')).toBeUndefined()
  expect(usual('2026-12-01', 'b')).toBeUndefined()
})

test('rejects a deadline before the present day', () => {
  expect(textsOf({ deadline: '2026-11-29' })).toEqual(['deadlinePast'])
  expect(textsOf({ deadline: today })).toEqual([])
})

test('offers neither sleeves nor neck on a product without sizes', () => {
  expect(positionsOf({ sizes: [] })).toEqual(['front', 'back', 'around'])
  expect(positionsOf({ sizes: ['S'] })).toContain('left-sleeve')
})

test('takes the sides from the positions, else from several areas, as far as the technique has them', () => {
  const areas = ['Στήθος', 'Πλάτη', 'Αλλού']
  expect(sidesOf(['front', 'back', 'neck'], areas, 2)).toBe(3)
  expect(sidesOf([], areas, 2)).toBe(2)
  expect(sidesOf([], areas, 1)).toBeUndefined()
  expect(sidesOf([], ['Πλάτη'], 2)).toBeUndefined()
})

test('finds the technique for a photo', () => {
  const technique = (name: string, colours: number) => ({
    name,
    colours,
    sides: 1,
    setupFee: 0,
    extraColour: 0,
    extraSide: 0,
    tiers: [],
  })
  const table = (...techniques: PriceTable['techniques']) => ({
    workingDays: 1,
    techniques,
    options: [],
  })
  const screen = technique('Μεταξοτυπία', 6)
  const find = (...names: string[]) =>
    fullColourTechnique(table(screen, ...names.map(name => technique(name, 1))))
  expect(find('Κέντημα', 'DTF')).toBe('DTF')
  expect(find('Ψηφιακή εκτύπωση UV')).toBe('Ψηφιακή εκτύπωση UV')
  expect(find('Εξάχνωση')).toBe('Εξάχνωση')
  expect(find('Κέντημα', 'Χάραξη με λέιζερ')).toBeUndefined()
})

test('rejects a VAT number with a wrong check digit', () => {
  expect(textsOf({ vatNumber: '094014202' })).toEqual(['vatNumberInvalid'])
  expect(textsOf({ vatNumber: 'EL 094 014 201' })).toEqual([])
})

test('requires a phone number of at least six valid characters', () => {
  const character = fc.constantFrom(...'0123456789-+ ()')
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 6, maxLength: 30 }), phone => {
      expect(textsOf({ phone })).toEqual([])
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 1, maxLength: 5 }), phone => {
      expect(textsOf({ phone })).toEqual(['phoneInvalid'])
    }),
  )
  expect(textsOf({ phone: '210 000 42a' })).toEqual(['phoneInvalid'])
})

test('requires a whole quantity of at least one for every product', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), quantity => {
      expect(textsOf({ items: [{ product: 'a', quantity: String(quantity) }] })).toEqual([])
    }),
  )
  expect(textsOf({ items: [{ product: 'a', quantity: '1.000' }] })).toEqual([])
})

test.each([
  ['', 'quantityInvalid'],
  ['0', 'quantityInvalid'],
  ['-1', 'quantityInvalid'],
  ['1.5', 'quantityNotWhole'],
  ['1e3', 'quantityNotWhole'],
  ['πέντε', 'quantityNotWhole'],
  ['1000001', 'quantityTooLarge'],
] as const)('says what is wrong with the quantity %j', (quantity, text) => {
  expect(problemsOf({ ...whole, items: [{ product: 'a', quantity }] }, {}, today)).toEqual([
    { field: 'quantity-a', text },
  ])
})

test('accepts only images', () => {
  expect(textsOf({}, new File(['x'], 'a.png', { type: 'image/png' }))).toEqual([])
  expect(textsOf({}, new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual([
    'imageInvalid',
  ])
})

test.each<[string | undefined, [name: string, type: string, bytes: number][]]>([
  [undefined, []],
  [
    undefined,
    [
      ['a.png', 'image/png', 9],
      ['b.AI', '', 9],
      ['c.heic', '', 9],
    ],
  ],
  [
    'filesInvalid',
    [
      ['a.png', 'image/png', 9],
      ['b.exe', '', 9],
    ],
  ],
  ['filesTooMany', Array(6).fill(['a.png', 'image/png', 9])],
  ['filesTooLarge', [['a.pdf', '', 25 * 2 ** 20]]],
  ['filesTooLarge', Array(2).fill(['a.pdf', '', 16 * 2 ** 20])],
])('says %j about further files', (text, files) => {
  const made = files.map(([name, type, bytes]) => new File([new Uint8Array(bytes)], name, { type }))
  expect(problemsOf(whole, { files: made }, today)).toEqual(text ? [{ field: 'files', text }] : [])
})

test('reads pieces by colour and size, of whatever name, whose sum is the quantity', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 })
  const cells = fc.uniqueArray(
    fc.record({
      colour: name,
      size: name,
      count: fc.constantFrom('', ' ', '0', '3', ' 12 ', '1000'),
    }),
    { selector: ({ colour, size }) => JSON.stringify([colour, size]), maxLength: 8 },
  )
  fc.assert(
    fc.property(cells, fc.nat({ max: 99 }), (typed, quantity) => {
      const form = new FormData()
      form.append('products', 'a')
      form.append(quantityField('a'), String(quantity))
      for (const { colour, size, count } of typed) {
        form.append(piecesField('a', colour, size), count)
        form.append(piecesField('b', colour, size), '7')
      }
      const [item] = readOrder(form).items
      const sum = typed.reduce((total, { count }) => total + countOf(count), 0)
      expect(item?.quantity).toBe(String(sum > 0 ? sum : quantity))
      expect(item && piecesOf(item)).toEqual(
        typed.flatMap(({ count, ...piece }) =>
          countOf(count) > 0 ? { ...piece, count: countOf(count) } : [],
        ),
      )
    }),
  )
})

test('reads the print positions of each product, in their order', () => {
  const form = new FormData()
  for (const product of ['a', 'b']) form.append('products', product)
  for (const position of ['back', 'front', 'back', 'heart']) form.append('positions-a', position)
  expect(readOrder(form).items.map(({ positions }) => positions)).toEqual([
    ['front', 'back'],
    undefined,
  ])
})

test('reads the colours of each side, and of both sides where they are the same', () => {
  const form = new FormData()
  form.append('products', 'a')
  form.append(choiceField('a', 'technique'), 'Μεταξοτυπία')
  form.append(choiceField('a', 'sides'), '2')
  form.append(choiceField('a', 'colours'), '3')
  const choice = { technique: 'Μεταξοτυπία', sides: 2, colours: 3, options: [] }
  expect(readOrder(form).items[0]?.choice).toEqual(choice)
  form.append(choiceField('a', 'secondColours'), '')
  expect(readOrder(form).items[0]?.choice).toEqual(choice)
  form.set(choiceField('a', 'secondColours'), '1')
  expect(readOrder(form).items[0]?.choice).toEqual({ ...choice, secondColours: 1 })
})

test('names and numbers make up the pieces of a product, in place of its table', () => {
  const form = new FormData()
  form.append('products', 'a')
  form.append(quantityField('a'), '7')
  for (const size of ['S', 'M']) form.append(piecesField('a', 'Λευκό', size), '9')
  form.append(rosterField('a'), 'm, Μαρία, 7\ns, Άννα, 10\nM')
  const [item] = readOrder(form).items
  expect(item).toMatchObject({ quantity: '3', roster: { isFaulty: false } })
  expect(item && piecesOf(item)).toEqual([
    { colour: 'Λευκό', size: 'S', count: 1 },
    { colour: 'Λευκό', size: 'M', count: 2 },
  ])
  expect(item?.roster?.rows.map(({ name }) => name)).toEqual(['Μαρία', 'Άννα', ''])
})

test('rejects rows that are not understood, and more than an order may have', () => {
  const rowsOf = (lines: Record<string, string>) => {
    const form = new FormData()
    for (const [product, text] of Object.entries(lines)) {
      form.append('products', product)
      form.append(rosterField(product), text)
    }
    return problemsOf({ ...readOrder(form), email: whole.email, phone: whole.phone }, {}, today)
  }
  const many = 'Μαρία\n'.repeat(300)
  expect(rowsOf({ a: 'Μαρία, 7', b: 'Άννα, 7, XL' })).toEqual([
    { field: 'roster-b', text: 'rosterInvalid' },
    { field: 'quantity-b', text: 'quantityInvalid' },
  ])
  expect(rowsOf({ a: many, b: many })).toEqual([{ field: 'roster-b', text: 'rosterTooLong' }])
})

test('reads a forged field of pieces as it is', () => {
  const form = new FormData()
  form.append('products', 'a')
  form.append('pieces-a/%/%E0', '2')
  expect(readOrder(form).items[0]?.pieces).toEqual([{ colour: '%', size: '%E0', count: '2' }])
})

test.each(['1.00', '1,5', '-1', 'δύο'])('rejects %s as a number of pieces', count => {
  const item = { product: 'a', quantity: '10', pieces: [{ colour: 'Λευκό', size: 'S', count }] }
  expect(textsOf({ items: [item] })).toEqual(['piecesInvalid'])
})
