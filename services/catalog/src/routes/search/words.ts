/** A word of a text: where it begins and where it ends, in UTF-16 units. */
export interface Word {
  start: number
  end: number
}

/**
 * Letters and digits without a gap, with their accents; a letter and what it is hyphenated to
 * ('T-shirt') are one. The database counts words by the same rule: `search_words` of the migration
 * that made the search.
 */
const accents = String.raw`[\u0300-\u036f]*`
const character = String.raw`(?![\u02b0-\u02ff])[\p{L}\p{Nd}]`
const letter = `${character}${accents}`
const word = new RegExp(
  String.raw`(?:(?<![\p{L}\p{Nd}_]${accents})${letter}-${accents}(?=${letter}))*(?:${letter})+`,
  'gu',
)

/**
 * The words of a text in their order.
 *
 * @param text in normalisation form C
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}
