/** Characters that a product card shows of the description. */
export const descriptionLength = 100

/**
 * The first `length` characters and an ellipsis; a text that is not longer stays as it is.
 * Characters are code points, so that no emoji is cut in half.
 *
 * @example truncate('καλημέρα', 4) // 'καλη…'
 */
export function truncate(text: string, length: number): string {
  // A text has at least as many UTF-16 units as characters.
  if (text.length <= length) return text
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}
