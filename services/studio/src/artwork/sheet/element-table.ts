import { colours, contentWidth, page, type Sheet, type TextStyle } from '@stampa/service-kit/pdf'
import type { MeasuredElement } from '../process/jobs.ts'
import type { Collar } from './collar.ts'
import { centimetres, labelOf } from './texts.ts'

const gap = 8
const head: TextStyle = { size: 7.5, weight: 'bold', colour: colours.muted }
const cell: TextStyle = { size: 8.5 }

const columns = [
  { label: 'Στοιχείο', width: 142 },
  { label: 'Πλάτος × ύψος\ncm', width: 76 },
  { label: 'Από πάνω\ncm', width: 54 },
  { label: 'Από τον άξονα\ncm', width: 66 },
  { label: 'Στροφή', width: 42 },
  { label: 'DPI', width: 36 },
  { label: 'Αρχείο', width: contentWidth - 416 },
] as const

/**
 * Draws a row for each element. 'From above' is measured from the collar, 'from the axis' from the middle of the print
 * area: what lies left of it is negative.
 */
export function drawElements(
  sheet: Sheet,
  elements: readonly MeasuredElement[],
  collar: Collar,
): void {
  if (elements.length === 0) return
  sheet.makeRoom(60)
  drawHead(sheet)
  for (const element of elements) {
    const texts = textsOf(element, collar)
    const height = Math.max(
      ...columns.map(({ width }, index) => sheet.heightOf(texts[index] ?? '', width - gap, cell)),
    )
    if (sheet.makeRoom(height + 8)) drawHead(sheet)
    drawCells(sheet, texts, cell)
    sheet.y += height + 3
    sheet.rule(sheet.y)
    sheet.y += 4
  }
  sheet.y += 4
}

function drawHead(sheet: Sheet): void {
  const labels = columns.map(({ label }) => label)
  drawCells(sheet, labels, head)
  sheet.y += Math.max(
    ...columns.map(({ label, width }) => sheet.heightOf(label, width - gap, head)),
  )
  sheet.y += 3
  sheet.rule(sheet.y, colours.ink)
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
    // The first letters of a hash tell files apart.
    source ? `${source.format} ${source.hash.slice(0, 12)}` : '–',
  ]
}

function dpiText(dpi: number | null, source: MeasuredElement['source']): string {
  if (dpi !== null) return String(dpi)
  return source ? 'διαν.' : '–'
}

function drawCells(sheet: Sheet, texts: readonly string[], style: TextStyle): void {
  let x = page.left
  for (const [index, { width }] of columns.entries()) {
    sheet.write(texts[index] ?? '', x, sheet.y, width - gap, { ...style, tabular: true })
    x += width
  }
}
