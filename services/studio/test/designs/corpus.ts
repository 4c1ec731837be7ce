import {
  type DesignDocument,
  type DesignElement,
  fontLabels,
  type PrintArea,
  type Side,
} from '@stampa/design'
import { image, qr, text } from './elements.ts'

/**
 * Designs that between them use every feature of a document: every font, bold and italic, wrapping, spacing, outlines,
 * curves, rotation, flips, transparency, crops, adjustments, vector drawings, QR codes, groups, both sides.
 */
export interface CorpusDesign {
  name: string
  side: Side
  category: string
  colorCode: string
  printArea: PrintArea
  document: DesignDocument
}

const smallArea: PrintArea = { x: 0.32, y: 0.28, width: 0.36, widthMm: 120, heightMm: 100 }
const largeArea: PrintArea = { x: 0.33, y: 0.24, width: 0.34, widthMm: 160, heightMm: 200 }

type WithoutId<Element> = Element extends DesignElement ? Omit<Element, 'id'> : never
type NewElement = WithoutId<DesignElement>

interface Options extends Partial<Omit<CorpusDesign, 'name' | 'document'>> {
  back?: readonly NewElement[]
  /** Whether both sides show the front's elements. @default true */
  shared?: boolean
}

function design(
  name: string,
  front: readonly NewElement[],
  { back = [], shared = true, ...rest }: Options = {},
): CorpusDesign {
  const numbered = (elements: readonly NewElement[]) =>
    elements.map((element, index): DesignElement => ({ id: `e${index + 1}`, ...element }))
  return {
    name,
    side: 'front',
    category: 'tshirt',
    colorCode: '#ffffff',
    printArea: smallArea,
    ...rest,
    document: { version: 1, shared, sides: { front: numbered(front), back: numbered(back) } },
  }
}

const fontDesigns = fontLabels.map(font =>
  design(`font-${font.toLowerCase().replaceAll(' ', '-')}`, [
    text('Ξεσκεπάζω την ψυχοφθόρα βδελυγμία ΆΈΉΊΌΎΏ ϊϋΐΰ Αυ Το', 0, -22, { font, size: 9 }),
    text('The quick brown fox AVATAR fi ffl 0123456789 €', 0, 26, {
      font,
      size: 8,
      fill: '#0b5fa5',
    }),
  ]),
)

/** The fonts that have bold and italic faces of their own. */
const styledFonts = fontLabels.filter(
  font => !['Palatino', 'Garamond', 'Comic Sans MS', 'Impact'].includes(font),
)

const styles = design(
  'bold-and-italic',
  styledFonts.flatMap((font, row) => {
    const y = -38 + row * 15
    return [
      text(`Έντονα ${font}`, -30, y, { font, fill: '#7a1fa2', width: 58, bold: true }),
      text(`Πλάγια ${font}`, 30, y, { font, width: 58, italic: true }),
    ]
  }),
)

const rotations = design(
  'rotations',
  [15, 45, 90, 135, 200, 330].map((rotation, index) =>
    text(`Στροφή ${rotation}`, -36 + (index % 3) * 36, index < 3 ? -24 : 24, {
      rotation,
      font: fontLabels[index] ?? 'Arial',
      size: 7,
      width: 60,
    }),
  ),
)

const fills = ['#d6004c', '#0b5fa5', '#1b7f3b', '#7a1fa2', '#16181d']

const manyLayers = design(
  'many-layers',
  Array.from({ length: 40 }, (_, n) => {
    const [x, y] = [-52 + (n % 8) * 15, -40 + Math.floor(n / 8) * 20]
    const rotation = n * 9
    if (n % 4 === 3) return qr(`κ${n}`, x, y, { rotation })
    return text(`Στ${n}`, x, y, {
      rotation,
      opacity: (5 + (n % 5)) / 10,
      width: 16,
      font: fontLabels[n % 10] ?? 'Arial',
      fill: fills[n % 5] ?? '',
    })
  }),
)

