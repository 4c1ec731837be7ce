import { type Cents, parseHundredths } from '@stampa/pricing'
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
  if (parsed === undefined) throw new Error('an amount came past its schema')
  return parsed
}
