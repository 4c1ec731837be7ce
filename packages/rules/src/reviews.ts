/** Characters of a review. */
export const reviewLimits = { name: 60, text: 2000 } as const

/**
 * Schemes, `www.` and e-mail addresses, names of hosts in the usual domains, and others with a path: a full stop alone
 * may lack its space.
 */
const link =
  /\/\/\p{L}|www\.|\S@\S|\.[a-z]{2,}\/|\.(?:com|net|org|gr|eu|info|shop|store|xyz|ru|io|co|de|uk|app|biz)(?![\p{L}\p{N}])/iu

/**
 * Returns whether a text has an address of the web or of a mailbox, which a review must not advertise, also in wide
 * letters or with invisible characters.
 */
export function hasLink(text: string): boolean {
  return link.test(
    text
      .normalize('NFKC')
      .replaceAll(/\p{DI}/gu, '')
      .replaceAll('。', '.'),
  )
}

/** Returns whether a text shows a letter or a digit. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replaceAll(/\p{DI}/gu, ''))
}

/** Returns a text without control characters and those that change the direction of writing; its line breaks stay. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Bidi_C}/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
