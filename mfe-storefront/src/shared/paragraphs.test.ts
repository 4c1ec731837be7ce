import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.tsx'

test('splits a text into its lines', () => {
  expect(paragraphsOf('Πρώτη.\nΔεύτερη.\r\n\r\n  \nΤρίτη. ')).toEqual([
    'Πρώτη.',
    'Δεύτερη.',
    'Τρίτη.',
  ])
  expect(paragraphsOf('')).toEqual([])
})

test('loses no word and returns no empty paragraph', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('α', 'β', ' ', '\n', '\r') }), text => {
      const paragraphs = paragraphsOf(text)
      expect(paragraphs.join(' ').match(/\S+/g)).toEqual(text.match(/\S+/g))
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/\S/)
    }),
  )
})
