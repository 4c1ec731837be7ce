import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from './columns.tsx'

test('truncates a preview to 100 characters and appends an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      const characters = [...text]
      const shown = truncate(text)
      if (characters.length <= 100) expect(shown).toBe(text)
      else expect(shown).toBe(`${characters.slice(0, 100).join('')}...`)
    }),
  )
  expect(truncate('α'.repeat(100))).toBe('α'.repeat(100))
  expect(truncate('α'.repeat(101))).toBe(`${'α'.repeat(100)}...`)
})
