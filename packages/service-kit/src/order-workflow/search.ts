import { isPhone } from '@stampa/rules/contact'

/**
 * Returns a searched phone number, or its beginning, as the search columns of orders and messages have it: in digits,
 * without the prefix of Greece. A caller's display formats it otherwise than the customer did. Other texts stay, less
 * the # before an order's id.
 *
 * @example orderSearch('+30 694 123-4567') // '6941234567'
 */
export function orderSearch(q: string): string {
  const text = q.trim().replace(/^#/, '')
  if (!isPhone(text)) return text
  const digits = text.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)30|^30(?=\d{10}$)/, '')
  return digits.replaceAll('+', '') || text
}
