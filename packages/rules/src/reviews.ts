/** Characters of a review. */
export const reviewLimits = { name: 60, text: 2000 } as const

/**
 * Schemes, `www.` and e-mail addresses, and names of hosts in the usual domains: a full stop alone may lack
 * its space.
 */
const link = /:\/\/|www\.|\S@\S|\.(?:com|net|org|gr|eu|info|shop|store|xyz|ru)(?![\p{L}\p{N}])/iu

/** Returns whether a text has an address of the web or of a mailbox, which a review must not advertise. */
export function hasLink(text: string): boolean {
  return link.test(text)
}

/** Returns a text without control characters and those that change the direction of writing; its line breaks stay. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Bidi_C}/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
