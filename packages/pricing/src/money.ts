/** An amount of euro in whole cents: €12.50 is `1250n`. */
export type Cents = bigint

/** A percentage in hundredths of a percent: 30 % is `3000n`. */
export type BasisPoints = bigint

const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/

/**
 * Parses an amount or a percentage with at most two decimals as hundredths. A number is parsed by its shortest decimal
 * text, as in JSON: `0.07` is 7 hundredths, although the float is not 7/100.
 *
 * @returns undefined for more decimals, an exponent, or a text that is not a number
 * @example parseHundredths(12.5) // 1250n
 * @example parseHundredths('0.005') // undefined
 */
export function parseHundredths(value: number | string): bigint | undefined {
  const [, sign, whole, fraction = ''] = decimal.exec(String(value)) ?? []
  if (whole === undefined) return undefined
  const hundredths = BigInt(whole + fraction.padEnd(2, '0'))
  return sign ? -hundredths : hundredths
}

/** @example decimalText(112840n) // '1128.40' */
export function decimalText(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Converts an amount or a percentage to a JSON number, exact up to 15 digits, far above `maxTotal`. Converts the text,
 * so that nothing is computed in floats.
 *
 * @example decimalNumber(112840n) // 1128.4
 */
export function decimalNumber(hundredths: bigint): number {
  return Number(decimalText(hundredths))
}

/**
 * Divides and rounds to an integer, halves away from zero (commercial rounding: €0.125 is €0.13).
 *
 * @param divisor Above zero.
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** Returns a percentage of an amount, rounded to the cent. */
export function percentOf(amount: Cents, percentage: BasisPoints): Cents {
  return divideRounded(amount * percentage, 10_000n)
}
