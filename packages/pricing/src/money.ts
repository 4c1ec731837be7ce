/** An amount of euro in whole cents: €12.50 is `1250n`. */
export type Cents = bigint

/** A percentage in hundredths of a percent: 30 % is `3000n`. */
export type BasisPoints = bigint

const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/

/**
 * Reads an amount or a percentage with at most two decimals as whole hundredths. A number is read
 * by its shortest decimal text, the one that JSON carries: `0.07` is 7 hundredths, although the
 * float behind it is not 7/100.
 *
 * @returns undefined for what has more decimals, an exponent, or is no number
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
 * The JSON number of an amount or a percentage. Exact up to 15 digits, far above `maxTotal`; the
 * conversion is of the text, so nothing is ever computed in floats.
 *
 * @example decimalNumber(112840n) // 1128.4
 */
export function decimalNumber(hundredths: bigint): number {
  return Number(decimalText(hundredths))
}

/**
 * Divides and rounds to a whole number, halves away from zero (commercial rounding: €0.125 is €0.13).
 *
 * @param divisor above zero
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** @returns rounded to the cent */
export function percentOf(amount: Cents, percentage: BasisPoints): Cents {
  return divideRounded(amount * percentage, 10_000n)
}
