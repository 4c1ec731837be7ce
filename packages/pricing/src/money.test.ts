import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalNumber, decimalText, divideRounded, parseHundredths, percentOf } from './money.ts'

const hundredths = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })

describe('an amount', () => {
  test('converts to text, number and JSON and back', () => {
    fc.assert(
      fc.property(hundredths, amount => {
        expect(parseHundredths(decimalText(amount))).toBe(amount)
        expect(parseHundredths(decimalNumber(amount))).toBe(amount)
        expect(parseHundredths(JSON.parse(JSON.stringify(decimalNumber(amount))))).toBe(amount)
      }),
    )
  })

  test('must not have more than two decimals', () => {
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 1, max: 9 }), (amount, digit) => {
        expect(parseHundredths(`${decimalText(amount)}${digit}`)).toBeUndefined()
      }),
    )
  })

  test('may be a number whose shortest text has at most two decimals', () => {
    fc.assert(
      fc.property(fc.double(), value => {
        const read = parseHundredths(value)
        if (read !== undefined) expect(decimalNumber(read)).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  test.each([
    [5, 500n],
    [0.07, 7n],
    [1.1, 110n],
    [-0.5, -50n],
    [-0, 0n],
    ['00.10', 10n],
    ['1128.4', 112_840n],
  ])('%s is %s hundredths', (value, expected) => {
    expect(parseHundredths(value)).toBe(expected)
  })

  test.each([
    0.005,
    0.1 + 0.2,
    1e-7,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' 1',
    '1.',
    '.5',
    '1,50',
    '1e3',
    '0x10',
    '+1',
    'NaN',
    '9'.repeat(16),
  ])('%s is not an amount', value => {
    expect(parseHundredths(value)).toBeUndefined()
  })
})

describe('a division', () => {
  test('rounds to the nearest whole number, halves away from zero', () => {
    fc.assert(
      fc.property(hundredths, fc.bigInt({ min: 1n, max: 10n ** 6n }), (dividend, divisor) => {
        const twiceError = 2n * (divideRounded(dividend, divisor) * divisor - dividend)
        expect(twiceError <= divisor && twiceError >= -divisor).toBe(true)
        if (twiceError === divisor) expect(dividend >= 0n).toBe(true)
        if (twiceError === -divisor) expect(dividend <= 0n).toBe(true)
      }),
    )
  })

  test.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [-5n, 10n, -1n],
    [25n, 10n, 3n],
    [0n, 7n, 0n],
  ])('%s ÷ %s is %s', (dividend, divisor, expected) => {
    expect(divideRounded(dividend, divisor)).toBe(expected)
  })
})

test('24 % of €1,128.40 is €270.82', () => {
  expect(percentOf(112_840n, 2400n)).toBe(27_082n)
})
