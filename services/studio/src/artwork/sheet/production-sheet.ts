import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Side } from '@stampa/design'
import {
  colours,
  contentWidth,
  page,
  Sheet,
  type TableColumn,
  type TextStyle,
} from '@stampa/service-kit/pdf'
import { printDpi } from '../print-area.ts'
import {
  type DrawnMockup,
  files,
  type MeasuredElement,
  type SheetJob,
  type SheetMockup,
} from '../process/jobs.ts'
import { centimetres, labelOf, oneLine, share, sideNames, warningText } from './texts.ts'

/** Reference point of measurements on a product. */
interface Collar {
  /** In Greek, as printed: 'από …'. */
  from: string
  /** Distance from the reference point to the print area, mm. */
  toPrintArea: number
}

/**
 * Reference points assumed for each category, since a product stores only the size of its print area: for clothing
 * the collar's seam, otherwise the upper edge.
 */
const collars = new Map([
  ['tshirt', sides('τη ραφή της λαιμόκοψης', 70, 90)],
  ['hoodie', sides('τη ραφή της κουκούλας', 80, 120)],
  ['mug', sides('το χείλος', 10, 10)],
  ['tote-bag', sides('το άνω στρίφωμα', 60, 60)],
  ['cap', sides('το κουμπί της κορυφής', 60, 60)],
  ['phone-case', sides('την άνω άκρη', 5, 5)],
])

const unknown = sides('την κορυφή της περιοχής εκτύπωσης', 0, 0)

/** @param category of the product; for an unknown one the print area's top is the reference */
function collarOf(category: string | undefined, side: Side): Collar {
  return (collars.get(category ?? 'other') ?? unknown)[side]
}

function sides(from: string, front: number, back: number): Record<Side, Collar> {
  return { front: { from, toPrintArea: front }, back: { from, toPrintArea: back } }
}

/** JPEG previews of the submitted mockup and of the artwork. */
interface MockupPictures {
  submitted: Buffer
  drawn: Buffer
}

const small: TextStyle = { size: 7.5, colour: colours.muted }
const pictureSize = 150

/** Writes the production sheet of an order, in Greek, into the job's folder. */
export async function writeSheet({ folder, orderId, orderedAt, mockups }: SheetJob): Promise<void> {
  const title = `Δελτίο παραγωγής ${orderId}`
  const continued = (each: Sheet) => {
    each.write(title, page.left, page.top, contentWidth, { size: 8, weight: 'bold' })
    return page.top + 26
  }
  const sheet = new Sheet(title, continued, new Date(orderedAt))
  drawHead(sheet, orderId, mockups)
  for (const [index, mockup] of mockups.entries()) {
    const pictures = mockup.drawn && {
      submitted: await readFile(join(folder, files.submittedPreview(index))),
      drawn: await readFile(join(folder, files.drawnPreview(index))),
    }
    await drawMockup(sheet, index, mockup, pictures)
  }
  await writeFile(join(folder, files.sheet), await sheet.finish(drawFooter))
}

function drawHead(sheet: Sheet, orderId: string, mockups: readonly SheetMockup[]): void {
  sheet.printMarks()
  sheet.y = page.top + 10
  sheet.y += sheet.write('Δελτίο παραγωγής', page.left, sheet.y, 320, { size: 22, weight: 'bold' })
  const items = mockups.filter(({ sameAs }) => sameAs === undefined)
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const facts = `${mockups.length} ${mockups.length === 1 ? 'σχέδιο' : 'σχέδια'} · ${pieces} τεμάχια`
  const text = `Παραγγελία ${orderId}\n${facts}`
  const style: TextStyle = { size: 9, align: 'right' }
  sheet.write(text, page.left + 230, page.top + 14, contentWidth - 230, style)
  sheet.y += 12
}

