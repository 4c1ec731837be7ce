import fc from 'fast-check'
import { expect, it } from 'vitest'
import { problemsOf } from './order-rules.ts'

const whole = { email: 'anna@example.com', phone: '+30 (210) 000-42', notes: '' }

it('requires a mockup, an e-mail and a phone', () => {
  expect(problemsOf(whole, 1)).toEqual({})
  expect(problemsOf({ email: '', phone: '', notes: '' }, 0)).toEqual({
    mockups: 'noMockup',
    email: 'emailRequired',
    phone: 'phoneRequired',
  })
})

it.each(['anna', 'anna@example', 'an na@example.com'])('rejects the e-mail %s', email => {
  expect(problemsOf({ ...whole, email }, 1)).toEqual({ email: 'emailInvalid' })
})

it('accepts phones of 6 to 30 allowed characters', () => {
  const character = fc.constantFrom(...'0123456789-+ ()')
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 6, maxLength: 30 }), phone => {
      expect(problemsOf({ ...whole, phone }, 1)).toEqual({})
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 1, maxLength: 5 }), phone => {
      expect(problemsOf({ ...whole, phone }, 1)).toEqual({ phone: 'phoneInvalid' })
    }),
  )
  expect(problemsOf({ ...whole, phone: '210 000 42a' }, 1)).toEqual({ phone: 'phoneInvalid' })
})
