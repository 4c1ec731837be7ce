/**
 * The link that begins a mail.
 *
 * @example mailto('a@b.gr', 'Order 3f') // 'mailto:a%40b.gr?subject=Order%203f'
 */
export function mailto(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}`
}

/** Returns the link that calls a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
