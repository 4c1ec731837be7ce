import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CustomOrder, problemsOf } from './order-rules.ts'

const whole: CustomOrder = {
  items: [{ product: 'a', quantity: '10' }],
  options: ['Πλάτη'],
  email: 'anna@example.com',
  phone: '+30 (210) 000-42',
}

const textsOf = (order: Partial<CustomOrder>, image?: File) =>
  problemsOf({ ...whole, ...order }, image).map(({ text }) => text)

test('e-mail and phone are asked for, products are not', () => {
  expect(textsOf({ items: [], options: [], email: '', phone: '' })).toEqual([
    'emailRequired',
    'phoneRequired',
  ])
  expect(textsOf({ items: [], options: [] })).toEqual([])
})

test.each(['anna', 'anna@example', 'an na@example.com'])('%s is no address', email => {
  expect(textsOf({ email })).toEqual(['emailInvalid'])
})

test('a phone number has six of its characters, and no others', () => {
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

test('every chosen product has a whole quantity of at least one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), quantity => {
      expect(textsOf({ items: [{ product: 'a', quantity: String(quantity) }] })).toEqual([])
    }),
  )
  for (const quantity of ['', '0', '-1', '1.5', '1e3', 'πέντε']) {
    expect(problemsOf({ ...whole, items: [{ product: 'a', quantity }] })).toEqual([
      { field: 'quantity-a', text: 'quantityInvalid' },
    ])
  }
})

test('only images are taken', () => {
  expect(textsOf({}, new File(['x'], 'a.png', { type: 'image/png' }))).toEqual([])
  expect(textsOf({}, new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual([
    'imageInvalid',
  ])
})