async function drawMockup(
  sheet: Sheet,
  index: number,
  mockup: SheetMockup,
  pictures: MockupPictures | null,
): Promise<void> {
  const { drawn } = mockup
  sheet.makeRoom(pictures ? pictureSize + 90 : 90)
  drawTitle(sheet, index, mockup)
  if (drawn && pictures) {
    drawPictures(sheet, mockup, drawn, pictures)
    await drawElements(sheet, drawn.elements, collarOf(mockup.category, mockup.side))
    drawWarnings(sheet, drawn)
  } else {
    const text = 'Το σχέδιο δεν μπόρεσε να σχεδιαστεί· δεν υπάρχουν αρχεία εκτύπωσης.'
    sheet.flow(text, contentWidth, { size: 10, weight: 'bold', colour: colours.accent })
    sheet.y += 8
  }
  if (mockup.sameAs === undefined) drawSizes(sheet, mockup.sizes)
  if (mockup.sameAs === undefined) await drawPeople(sheet, mockup.people)
  sheet.y += 14
}

function drawTitle(sheet: Sheet, index: number, mockup: SheetMockup): void {
  sheet.rule(sheet.y, colours.ink, 1)
  sheet.y += 8
  const name = `${index + 1}. ${oneLine(mockup.productName)} · ${sideNames[mockup.side]}`
  const style: TextStyle = { size: 13, weight: 'bold' }
  const height = sheet.write(name, page.left, sheet.y, contentWidth - 150, style)
  const { quantity, sameAs } = mockup
  const pieces =
    sameAs === undefined ? `${quantity} τεμ.` : `στα ${quantity} τεμ. του ${sameAs + 1}`
  const left = page.left + contentWidth - 150
  sheet.write(pieces, left, sheet.y, 150, { ...style, align: 'right' })
  sheet.y += height + 2
  sheet.swatch(page.left, sheet.y + 1, 9, mockup.colorCode)
  const colour = `${oneLine(mockup.colorName)} (${mockup.colorCode})`
  sheet.y += sheet.write(colour, page.left + 14, sheet.y, contentWidth - 14, { size: 9 }) + 8
}

function drawPictures(
  sheet: Sheet,
  mockup: SheetMockup,
  drawn: DrawnMockup,
  pictures: MockupPictures,
): void {
  const top = sheet.y
  const shown = [
    { caption: 'Όπως το υπέβαλε ο πελάτης', image: pictures.submitted },
    { caption: 'Όπως τυπώνεται', image: pictures.drawn },
  ]
  for (const [index, { caption, image }] of shown.entries()) {
    const x = page.left + index * (pictureSize + 14)
    sheet.picture(image, x, top, pictureSize)
    sheet.write(caption, x, top + pictureSize + 4, pictureSize, small)
  }
  drawFacts(sheet, page.left + 2 * (pictureSize + 14), top, mockup, drawn)
  sheet.y = Math.max(sheet.y, top + pictureSize + 20)
}

function drawFacts(
  sheet: Sheet,
  x: number,
  top: number,
  { printArea, category, side }: SheetMockup,
  { pixels, inks, difference }: DrawnMockup,
): void {
  const width = page.left + contentWidth - x
  const collar = collarOf(category, side)
  const facts: [string, string][] = [
    [
      'Περιοχή εκτύπωσης',
      `${centimetres(printArea.widthMm)} × ${centimetres(printArea.heightMm)} cm`,
    ],
    ['Αρχείο PNG', `${pixels.width} × ${pixels.height} px, ${printDpi} DPI`],
    [
      'Παραδοχή θέσης',
      collar.toPrintArea === 0
        ? `Μετριέται από ${collar.from}`
        : `Η περιοχή αρχίζει ${centimetres(collar.toPrintArea)} cm από ${collar.from}`,
    ],
    ['Διαφορά από το mockup', difference ? share(difference.share) : 'δεν διαβάζεται'],
  ]
  let y = top
  for (const [label, value] of facts) {
    y += sheet.write(label, x, y, width, small)
    y += sheet.write(value, x, y, width, { size: 9 }) + 5
  }
  y += sheet.write('Μελάνια', x, y, width, small)
  for (const colour of inks.spot.slice(0, maxSwatches)) {
    sheet.swatch(x, y + 1, 8, colour)
    y += sheet.write(colour, x + 13, y, width - 13, { size: 9 })
  }
  const more = inks.spot.length - maxSwatches
  if (more > 0) y += sheet.write(`και ${more} ακόμη`, x, y, width, { size: 9 })
  if (inks.process) y += sheet.write('Τετραχρωμία (εικόνες)', x, y, width, { size: 9 })
  sheet.y = y + 8
}

