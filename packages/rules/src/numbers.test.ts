import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberText, readNumber, readWhole } from './numbers.ts'

const locales = ['el-GR', 'en-GB', 'en-IE', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'en-IN']
const locale = fc.constantFrom(...locales)
const hundredths = fc.oneof(
  fc.integer({ min: -99_999, max: 999_999 }),
  fc.integer({ min: 0, max: 99_999_999_999_999 }),
)

describe('readNumber', () => {
  test('reads an amount of any language exactly or refuses it', () => {
    fc.assert(
      fc.property(
        locale,
        hundredths,
        fc.boolean(),
        fc.constantFrom(0, 1, 2, 3),
        fc.constantFrom<Intl.NumberFormatOptions>({}, { style: 'currency', currency: 'EUR' }),
        (locale, cents, useGrouping, minimumFractionDigits, style) => {
          const options = { ...style, useGrouping, minimumFractionDigits, maximumFractionDigits: 3 }
          const text = new Intl.NumberFormat(locale, options).format(cents / 100)
          const { number = cents / 100 } = readNumber(text)
          expect(number).toBeCloseTo(cents / 100, 6)
        },
      ),
    )
  })

  test('reads every amount with two decimals in Greek, English and German', () => {
    const language = fc.constantFrom('el-GR', 'en-GB', 'de-DE')
    const style = fc.constantFrom<Intl.NumberFormatOptions>(
      {},
      { useGrouping: false },
      { style: 'currency', currency: 'EUR' },
    )
    fc.assert(
      fc.property(language, fc.nat({ max: 999_999_999 }), style, (locale, cents, style) => {
        const options = { minimumFractionDigits: 2, ...style }
        const text = new Intl.NumberFormat(locale, options).format(cents / 100)
        expect(readNumber(` ${text} `)).toEqual({ number: cents / 100 })
      }),
    )
  })

  test('returns a number with at most two decimals, or a refusal, for any text', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,-−'’ €%e+x") })
    fc.assert(
      fc.property(typed, text => {
        const { number, refusal } = readNumber(text)
        if (refusal === undefined) expect(Number(number?.toFixed(2))).toBe(number)
        else expect(number).toBeUndefined()
      }),
    )
  })

  test.each([
    ['2,35', 2.35],
    ['2.35', 2.35],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1 234,50', 1234.5],
    ['1234', 1234],
    ['12 500 €', 12_500],
    ['30 %', 30],
    [',5', 0.5],
    ['5.', 5],
    ['-1,5', -1.5],
    ['−2', -2],
  ])('reads %s as %d', (text, number) => {
    expect(readNumber(text)).toEqual({ number })
  })

  test.each([
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['999.000', 'ambiguous'],
    ['0.123', 'decimals'],
    ['1234.567', 'decimals'],
    ['1.234,567', 'decimals'],
    ['', 'notNumber'],
    ['.', 'notNumber'],
    ['-', 'notNumber'],
    ['1e3', 'notNumber'],
    ['1,23,456', 'notNumber'],
    ['1.23.4', 'notNumber'],
    ['12 34', 'notNumber'],
    ['δύο', 'notNumber'],
  ])('refuses %j as %s', (text, refusal) => {
    expect(readNumber(text)).toEqual({ refusal })
  })
})

test('numberText writes what readNumber reads', () => {
  fc.assert(
    fc.property(locale, fc.nat(999_999_999), fc.boolean(), (locale, cents, isMoney) => {
      // Indian grouping is refused.
      fc.pre(locale !== 'en-IN')
      expect(readNumber(numberText(cents / 100, locale, isMoney))).toEqual({ number: cents / 100 })
    }),
  )
})

describe('readWhole', () => {
  test('reads the whole numbers of any language', () => {
    fc.assert(
      fc.property(
        locale,
        fc.nat({ max: 999_999_999 }),
        fc.boolean(),
        (locale, number, useGrouping) => {
          // India groups two digits.
          fc.pre(locale !== 'en-IN')
          const text = new Intl.NumberFormat(locale, { useGrouping }).format(number)
          expect(readWhole(` ${text} `)).toBe(number)
        },
      ),
    )
  })

  test.each([
    ['1.000', 1000],
    ['1 000', 1000],
    ['1,000,000', 1_000_000],
    ['-1', -1],
    ['007', 7],
    ['1,5', undefined],
    ['1.00', undefined],
    ['1.000,000', undefined],
    ['0.500', undefined],
    ['', undefined],
    ['12a', undefined],
    ['9'.repeat(16), undefined],
  ])('reads %j as %j', (text, number) => {
    expect(readWhole(text)).toBe(number)
  })
})
