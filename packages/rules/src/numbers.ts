/** Why a text is no number of a form. */
export type NumberRefusal = 'ambiguous' | 'decimals' | 'notNumber'

type TypedNumber =
  | { number: number; refusal?: undefined }
  | { number?: undefined; refusal: NumberRefusal }

const plain = /^(-?)(\d*)(?:[.,](\d*))?$/
const grouped = /^(-?)([1-9]\d{0,2}([., '’])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d*))?$/

/**
 * Reads a typed or pasted amount, percentage or count with at most two decimals, whatever language it is written in: of
 * two separators the last one is the decimal one. A single point or comma before exactly three digits is ambiguous,
 * because 1.234 is a thousand in Greek and a decimal in English.
 *
 * @example readNumber('1.234,5 €') // { number: 1234.5 }
 * @example readNumber('1,234') // { refusal: 'ambiguous' }
 */
export function readNumber(text: string): TypedNumber {
  const bare = text
    .replaceAll(/\s/g, ' ')
    .trim()
    .replace(/^€ ?| ?[€%]$/g, '')
    .replace('−', '-')
  const asGrouped = grouped.exec(bare)
  const asPlain = plain.exec(bare)
  if (asGrouped && asPlain) return { refusal: 'ambiguous' }
  const [, sign, whole = '', decimals = ''] = asPlain ?? asGrouped?.toSpliced(3, 1) ?? []
  if (whole + decimals === '') return { refusal: 'notNumber' }
  if (decimals.length > 2) return { refusal: 'decimals' }
  // Not minus zero.
  return { number: Number(`${sign}${whole.replaceAll(/\D/g, '')}.${decimals}`) || 0 }
}

/**
 * Reads a typed whole number, such as a number of pieces: a point, comma, apostrophe or space can only group
 * three digits.
 *
 * @returns undefined for any other text
 * @example readWhole('1.000') // 1000
 */
export function readWhole(text: string): number | undefined {
  const bare = text.trim()
  const isGrouped = /^[1-9]\d{0,2}([.,'’ \u00a0\u202f])\d{3}(\1\d{3})*$/.test(bare)
  const digits = isGrouped ? bare.replaceAll(/\D/g, '') : bare
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) || 0 : undefined
}

/**
 * Writes a number as {@link readNumber} reads it: an amount as 1,234.50, any other as 1234.5.
 *
 * @param locale BCP 47 language tag
 */
export function numberText(number: number, locale: string, isMoney: boolean): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: isMoney,
    minimumFractionDigits: isMoney ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(number)
}
