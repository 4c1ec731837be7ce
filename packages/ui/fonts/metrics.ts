import { create, type Font } from 'fontkitten'

/** A font's vertical metrics and mean width, all in em. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
  /** Mean advance of the measured characters of {@link sampleText}. */
  averageWidth: number
}

/** Text with the site's letter frequencies: mostly Greek, some Latin. */
const sampleText =
  'Τυπώνουμε ό,τι φαντάζεστε: μπλούζες, κούπες, τσάντες και καπέλα με το δικό σας σχέδιο. ' +
  'Παραγγελίες από 1 τεμάχιο, παράδοση σε 3–5 εργάσιμες ημέρες, χωρίς ελάχιστη ποσότητα. ' +
  'Δείτε τα προϊόντα μας ή ζητήστε προσφορά για εταιρικά δώρα, στολές και εκδηλώσεις. ' +
  'T-shirts, hoodies and tote bags, 100% cotton. Contact us for a custom order.'

/**
 * Measures a font whose characters are spread over several files; the first file with a character counts.
 *
 * @param characters matches the characters of the sample to measure
 */
export function measure(files: readonly Buffer[], characters: RegExp): FontMetrics {
  const fonts = files.map(openFont)
  const [first] = fonts
  if (!first) throw new RangeError('A font needs at least one file')
  const measured = sampleText.match(characters) ?? []
  let total = 0
  for (const character of measured) {
    const code = character.codePointAt(0) ?? 0
    const font = fonts.find(candidate => candidate.hasGlyphForCodePoint(code))
    if (!font) throw new Error(`No file has the character ${character}`)
    total += font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
  }
  return {
    ascent: first.ascent / first.unitsPerEm,
    descent: -first.descent / first.unitsPerEm,
    lineGap: first.lineGap / first.unitsPerEm,
    averageWidth: total / measured.length,
  }
}

export function openFont(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new TypeError('A font file holds a single font')
  return font
}
