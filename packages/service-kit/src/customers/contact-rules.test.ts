import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, isPhone, oneLine } from './contact-rules.ts'

describe('an e-mail address', () => {
  test.each([
    'maria@example.gr',
    'maria.p+shop@mail.example.co.uk',
    "o'neil@example.ie",
    'info@παράδειγμα.ελ',
    'μαρία@example.gr',
    'a@b-c.xn--qxam',
  ])('%s is one', text => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'maria',
    'maria@',
    '@example.gr',
    'maria@example',
    'maria@@example.gr',
    'maria@example..gr',
    'maria@.gr',
    'maria@-example.gr',
    'maria @example.gr',
    'maria@example.gr\r\nBcc: all@example.gr',
    'maria@example.gr\0',
    'Maria <maria@example.gr>',
    'a@example.gr,b@example.gr',
    '"x"@example.gr',
    `${'a'.repeat(65)}@example.gr`,
    `a@${'b'.repeat(250)}.gr`,
  ])('%j is none', text => expect(isEmail(text)).toBe(false))

  test('never holds what ends a header line or splits a list of addresses', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...'\r\n\t\0 <>,;:"'), fc.string(), (a, c, b) => {
        expect(isEmail(`${a}${c}${b}@example.gr`)).toBe(false)
        expect(isEmail(`maria@${a}${c}${b}.gr`)).toBe(false)
      }),
    )
  })

  test('is judged in no time, however long', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'a.', '-a', 'a@'), part => {
        expect(isEmail(`a@${part.repeat(50_000)}`)).toBe(false)
      }),
    )
  })
})

describe('a phone number', () => {
  test.each(['694444', '69 4444-5555', '+30 (210) 123', '      ', '------'])('%s is one', text =>
    expect(isPhone(text)).toBe(true),
  )
  test.each(['', '69444', '69444a', '694444\n', '٦٩٤٤٤٤', '694444;'])('%j is none', text =>
    expect(isPhone(text)).toBe(false),
  )
})

test('a text of one line holds no control character and is that for good', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const line = oneLine(text)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(oneLine(line)).toBe(line)
    }),
  )
})
