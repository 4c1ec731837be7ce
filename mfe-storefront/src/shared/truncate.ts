/** Characters of the description that a product card shows. */
export const descriptionLength = 100

/**
 * Returns the first `length` characters and an ellipsis, or a shorter text as it is. Characters are code points, so
 * that no emoji is cut in half.
 *
 * @example truncate('καλημέρα', 4) // 'καλη…'
 */
export function truncate(text: string, length: number): string {
  // A text has at least as many UTF-16 units as characters.
  if (text.length <= length) return text
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}
