import { type Cents, decimalNumber, parseHundredths } from '@stampa/pricing'
import { Type } from '@stampa/service-kit'

/**
 * Schema of an amount or percentage in a request: a JSON number from 0 with at most two decimals.
 *
 * @param title name of the field in error messages
 */
export function amountInput(title: string, maximum: number, description?: string) {
  return Type.Number({
    title,
    minimum: 0,
    maximum,
    format: 'two-decimals',
    ...(description && { description }),
  })
}

/** Schema of an amount in a response, euro: a JSON number with at most two decimals. */
export const euro = Type.Number({ description: 'Euro' })

export const percent = Type.Number({ description: 'Percent' })

/**
 * Returns the cents (or hundredths of a percent) of a number that passed `amountInput`.
 *
 * @throws Error for any other number
 */
export function hundredths(value: number): Cents {
  const parsed = parseHundredths(value)
  if (parsed === undefined) throw new Error('the schema accepts two decimals only')
  return parsed
}

/** Converts amounts to the numbers of a response: cents to euro, hundredths of a percent to percent. */
export function toNumbers<Field extends string>(
  amounts: Readonly<Record<Field, bigint>>,
): Record<Field, number> {
  return Object.fromEntries(
    Object.entries<bigint>(amounts).map(([field, amount]) => [field, decimalNumber(amount)]),
  ) as Record<Field, number>
}
