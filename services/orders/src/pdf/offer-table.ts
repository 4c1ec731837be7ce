import { colours, contentWidth, page, type Sheet, type TextStyle } from '@stampa/service-kit/pdf'
import type { CustomerItem, CustomerOffer, CustomerTotal } from '../routes/offers/customer-offer.ts'
import { greekCount, greekEuros } from './greek-format.ts'

interface Column {
  label: string
  width: number
  align: 'left' | 'right'
}

const columns: readonly Column[] = [
  { label: 'Περιγραφή', width: 193.28, align: 'left' },
  { label: 'Τεμάχια', width: 44, align: 'right' },
  { label: 'Τιμή τεμαχίου\nχωρίς ΦΠΑ', width: 66, align: 'right' },
  { label: 'Τιμή τεμαχίου\nμε ΦΠΑ', width: 66, align: 'right' },
  { label: 'Αξία\nχωρίς ΦΠΑ', width: 64, align: 'right' },
  { label: 'Αξία\nμε ΦΠΑ', width: 66, align: 'right' },
]

const gap = 8
const padding = 7
const headStyle: TextStyle = { size: 7.5, weight: 'bold', colour: colours.muted }
const cellStyle: TextStyle = { size: 9 }
const smallStyle: TextStyle = { size: 7.5, colour: colours.muted }

/** Draws the lines of an offer; a page that begins in between repeats the header. */
export function drawItems(sheet: Sheet, offer: CustomerOffer): void {
  drawHead(sheet)
  for (const item of offer.items) {
    const lines = [item.skuCode, ...item.quantityBreaks.map(breakText)]
    drawRow(sheet, item.description, lines, [
      greekCount(item.quantity),
      greekEuros(item.pricePerItemWithoutVAT),
      greekEuros(item.pricePerItemWithVAT),
      ...totals(item),
    ])
  }
  if (offer.setup) drawRow(sheet, 'Έξοδα προετοιμασίας', [], ['', '', '', ...totals(offer.setup)])
}

/** Draws the sums, at the right, all on one page. */
export function drawTotals(sheet: Sheet, { netTotal, vat, total }: CustomerTotal): void {
  const width = 230
  const left = page.left + contentWidth - width
  const row = 17
  sheet.makeRoom(3 * row + 40)
  sheet.y += 10
  for (const [label, amount] of [
    ['Καθαρή αξία', netTotal],
    ['ΦΠΑ 24%', vat],
  ] as const) {
    sheet.write(label, left, sheet.y, 110, { size: 9.5, colour: colours.muted })
    sheet.write(greekEuros(amount), left + 110, sheet.y, width - 110, {
      size: 9.5,
      align: 'right',
      tabular: true,
    })
    sheet.y += row
  }
  sheet.box(left, sheet.y + 1, width, 1.5, colours.accent)
  sheet.y += 9
  sheet.write('Σύνολο', left, sheet.y, 80, { size: 13, weight: 'bold' })
  sheet.write(greekEuros(total), left + 80, sheet.y, width - 80, {
    size: 13,
    weight: 'bold',
    align: 'right',
    tabular: true,
  })
  sheet.y += 30
}

function totals({ netTotal, total }: CustomerTotal): string[] {
  return [greekEuros(netTotal), greekEuros(total)]
}

function breakText({
  quantity,
  pricePerItemWithoutVAT,
  pricePerItemWithVAT,
}: CustomerItem['quantityBreaks'][number]): string {
  const gross = `${greekEuros(pricePerItemWithVAT)} με ΦΠΑ`
  return `Για ${greekCount(quantity)} τεμ.: ${greekEuros(pricePerItemWithoutVAT)} / τεμ. (${gross})`
}

function drawHead(sheet: Sheet): void {
  const height = Math.max(
    ...columns.map(({ label, width }) => sheet.heightOf(label, width - gap, headStyle)),
  )
  drawCells(
    sheet,
    columns.map(({ label }) => label),
    headStyle,
  )
  sheet.y += height + 4
  sheet.rule(sheet.y, colours.ink, 1)
  sheet.y += padding
}

function drawRow(sheet: Sheet, title: string, small: string[], numbers: string[]): void {
  const width = (columns[0]?.width ?? 0) - gap
  const notes = small.join('\n')
  const titleHeight = sheet.heightOf(title, width, cellStyle)
  const notesHeight = notes === '' ? 0 : sheet.heightOf(notes, width, smallStyle)
  const height = titleHeight + notesHeight
  if (sheet.makeRoom(height + padding)) drawHead(sheet)
  drawCells(sheet, [title, ...numbers], cellStyle)
  if (notes !== '') sheet.write(notes, page.left, sheet.y + titleHeight, width, smallStyle)
  sheet.y += height + padding - 2
  sheet.rule(sheet.y)
  sheet.y += padding
}

function drawCells(sheet: Sheet, texts: readonly string[], style: TextStyle): void {
  let x = page.left
  for (const [index, { width, align }] of columns.entries()) {
    const right = align === 'right'
    sheet.write(texts[index] ?? '', x + (right ? gap : 0), sheet.y, width - gap, {
      ...style,
      align,
      tabular: right,
    })
    x += width
  }
}
