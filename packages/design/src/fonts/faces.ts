import type { FontLabel } from './labels.ts'

/** One file of a typeface. */
export interface FontFace {
  readonly bold: boolean
  readonly italic: boolean
  /** Module specifier of the whole TrueType file; the browser's file is cut from it. */
  readonly file: string
}

/**
 * What stands behind each label: an open typeface of near metrics that has Greek, so that a phone, a
 * desktop and the server draw the same. None is taken from the visitor's machine.
 */
export const fontFaces: Readonly<Record<FontLabel, readonly FontFace[]>> = {
  Arial: google('arimo', 'Arimo'),
  Helvetica: google('roboto', 'Roboto'),
  'Times New Roman': google('tinos', 'Tinos'),
  'Courier New': google('cousine', 'Cousine'),
  Verdana: [
    { bold: false, italic: false, file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
    { bold: false, italic: true, file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf' },
    { bold: true, italic: false, file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
    { bold: true, italic: true, file: 'dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf' },
  ],
  Georgia: google('literata', 'Literata'),
  Palatino: google('gentium-book-plus', 'GentiumBookPlus'),
  Garamond: google('eb-garamond', 'EBGaramond'),
  'Comic Sans MS': google('comic-relief', 'ComicRelief').filter(({ italic }) => !italic),
  // Impact is one weight, and a heavy one.
  Impact: [
    {
      bold: false,
      italic: false,
      file: googleFile('sofia-sans-extra-condensed', 'SofiaSansExtraCondensed', '900Black'),
    },
    {
      bold: false,
      italic: true,
      file: googleFile('sofia-sans-extra-condensed', 'SofiaSansExtraCondensed', '900Black_Italic'),
    },
  ],
}

/** The name of the family in stylesheets and on canvases; no installed font has it. */
export function fontFamily(label: FontLabel): string {
  return `Stampa ${label}`
}

/** The face that text of this style is set in: its own, or the nearest that the typeface has. */
export function faceOf(label: FontLabel, style: { bold: boolean; italic: boolean }) {
  return {
    bold: style.bold && fontFaces[label].some(({ bold }) => bold),
    italic: style.italic && fontFaces[label].some(({ italic }) => italic),
  }
}

function google(name: string, stem: string): FontFace[] {
  return [
    { bold: false, italic: false, file: googleFile(name, stem, '400Regular') },
    { bold: false, italic: true, file: googleFile(name, stem, '400Regular_Italic') },
    { bold: true, italic: false, file: googleFile(name, stem, '700Bold') },
    { bold: true, italic: true, file: googleFile(name, stem, '700Bold_Italic') },
  ]
}

function googleFile(name: string, stem: string, style: string): string {
  return `@expo-google-fonts/${name}/${style}/${stem}_${style}.ttf`
}
