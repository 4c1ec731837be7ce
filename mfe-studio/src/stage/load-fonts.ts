import { type DesignElement, faceOf, fontFamily } from '@stampa/design'
import { cache } from 'fabric/es'

/**
 * Waits for the typefaces of the texts, so that they are measured with their own letters.
 *
 * @returns Whether one has come that was not there before; what was drawn without it is to be redrawn.
 */
export async function loadFonts(elements: readonly DesignElement[]): Promise<boolean> {
  const faces = elements.flatMap(element => {
    if (element.type !== 'text') return []
    const { bold, italic } = faceOf(element.font, element)
    return [
      `${italic ? 'italic' : 'normal'} ${bold ? 700 : 400} 16px "${fontFamily(element.font)}"`,
    ]
  })
  const missing = [...new Set(faces)].filter(face => !document.fonts.check(face, sample))
  if (missing.length === 0) return false
  await Promise.all(missing.map(face => document.fonts.load(face, sample)))
  cache.clearFontCache()
  return true
}

/** Letters of both alphabets; a typeface is one file. */
const sample = 'Ελ'
