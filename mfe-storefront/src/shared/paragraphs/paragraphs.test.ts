import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.tsx'

test('each line is a paragraph', () => {
  expect(paragraphsOf('Πρώτη.\nΔεύτερη.\r\n\r\n  \nΤρίτη. ')).toEqual([
    'Πρώτη.',
    'Δεύτερη.',
    'Τρίτη.',
  ])
  expect(paragraphsOf('')).toEqual([])
})

test('no word is lost, and no paragraph is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('α', 'β', ' ', '\n', '\r') }), text => {
      const paragraphs = paragraphsOf(text)
      expect(paragraphs.join(' ').match(/\S+/g)).toEqual(text.match(/\S+/g))
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/\S/)
    }),
  )
})
