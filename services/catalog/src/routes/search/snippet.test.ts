import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightsOf, snippetOf } from './snippet.ts'
import { wordsOf } from './words.ts'

const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 30 })), { maxLength: 12 })
  .map(parts => parts.join(' ').normalize())
const findings = fc.uniqueArray(fc.nat(200)).map(numbers => numbers.toSorted((a, b) => a - b))

test('a short text is shown whole, on one line', () => {
  const whole = 'Μία κούπα\nκαι ένα\tμπλουζάκι'
  expect(snippetOf(whole, wordsOf(whole), [1, 4])).toEqual({
    text: 'Μία κούπα και ένα μπλουζάκι',
    highlights: [
      [4, 9],
      [18, 27],
    ],
  })
})

test('of a long text the part around what was found is shown, cut between words', () => {
  const long = `${'πρώτα '.repeat(40)}κούπα${' ύστερα'.repeat(40)}`
  const snippet = snippetOf(long, wordsOf(long), [40])
  expect(snippet.text).toMatch(/^… (πρώτα )+κούπα( ύστερα)+ …$/)
  expect(snippet.highlights.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['κούπα'])
})

test('where nothing was found the beginning is shown', () => {
  const long = 'αρχή '.repeat(80)
  expect(snippetOf(long, wordsOf(long), []).text).toMatch(/^(αρχή )+αρχή …$/)
})

test('what is highlighted are words that were found, from the first on', () => {
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

test('a snippet is a piece of its text, and no longer than two lines and a word', () => {
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

test('in a text that is shown whole all that was found is highlighted', () => {
  fc.assert(
    fc.property(text, findings, (title, found) => {
      const words = wordsOf(title)
      const within = found.filter(number => number < words.length)
      expect(highlightsOf(words, found)).toHaveLength(within.length)
    }),
  )
})
