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

test('requires name, e-mail and message, in this order', () => {
  expect(problemsOf(blank).map(({ text }) => text)).toEqual([
    'nameRequired',
    'emailRequired',
    'messageRequired',
  ])
})

test('checks the syntax of the e-mail last', () => {
  const problems = problemsOf({ ...blank, email: 'anna' })
  expect(problems.map(({ text }) => text)).toEqual([
    'nameRequired',
    'messageRequired',
    'emailInvalid',
  ])
})

test.each(['anna', 'anna@', '@example.com', 'anna@example', 'an na@example.com', 'a@b@c.gr'])(
  'rejects %s as an e-mail',
  email => {
    expect(problemsOf({ ...whole, email })).toEqual([{ field: 'email', text: 'emailInvalid' }])
  },
)

test('accepts any company, phone and subject', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (company, phone, subject) => {
      expect(problemsOf({ ...whole, company, phone, subject })).toEqual([])
    }),
  )
})