export const corpus: readonly CorpusDesign[] = [
  ...fontDesigns,
  styles,
  rotations,
  manyLayers,
  design('aligned-lines', [
    text('Πρώτη σειρά\nμια δεύτερη, πιο μεγάλη\nτέλος', 0, -30, { size: 8, align: 'left' }),
    text('Πρώτη σειρά\nμια δεύτερη, πιο μεγάλη\nτέλος', 0, 14, {
      size: 8,
      fill: '#b3261e',
      align: 'right',
      lineHeight: 1.6,
    }),
  ]),
  design('back-of-a-jersey', [], {
    side: 'back',
    printArea: largeArea,
    shared: false,
    back: [
      text('ΠΑΠΑΔΟΠΟΥΛΟΣ', 0, -60, { font: 'Impact', size: 14, letterSpacing: 80, width: 150 }),
      text('10', 0, 16, {
        font: 'Impact',
        size: 110,
        fill: '#d6004c',
        outline: { color: '#16181d', width: 1.5 },
        width: 150,
      }),
    ],
  }),
  design('bold-italic-fallbacks', [
    text('Και τα δύο Both', 0, -30, { font: 'Palatino', size: 8, bold: true, italic: true }),
    text('Και τα δύο Both', 0, -10, { font: 'Garamond', size: 8, bold: true, italic: true }),
    text('Και τα δύο Both', 0, 10, { font: 'Comic Sans MS', size: 8, bold: true, italic: true }),
    text('Και τα δύο Both', 0, 30, { font: 'Impact', size: 8, bold: true, italic: true }),
  ]),
  design('curved-circle', [
    text('ΚΥΚΛΙΚΗ ΣΦΡΑΓΙΔΑ · ΑΘΗΝΑ 2026 · ', 0, 0, {
      font: 'Courier New',
      size: 8,
      letterSpacing: 40,
      outline: { color: '#0086b3', width: 0.3 },
      curve: 350,
    }),
  ]),
  design('curved-down', [
    text('Χαμόγελο από κάτω', 0, 10, { size: 12, fill: '#1b7f3b', curve: -120, bold: true }),
  ]),
  design('curved-up', [
    text('Καλώς ήρθατε στη Στάμπα', 0, -10, { font: 'Georgia', size: 10, curve: 140 }),
  ]),
  design('flips', [
    text('Καθρέφτης', 0, -28, { flipX: true, size: 12 }),
    text('Ανάποδα', 0, 0, { rotation: 10, flipY: true, size: 12 }),
    image('drawing.svg', 0, 30, 30, 22.5, { rotation: -20, flipX: true, flipY: true }),
  ]),
  design('groups-and-hidden', [
    text('Ομάδα α', -20, -20, { locked: true, group: 'a', size: 12 }),
    image('logo.png', -20, 10, 30, 30, { group: 'a' }),
    text('Κρυφό', 0, 0, { hidden: true, size: 30 }),
    text('Ομάδα β', 26, 20, { rotation: -15, group: 'b', size: 12, fill: '#0b5fa5' }),
  ]),
  design('letter-spacing', [
    text('ΑΡΑΙΩΜΕΝΑ', 0, -24, { size: 10, letterSpacing: 300 }),
    text('Πυκνωμένα γράμματα', 0, 4, { font: 'Verdana', size: 10, letterSpacing: -60 }),
    text('AVAVA Το Τύ', 0, 30, { font: 'Times New Roman', size: 12, letterSpacing: 120 }),
  ]),
  design('logo-with-alpha', [
    image('logo.png', -14, 0, 80, 80, { rotation: 20 }),
    image('label.gif', 42, -30, 30, 30),
  ]),
  design('outlined-text', [
    text('ΟΜΑΔΑ', 0, -20, {
      size: 26,
      fill: '#ffd200',
      outline: { color: '#16181d', width: 1.2 },
      bold: true,
    }),
    text('Περίγραμμα', 0, 24, {
      font: 'Impact',
      size: 15,
      fill: '#ffffff',
      outline: { color: '#d6004c', width: 0.8 },
    }),
  ]),
  design('over-the-edges', [
    image('photo.jpg', 40, 30, 160, 120, { rotation: 10 }),
    text('Έξω από την άκρη', -50, -44, { size: 16 }),
  ]),
  design('photo-adjusted', [
    image('photo.jpg', -30, -24, 50, 37.5, { brightness: 0.25 }),
    image('photo.jpg', 30, -24, 50, 37.5, { contrast: 0.4 }),
    image('photo.jpg', -30, 24, 50, 37.5, { greyscale: true }),
    image('photo.jpg', 30, 24, 50, 37.5, { brightness: -0.2, contrast: -0.3, greyscale: true }),
  ]),
  design('photo-cropped', [
    image('photo.jpg', -15, 0, 70, 65.625, {
      rotation: 12,
      crop: { x: 0.5, y: 0.2, width: 0.4, height: 0.5 },
    }),
    image('photo.jpg', 36, 26, 40, 35, {
      rotation: -30,
      flipX: true,
      crop: { x: 0.1, y: 0.6, width: 0.3, height: 0.35 },
    }),
  ]),
  design('photo-turned-by-its-camera', [image('turned.jpg', 0, 0, 90, 67.5, { rotation: 5 })]),
  design('photo', [image('photo.jpg', 0, 0, 110, 82.5)]),
  design('qr-codes', [
    qr('https://stampa.example/παραγγελία?α=1', -24, 0, { size: 60 }),
    qr('Στάμπα', 38, -20, { rotation: 45, size: 30, fill: '#d6004c' }),
  ]),
  design(
    'shared-shown-on-the-back',
    [text('Ίδιο παντού', 0, -60, { size: 20, width: 150 }), image('logo.png', 0, 30, 90, 90)],
    { side: 'back', category: 'hoodie', colorCode: '#d9d9d9', printArea: largeArea },
  ),
  design('stretched', [
    image('logo.png', 0, -24, 100, 40),
    image('photo.jpg', -30, 22, 30, 50),
    image('drawing.svg', 26, 30, 50, 20),
  ]),
  design('transparency', [
    image('photo.jpg', 0, 0, 100, 75, { opacity: 0.6 }),
    text('Διάφανο', 0, 0, { rotation: -12, opacity: 0.5, size: 24, fill: '#ffffff', bold: true }),
    qr('https://stampa.example', 38, 24, { opacity: 0.7, size: 26 }),
  ]),
  design('transparent-outline', [
    image('logo.png', 0, 0, 70, 70),
    text('ΔΙΑΦΑΝΟ', 0, 0, {
      rotation: 8,
      opacity: 0.55,
      size: 20,
      fill: '#ffd200',
      outline: { color: '#0b5fa5', width: 1.5 },
      bold: true,
    }),
    text('καμπύλο και διάφανο', 0, 34, {
      opacity: 0.6,
      size: 8,
      outline: { color: '#ffffff', width: 0.8 },
      curve: 90,
    }),
  ]),
  design('vector-drawing', [
    image('drawing.svg', 0, 0, 110, 82.5),
    image('drawing.svg', -44, -38, 24, 18, {
      rotation: 45,
      crop: { x: 0.5, y: 0.1, width: 0.5, height: 0.5 },
    }),
  ]),
  design(
    'white-taken-away',
    [image('boxed.jpg', 0, 0, 100, 71.42857142857143, { rotation: -8, removeWhite: true })],
    { colorCode: '#102a43' },
  ),
  design(
    'whole-poster',
    [
      image('photo.jpg', 0, 0, 170, 200, { crop: { x: 0.1, y: 0, width: 0.65, height: 1 } }),
      text('ΚΑΛΟΚΑΙΡΙΝΕΣ\nΔΙΑΚΟΠΕΣ', 0, -66, {
        font: 'Impact',
        size: 24,
        fill: '#ffffff',
        outline: { color: '#16181d', width: 0.8 },
        width: 150,
      }),
      text('Σαντορίνη · Πάρος · Νάξος', 0, -34, {
        font: 'Palatino',
        size: 9,
        fill: '#ffffff',
        width: 150,
      }),
      text('από 5 έως 25 Αυγούστου', 0, 74, { size: 10, fill: '#ffe8c2', curve: -60, width: 150 }),
      image('logo.png', 52, 40, 36, 36, { rotation: -15, opacity: 0.85 }),
    ],
    { printArea: largeArea },
  ),
  design('wrapped-paragraph', [
    text(
      'Στο τυπογραφείο τυπώνουμε μπλούζες, κούπες, τσάντες και καπέλα με το δικό σας σχέδιο, από ένα κομμάτι έως χίλια, σε λίγες μέρες.',
      0,
      0,
      { font: 'Georgia', size: 7.5, align: 'left', width: 84 },
    ),
  ]),
]

/** Returns the design of a name. @throws Error when there is none */
export function corpusDesign(name: string): CorpusDesign {
  const found = corpus.find(one => one.name === name)
  if (!found) throw new Error(`no design ${name}`)
  return found
}
