/** Start and end in a text, in UTF-16 units. */
type Range = [start: number, end: number]

interface Snippet {
  /** Plain text on one line; an ellipsis marks a cut. */
  text: string
  /** Matches in the snippet, in order. */
  highlights: Range[]
}

/** Length of a snippet without ellipses, characters. */
const length = 160

/** Characters before the first match, as context. */
const lead = 40

/**
 * Returns the part of a text around its matches, cut between words.
 *
 * @param words of the text, in order
 * @param found indexes of matching words, ascending; indexes beyond the text are ignored
 */
export function snippetOf(text: string, words: Word[], found: number[]): Snippet {
  const hits = found.flatMap(number => words[number] ?? [])
  const [begin, end] = cut(text, words, hits)
  const before = begin > 0 ? '… ' : ''
  const after = end < text.length ? ' …' : ''
  const shift = before.length - begin
  return {
    text: before + text.slice(begin, end).replaceAll(/\s/g, ' ') + after,
    highlights: rangesOf(hits.filter(hit => hit.start >= begin && hit.end <= end)).map(
      ([from, to]) => [from + shift, to + shift],
    ),
  }
}

/** Returns the matches of a text that is shown whole. */
export function highlightsOf(words: Word[], found: number[]): Range[] {
  return rangesOf(found.flatMap(number => words[number] ?? []))
}

function rangesOf(words: Word[]): Range[] {
  return words.map(({ start, end }) => [start, end])
}

function cut(text: string, words: Word[], hits: Word[]): Range {
  if (text.length <= length) return [0, text.length]
  const target = Math.min(Math.max(0, (hits[0]?.start ?? 0) - lead), text.length - length)
  // Contains at least the first match, whatever its length.
  const begin = target === 0 ? 0 : (words.find(({ start }) => start >= target)?.start ?? target)
  const last = words.findLast(({ start, end }) => start >= begin && end <= begin + length)
  const end = begin + length >= text.length ? text.length : (last?.end ?? begin + length)
  return [begin, Math.max(end, hits[0]?.end ?? 0)]
}

/** Position of a word, in UTF-16 units. */
export interface Word {
  start: number
  end: number
}

/**
 * A word: letters and digits, with accents; hyphenated parts ('T-shirt') count as one.
 * `search_words` of the search migration counts by the same rule.
 */
const accents = String.raw`[\u0300-\u036f]*`
const character = String.raw`(?![\u02b0-\u02ff])[\p{L}\p{Nd}]`
const letter = `${character}${accents}`
const word = new RegExp(
  String.raw`(?:(?<![\p{L}\p{Nd}_]${accents})${letter}-${accents}(?=${letter}))*(?:${letter})+`,
  'gu',
)

/**
 * Returns the words of a text, in order.
 *
 * @param text in normalisation form C
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}
