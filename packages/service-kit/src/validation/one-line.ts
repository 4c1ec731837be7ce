/**
 * Returns the text on one line: replaces line breaks and other control characters, which a mail
 * header or a spreadsheet would interpret, by spaces, and trims it.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
