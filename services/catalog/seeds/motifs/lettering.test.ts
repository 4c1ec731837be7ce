import { expect, test } from 'vitest'
import { lettering } from './lettering.ts'

test('a word is as wide as its letters and the gaps between them', () => {
  // π is 100 units wide, τ 88; each line has 20 units of ink, and 16 more lie between two letters.
  expect(lettering('π', '#000000', 20).width).toBe(100 + 20)
  expect(lettering('πτ', '#000000', 20).width).toBe(100 + 88 + 2 * 20 + 16)
})

test('an accent adds a mark and no width, however it is encoded', () => {
  const [plain, accented] = ['α', 'ά'].map(text => lettering(text, '#000000', 20))
  expect(accented?.width).toBe(plain?.width)
  expect(accented?.markup).not.toBe(plain?.markup)
  expect(lettering('ά'.normalize('NFD'), '#000000', 20)).toEqual(accented)
})

test('a letter that is not drawn is an error that names it', () => {
  expect(() => lettering('στάμπa☂', '#000000', 20)).toThrow('no glyph is drawn for ☂')
})
