import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from './column.ts'

test('sorts Greek as a dictionary, whatever the accents', () => {
  const words = ['ώρα', 'Άγκυρα', 'βιβλίο', 'αγορά', 'Ψωμί', 'έντυπο', 'Έλατο']
  expect(words.toSorted(compare)).toEqual([
    'Άγκυρα',
    'αγορά',
    'βιβλίο',
    'Έλατο',
    'έντυπο',
    'Ψωμί',
    'ώρα',
  ])
})

test('sorts numbers inside texts by their size', () => {
  expect(['Α4 100', 'Α4 20', 'Α4 3'].toSorted(compare)).toEqual(['Α4 3', 'Α4 20', 'Α4 100'])
})

test('sorts dates, numbers and flags by their value', () => {
  expect(compare(new Date('2026-01-01'), new Date('2026-01-02'))).toBeLessThan(0)
  expect(compare(false, true)).toBeLessThan(0)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(a - b))
    }),
  )
})
