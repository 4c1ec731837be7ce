/** Characters that cannot be drawn or change the direction of the text around them. */
const undrawable = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/gu

/** Whether every character can be drawn; line breaks are the only allowed control characters. */
export function isDrawable(text: string): boolean {
  return drawableText(text, text.length) === text
}

/** Removes characters that cannot be drawn and cuts the text to a length in UTF-16 units. */
export function drawableText(text: string, maxLength: number): string {
  const shown = text.replace(undrawable, character => (character === '\n' ? '\n' : ''))
  // A cut through a surrogate pair leaves half a character, which goes too.
  return shown.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}
