import { coverage } from './generated/coverage.ts'
import type { FontLabel } from './labels.ts'

/** The characters of the text that the typeface has no glyph for, each once, as they come. */
export function missingCharacters(label: FontLabel, text: string): string[] {
  const missing = [...text].filter(character => !hasGlyph(label, character))
  return [...new Set(missing)]
}

function hasGlyph(label: FontLabel, character: string): boolean {
  if (character === '\n') return true
  const code = character.codePointAt(0) ?? 0
  return coverage[label].some(([first = 0, last = 0]) => code >= first && code <= last)
}
