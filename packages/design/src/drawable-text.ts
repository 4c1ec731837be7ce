/** Characters that cannot be drawn, or would turn the direction of what stands around them. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/gu

/** Whether every character can be drawn; line breaks are the only control characters that can. */
export function isDrawable(text: string): boolean {
  return drawableText(text, text.length) === text
}

/** The text without what cannot be drawn, and no longer than so many UTF-16 units. */
export function drawableText(text: string, most: number): string {
  const shown = text.replace(unseen, character => (character === '\n' ? '\n' : ''))
  // Not through the middle of a character.
  return shown.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
