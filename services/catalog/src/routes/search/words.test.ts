import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['', []],
  [' … – !', []],
  ['Λευκή κούπα, 330ml', ['Λευκή', 'κούπα', '330ml']],
  ['T-shirt και e-shop', ['T-shirt', 'και', 'e-shop']],
  ['λευκό-μαύρο', ['λευκό', 'μαύρο']],
  ['a-b-cd', ['a-b-cd']],
  ["d'accord", ['d', 'accord']],
  ['_a-b', ['a', 'b']],
])('words of %j', (text, expected) => {
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
