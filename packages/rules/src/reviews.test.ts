import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLink, isVisible, plainText } from './reviews.ts'

test.each([
  'https://example.gr',
  'δείτε το www.example.gr',
  'γράψτε στο a@b.gr',
  'Example.COM, φτηνά',
  'example.shop',
  'bit.ly/xxx',
  '[x](//evil.app)',
  'evil．com',
  'evil。com',
  'ev\u200bil.c\u200bom',
])('%s has a link', text => {
  expect(hasLink(text)).toBe(true)
})

test.each(['Τέλεια.Γρήγορα', 'κ.λπ. 4.90 €', 'Very good.Commendable', 'Όλα 10/10!'])(
  '%s has none',
  text => {
    expect(hasLink(text)).toBe(false)
  },
)

test.each([
  ['Ν.', true],
  ['7', true],
  ['', false],
  ['\u200b', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u00ad\u00ad', false],
])('whether %j shows something is %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected)
})

test('keeps letters and single line breaks, and no character that a page would obey', () => {
  expect(plainText(' Καλό\u202e\u0007χαρτί\r\n\r\n\r\n\r\nκαι 👍🏽 ')).toBe(
    'Καλό  χαρτί\n\nκαι 👍🏽',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const plain = plainText(text)
      expect(plain).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_C}/u)
      expect(plainText(plain)).toBe(plain)
    }),
  )
})
