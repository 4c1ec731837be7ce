import { createFont } from 'fonteditor-core'

/**
 * Gives glyphs one common width and centres each. Commissioner has proportional digits only, and columns of numbers
 * need equal ones.
 *
 * @param font TrueType outlines, without variations and without hinting
 * @param characters those of the glyphs
 */
export function equalWidths(font: Buffer, characters: string): Buffer {
  const editor = createFont(font, { type: 'ttf' })
  const { glyf: glyphs, cmap } = editor.get()
  const chosen = [...characters].map(character => {
    const glyph = glyphs[cmap[character.charCodeAt(0)] ?? 0]
    if (!glyph?.contours) throw new RangeError(`The font has no simple glyph for ${character}`)
    return { glyph, contours: glyph.contours }
  })
  const width = Math.max(...chosen.map(({ glyph }) => glyph.advanceWidth))
  for (const { glyph, contours } of chosen) {
    const shift = Math.round((width - glyph.advanceWidth) / 2)
    for (const point of contours.flat()) point.x += shift
    glyph.xMin += shift
    glyph.xMax += shift
    glyph.leftSideBearing += shift
    glyph.advanceWidth = width
  }
  return Buffer.from(editor.write({ type: 'ttf', toBuffer: true }))
}
