import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionLength, truncate } from './truncate.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })
const length = fc.integer({ min: 0, max: 250 })

test('cuts the description of a card to 100 characters', () => {
  expect(truncate('α'.repeat(100), descriptionLength)).toBe('α'.repeat(100))
  expect(truncate('α'.repeat(101), descriptionLength)).toBe(`${'α'.repeat(100)}…`)
})

test('never splits a character', () => {
  expect(truncate('👕👕👕', 2)).toBe('👕👕…')
  expect(truncate('👕👕👕', 3)).toBe('👕👕👕')
})

test('keeps the beginning of any text', () => {
  fc.assert(
    fc.property(text, length, (original, limit) => {
      const short = truncate(original, limit)
      const characters = Array.from(original)
      if (characters.length <= limit) expect(short).toBe(original)
      else {
        expect(Array.from(short)).toHaveLength(limit + 1)
        expect(short.endsWith('…')).toBe(true)
        expect(original.startsWith(short.slice(0, -1))).toBe(true)
      }
    }),
  )
})
