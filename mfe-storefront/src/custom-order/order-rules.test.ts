import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CustomOrder,
  countOf,
  piecesField,
  piecesOf,
  problemsOf,
  quantityField,
  readOrder,
} from './order-rules.ts'

const whole: CustomOrder = {
  items: [{ product: 'a', quantity: '10' }],
  options: ['Πλάτη'],
  email: 'anna@example.com',
  phone: '+30 (210) 000-42',
  deadline: '',
  company: '',
  vatNumber: '',
}

const textsOf = (order: Partial<CustomOrder>, image?: File) =>
  problemsOf({ ...whole, ...order }, { image }).map(({ text }) => text)

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
  expect(problemsOf({ ...whole, items: [{ product: 'a', quantity }] })).toEqual([
    { field: 'quantity-a', text },
  ])
})

test('accepts only images', () => {
  expect(textsOf({}, new File(['x'], 'a.png', { type: 'image/png' }))).toEqual([])
  expect(textsOf({}, new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual([
    'imageInvalid',
  ])
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
