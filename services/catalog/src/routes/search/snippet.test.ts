import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightsOf, snippetOf, wordsOf } from './snippet.ts'

const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 30 })), { maxLength: 12 })
  .map(parts => parts.join(' ').normalize())
const findings = fc.uniqueArray(fc.nat(200)).map(numbers => numbers.toSorted((a, b) => a - b))

test('returns a short text whole, on one line', () => {
  const whole = 'Μία κούπα\nκαι ένα\tμπλουζάκι'
  expect(snippetOf(whole, wordsOf(whole), [1, 4])).toEqual({
    text: 'Μία κούπα και ένα μπλουζάκι',
    highlights: [
      [4, 9],
      [18, 27],
    ],
  })
})

test('returns the part of a long text around a match, cut between words', () => {
  const long = `${'πρώτα '.repeat(40)}κούπα${' ύστερα'.repeat(40)}`
  const snippet = snippetOf(long, wordsOf(long), [40])
  expect(snippet.text).toMatch(/^… (πρώτα )+κούπα( ύστερα)+ …$/)
  expect(snippet.highlights.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['κούπα'])
})

test('returns the beginning without a match', () => {
  const long = 'αρχή '.repeat(80)
  expect(snippetOf(long, wordsOf(long), []).text).toMatch(/^(αρχή )+αρχή …$/)
})

test('highlights matching words, from the first on', () => {
  fc.assert(
    fc.property(text, findings, (body, found) => {
      const words = wordsOf(body)
      const snippet = snippetOf(body, words, found)
      const shown = snippet.highlights.map(([from, to]) => snippet.text.slice(from, to))
      const all = found
        .flatMap(number => words[number] ?? [])
        .map(({ start, end }) => body.slice(start, end))
      expect(shown).toEqual(all.slice(0, shown.length))
      expect(shown.length > 0).toBe(all.length > 0)
    }),
  )
})

test('returns a part of the text of at most 160 characters and a word', () => {
  fc.assert(
    fc.property(text, findings, (body, found) => {
      const words = wordsOf(body)
      const snippet = snippetOf(body, words, found).text
      const piece = snippet.replace(/^… /, '').replace(/ …$/, '')
      expect(body.replaceAll(/\s/g, ' ')).toContain(piece)
      const longest = Math.max(0, ...words.map(({ start, end }) => end - start))
      expect(piece.length).toBeLessThanOrEqual(160 + longest)
    }),
  )
})

test('highlights every match of a text that is shown whole', () => {
  fc.assert(
    fc.property(text, findings, (title, found) => {
      const words = wordsOf(title)
      const within = found.filter(number => number < words.length)
      expect(highlightsOf(words, found)).toHaveLength(within.length)
    }),
  )
})

test.each([
  ['', []],
  [' … – !', []],
  ['Λευκή κούπα, 330ml', ['Λευκή', 'κούπα', '330ml']],
  ['T-shirt και e-shop', ['T-shirt', 'και', 'e-shop']],
  ['λευκό-μαύρο', ['λευκό', 'μαύρο']],
  ['a-b-cd', ['a-b-cd']],
  ["d'accord", ['d', 'accord']],
  ['_a-b', ['a', 'b']],
])('splits %j into words', (text, expected) => {
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
