import { type Cents, decimalText } from '@stampa/pricing'
import { counts, euros } from '@stampa/service-kit/order-workflow/mails'

/**
 * Formats an amount from its decimal text, without a float in between.
 *
 * @example greekEuros(112840n) // '1.128,40 €'
 */
export function greekEuros(amount: Cents): string {
  return euros.el.format(decimalText(amount) as `${number}`)
}

/** @example greekCount(1500) // '1.500' */
export function greekCount(count: number): string {
  return counts.el.format(count)
}

/** @example greekDate('2026-11-20') // '20/11/2026' */
export function greekDate(date: string): string {
  return date.split('-').reverse().join('/')
}
