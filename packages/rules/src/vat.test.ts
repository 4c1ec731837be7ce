import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVat, plainVat } from './vat.ts'

test.each(['094014201', 'EL 094014201', 'el094.014.201', 'GR094014201', 'DE 811 115 368'])(
  '%s is a VAT number',
  text => expect(isVat(plainVat(text))).toBe(true),
)

test.each([
  '094014202',
  '000000000',
  '94014201',
  '0940142011',
  '',
  'EL',
  'X1',
  'DE1;',
  'EL12345678',
])('%s is none', text => expect(isVat(plainVat(text))).toBe(false))

test('exactly one last digit completes eight digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), number => {
      const eight = String(number).padStart(8, '0')
      expect([...'0123456789'].filter(digit => isVat(eight + digit))).toHaveLength(1)
    }),
  )
})

test('the plain form of a plain form is itself', () => {
  fc.assert(fc.property(fc.string(), text => plainVat(plainVat(text)) === plainVat(text)))
})
