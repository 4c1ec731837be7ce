import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, isPhone, plainPhone } from './contact.ts'

describe('isEmail', () => {
  test.each([
    'maria@example.gr',
    'maria.p+shop@mail.example.co.uk',
    "o'neil@example.ie",
    'info@παράδειγμα.ελ',
    'μαρία@example.gr',
    'a@b-c.xn--qxam',
  ])('accepts %s', text => expect(isEmail(text)).toBe(true))

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
    'a@b.c',
    'a@b_c.gr',
    'o,neil@x.gr',
    '(x)@y.gr',
    `${'a'.repeat(65)}@example.gr`,
    `a@${'b'.repeat(250)}.gr`,
  ])('rejects %j', text => expect(isEmail(text)).toBe(false))

  test('rejects every character that ends a mail header or separates addresses', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...'\r\n\t\0 <>,;:"'), fc.string(), (a, c, b) => {
        expect(isEmail(`${a}${c}${b}@example.gr`)).toBe(false)
        expect(isEmail(`maria@${a}${c}${b}.gr`)).toBe(false)
      }),
    )
  })

  test('rejects very long texts without backtracking', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'a.', '-a', 'a@'), part => {
        expect(isEmail(`a@${part.repeat(50_000)}`)).toBe(false)
      }),
    )
  })
})

describe('isPhone', () => {
  test.each(['694444', '69 4444-5555', '+30 (210) 123', '------', '6'.repeat(30)])(
    'accepts %s',
    text => expect(isPhone(text)).toBe(true),
  )
  test.each(['', '69444', '69444a', '694444\n', '٦٩٤٤٤٤', '694444;', '6'.repeat(31)])(
    'rejects %j',
    text => expect(isPhone(text)).toBe(false),
  )
})

describe('plainPhone', () => {
  test.each([
    ['+30\u00a0694\u00a0444\u00a04444', '+30 694 444 4444'],
    ['\u202a+30 694 444 4444\u202c', '+30 694 444 4444'],
    ['\u200e210\u201112345\u2066 \u2069', '210-12345'],
    ['\ufeff694\u2009444\u202f4444', '694 444 4444'],
    ['210\u2212123\u2013456', '210-123-456'],
  ])('reads %j as a visitor sees it', (pasted, number) => {
    expect(plainPhone(pasted)).toBe(number)
    expect(isPhone(plainPhone(pasted))).toBe(true)
  })

  test('changes no accepted number, and makes none of other text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789-+ ()'), minLength: 6, maxLength: 30 }),
        text => {
          expect(plainPhone(text)).toBe(text.trim())
        },
      ),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
        expect(plainPhone(text).match(/[\p{L}\p{N}]/gu) ?? []).toEqual(letters)
      }),
    )
  })
})
