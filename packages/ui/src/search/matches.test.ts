import { fold } from '@stampa/rules/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test('folds Greek accents, dialytika and final sigma', () => {
  expect(fold('Προϊόντα ΚΑΦΈΣ Ύφασμα')).toBe('προιοντα καφεσ υφασμα')
  expect(matches('Κούπα κεραμική', 'ΚΟΥΠΑ')).toBe(true)
  expect(matches('Τσάντες', 'τσαντεσ')).toBe(true)
  expect(matches('T-shirt οργανικό', 'οργ t-s')).toBe(true)
  expect(matches('Κούπα', 'καπέλο')).toBe(false)
})

test('finds a text by any part of it and by an empty query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, to) => {
      expect(matches(text, '')).toBe(true)
      expect(matches(text, fold(text).slice(from % (text.length + 1), to))).toBe(true)
    }),
  )
})

test('is idempotent when folding', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => fold(fold(text)) === fold(text)))
})
