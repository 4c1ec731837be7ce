import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawableText, isDrawable } from './drawable-text.ts'

it('makes any text drawable and keeps drawable text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
      const shown = drawableText(text, most)
      expect(isDrawable(shown)).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(most)
      expect(drawableText(shown, most)).toBe(shown)
    }),
  )
  expect(drawableText('Καλη\tμέρα\r\nσε όλους \u202e😀', 100)).toBe('Καλημέρα\nσε όλους 😀')
  expect(drawableText('😀😀', 3)).toBe('😀')
})
