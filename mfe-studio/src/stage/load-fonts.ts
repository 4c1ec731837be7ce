import { type DesignElement, faceOf, fontFamily } from '@stampa/design'
import { cache } from 'fabric/es'

/**
 * Loads the fonts of the texts, so that Fabric measures them with their own glyphs.
 *
 * @returns whether a font was missing before, so that the stage needs a redraw
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

/** One letter of each alphabet: a face is one file for both. */
const sample = 'Ελ'