/** Maximum number of colours listed one by one. */
const maxSwatches = 8

const elementColumns: readonly TableColumn[] = [
  { label: 'Στοιχείο', width: 142 },
  { label: 'Πλάτος × ύψος\ncm', width: 76 },
  { label: 'Από πάνω\ncm', width: 54 },
  { label: 'Από τον άξονα\ncm', width: 66 },
  { label: 'Στροφή', width: 42 },
  { label: 'DPI', width: 36 },
  { label: 'Αρχείο', width: contentWidth - 416 },
]

/**
 * Draws a row for each element. 'From above' is measured from the collar; 'from the axis' from the middle of the print
 * area, negative to its left.
 */
async function drawElements(
  sheet: Sheet,
  elements: readonly MeasuredElement[],
  collar: Collar,
): Promise<void> {
  if (elements.length === 0) return
  sheet.makeRoom(60)
  const rows = elements.map(element => ({ cells: textsOf(element, collar) }))
  await sheet.table(elementColumns, rows, { cell: { size: 8.5 }, padding: [3, 4] })
  sheet.y += 4
}

function textsOf(element: MeasuredElement, { toPrintArea }: Collar): string[] {
  const { width, height, top, middle, rotation, dpi, source } = element
  return [
    labelOf(element),
    `${centimetres(width)} × ${centimetres(height)}`,
    top === null ? 'εκτός' : centimetres(top + toPrintArea),
    middle === null ? 'εκτός' : centimetres(middle),
    `${Math.round(rotation)}°`,
    dpiText(dpi, source),
    source ? `${source.format} ${source.hash.slice(0, 12)}` : '–',
  ]
}

function dpiText(dpi: number | null, source: MeasuredElement['source']): string {
  if (dpi !== null) return String(dpi)
  return source ? 'διαν.' : '–'
}

/** Draws the number of pieces of each size. */
function drawSizes(sheet: Sheet, sizes: SheetMockup['sizes'] = {}): void {
  const parts = Object.entries(sizes).map(([size, pieces]) => `${oneLine(size)}: ${pieces}`)
  if (parts.length === 0) return
  const text = parts.join('   ')
  const style: TextStyle = { size: 9 }
  sheet.makeRoom(sheet.heightOf(text, contentWidth, style) + 20)
  const title: TextStyle = { ...small, weight: 'bold' }
  sheet.y += sheet.write('Τεμάχια ανά μέγεθος', page.left, sheet.y, contentWidth, title)
  sheet.flow(text, contentWidth, style)
  sheet.y += 8
}

const peopleColumns: readonly TableColumn[] = [
  { label: 'Μέγεθος', width: 90 },
  { label: 'Όνομα', width: 220 },
  { label: 'Αριθμός', width: 90 },
]

/** Draws size, name and number of each personalised piece. */
async function drawPeople(sheet: Sheet, people: SheetMockup['people'] = []): Promise<void> {
  if (people.length === 0) return
  sheet.makeRoom(50)
  const rows = people.map(({ name, number, size }) => ({
    cells: [size, name, number].map(oneLine),
  }))
  await sheet.table(peopleColumns, rows, { cell: { size: 9 }, padding: [2, 3] })
}

function drawWarnings(sheet: Sheet, { warnings, elements }: DrawnMockup): void {
  for (const warning of warnings) {
    const element = elements.find(({ id }) => id === warning.element)
    const text = oneLine(`Προσοχή. ${warningText(warning, element ? labelOf(element) : '')}`)
    const style: TextStyle = { size: 8.5, weight: 'bold', colour: colours.accent }
    sheet.makeRoom(sheet.heightOf(text, contentWidth, style) + 3)
    sheet.flow(text, contentWidth, style)
    sheet.y += 3
  }
}

function drawFooter(sheet: Sheet, number: number, pages: number): void {
  const y = page.height - 46
  sheet.rule(y)
  const note = 'Οι διαστάσεις είναι του τυπωμένου σχεδίου, σε εκατοστά.'
  sheet.write(note, page.left, y + 7, 400, small)
  sheet.write(`${number} / ${pages}`, page.width - page.right - 60, y + 7, 60, {
    ...small,
    align: 'right',
  })
}
