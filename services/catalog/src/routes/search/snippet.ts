import type { Word } from './words.ts'

/** Where something begins and where it ends in a text, in UTF-16 units. */
export type Range = [start: number, end: number]

export interface Snippet {
  /** Plain text on one line; an ellipsis stands for what was left out. */
  text: string
  /** The words in it that were found, in their order. */
  highlights: Range[]
}

/** Characters of a snippet, without ellipses. */
const length = 160

/** Characters before the first word that was found: it shall not begin the snippet. */
const lead = 40

/**
 * The part of a text around what was found in it, cut between words.
 *
 * @param words of the text, in their order
 * @param found numbers of the words that were found, from 0, in their order; numbers beyond the
 *   text are passed over
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

/** What was found in a text that is shown whole. */
export function highlightsOf(words: Word[], found: number[]): Range[] {
  return rangesOf(found.flatMap(number => words[number] ?? []))
}

function rangesOf(words: Word[]): Range[] {
  return words.map(({ start, end }) => [start, end])
}

function cut(text: string, words: Word[], hits: Word[]): Range {
  if (text.length <= length) return [0, text.length]
  const target = Math.min(Math.max(0, (hits[0]?.start ?? 0) - lead), text.length - length)
  // At least the word that was found is in it, however long it is.
  const begin = target === 0 ? 0 : (words.find(({ start }) => start >= target)?.start ?? target)
  const last = words.findLast(({ start, end }) => start >= begin && end <= begin + length)
  const end = begin + length >= text.length ? text.length : (last?.end ?? begin + length)
  return [begin, Math.max(end, hits[0]?.end ?? 0)]
}
