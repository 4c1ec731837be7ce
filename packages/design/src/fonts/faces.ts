/** One file of a typeface. */
export interface FontFace {
  readonly bold: boolean
  readonly italic: boolean
  /** Module specifier of the whole TrueType file; the browser's file is a subset of it. */
  readonly file: string
}

/**
 * The faces of each label: an open typeface with Greek and similar metrics, so that phones, desktops and the server
 * draw the same. Fonts installed on the visitor's device are never used.
 */
export const fontFaces = {
  Arial: google('arimo', 'Arimo'),
  Helvetica: google('roboto', 'Roboto'),
  'Times New Roman': google('tinos', 'Tinos'),
  'Courier New': google('cousine', 'Cousine'),
  Verdana: faces(
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf',
  ),
  Georgia: google('literata', 'Literata'),
  Palatino: google('gentium-book-plus', 'GentiumBookPlus'),
  Garamond: google('eb-garamond', 'EBGaramond'),
  'Comic Sans MS': google('comic-relief', 'ComicRelief').filter(({ italic }) => !italic),
  // Impact has one weight, a heavy one.
  Impact: google('sofia-sans-extra-condensed', 'SofiaSansExtraCondensed', [
    '900Black',
    '900Black_Italic',
  ]),
}

export type FontLabel = keyof typeof fontFaces

/** The names of the fonts that visitors choose from. */
export const fontLabels = Object.keys(fontFaces) as FontLabel[]

/** The name of the family in stylesheets and on canvases; no installed font has it. */
export function fontFamily(label: FontLabel): string {
  return `Stampa ${label}`
}

/** The face for text of this style: its own, or the nearest one of the typeface. */
export function faceOf(label: FontLabel, style: { bold: boolean; italic: boolean }) {
  return {
    bold: style.bold && fontFaces[label].some(({ bold }) => bold),
    italic: style.italic && fontFaces[label].some(({ italic }) => italic),
  }
}

function google(
  name: string,
  stem: string,
  styles = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
): FontFace[] {
  return faces(...styles.map(style => `@expo-google-fonts/${name}/${style}/${stem}_${style}.ttf`))
}

/** @param files In the order regular, italic, bold, bold italic. */
function faces(...files: string[]): FontFace[] {
  return files.map((file, index) => ({ bold: index > 1, italic: index % 2 === 1, file }))
}
