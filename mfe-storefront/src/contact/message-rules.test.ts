import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContactMessage, problemsOf } from './message-rules.ts'

const blank: ContactMessage = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: '',
  message: '',
}
const whole = { ...blank, name: 'Άννα', email: 'anna@example.com', message: 'Γεια σας' }

test('name, e-mail and message are asked for, in this order', () => {
  expect(problemsOf(blank).map(({ text }) => text)).toEqual([
    'nameRequired',
    'emailRequired',
    'messageRequired',
  ])
})

test('the look of an address is checked last', () => {
  const problems = problemsOf({ ...blank, email: 'anna' })
  expect(problems.map(({ text }) => text)).toEqual([
    'nameRequired',
    'messageRequired',
    'emailInvalid',
  ])
})

test.each(['anna', 'anna@', '@example.com', 'anna@example', 'an na@example.com', 'a@b@c.gr'])(
  '%s is no address',
  email => {
    expect(problemsOf({ ...whole, email })).toEqual([{ field: 'email', text: 'emailInvalid' }])
  },
)

test('company, phone and subject are not checked', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (company, phone, subject) => {
      expect(problemsOf({ ...whole, company, phone, subject })).toEqual([])
    }),
  )
})
