import { expect, test } from 'vitest'
import { plainDecimal } from './decimal-text.ts'

test.each([
  ['5', '5'],
  ['5.40', '5.40'],
  ['5,40', '5.40'],
  ['1250,5', '1250.5'],
  ['1.250,50 €', '1250.50'],
  ['€ 1.250.000,50', '1250000.50'],
  ['1.250.000', '1250000'],
  ['0.005', undefined],
  ['1.250', undefined],
  ['1,250', undefined],
  ['1,250.50', undefined],
  ['12.34.56', undefined],
  ['-1', undefined],
  ['NaN', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j is %j', (text, expected) => {
  expect(plainDecimal(text)).toBe(expected)
})
