import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, matches } from './matches.ts'

test('folds Greek accents, dialytika and final sigma', () => {
  expect(fold('Προϊόντα ΚΑΦΈΣ Ύφασμα')).toBe('προιοντα καφεσ υφασμα')
  expect(matches('Κούπα κεραμική', 'ΚΟΥΠΑ')).toBe(true)
  expect(matches('Τσάντες', 'τσαντεσ')).toBe(true)
  expect(matches('T-shirt οργανικό', 'οργ t-s')).toBe(true)
  expect(matches('Κούπα', 'καπέλο')).toBe(false)
})

test('every text is found by any part of itself, and by nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, to) => {
      expect(matches(text, '')).toBe(true)
      expect(matches(text, fold(text).slice(from % (text.length + 1), to))).toBe(true)
    }),
  )
})

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => fold(fold(text)) === fold(text)))
})
