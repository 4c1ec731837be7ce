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
  for (const quantity of ['', '0', '-1', '1.5', '1e3', 'πέντε']) {
    expect(problemsOf({ ...whole, items: [{ product: 'a', quantity }] })).toEqual([
      { field: 'quantity-a', text: 'quantityInvalid' },
    ])
  }
})

test('accepts only images', () => {
  expect(textsOf({}, new File(['x'], 'a.png', { type: 'image/png' }))).toEqual([])
  expect(textsOf({}, new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual([
    'imageInvalid',
  ])
})
