/**
 * Returns the link that begins a mail. A visitor's address may contain `?bcc=`, which must not become a header.
 *
 * @example mailto('a@b.gr', 'Order 3f') // 'mailto:a%40b.gr?subject=Order%203f'
 */
export function mailto(address: string, subject?: string): string {
  const link = `mailto:${encodeURIComponent(address)}`
  return subject === undefined ? link : `${link}?subject=${encodeURIComponent(subject)}`
}

/** Returns the link that calls a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
