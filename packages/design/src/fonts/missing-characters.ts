import type { FontLabel } from './faces.ts'
import { coverage } from './generated/coverage.ts'

/** Returns the characters of the text without a glyph in the font, each once, in their order. */
export function missingCharacters(label: FontLabel, text: string): string[] {
  const hasGlyph = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return coverage[label].some(([first = 0, last = 0]) => code >= first && code <= last)
  }
  return [...new Set(text.replaceAll('\n', ''))].filter(character => !hasGlyph(character))
}
