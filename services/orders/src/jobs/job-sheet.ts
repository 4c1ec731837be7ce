import { setImmediate as nextTurn } from 'node:timers/promises'
import { printText } from '@stampa/pricing'
import { piecesText, positionsText } from '@stampa/rules/printing'
import { type RosterRow, rosterLimits, rosterText } from '@stampa/rules/roster'
import { colours, contentWidth, page, Sheet, type TextStyle } from '@stampa/service-kit/pdf'
import bwip from 'bwip-js'
import type { OrderLine, OrderRow } from '../custom-order/orders.ts'
import { greekCount, greekDate } from '../money/greek-format.ts'
import type { Job } from './schema.ts'

export interface JobSheet {
  job: Job
  /** Address of the job in the back office. */
  url: string
  /** Order of the offer, if any. */
  order: Pick<OrderRow, 'phone' | 'options' | 'lines' | 'details'> | undefined
  /** Names and numbers by line of the order. */
  roster: readonly (readonly RosterRow[])[]
  /** For the customer, of an offer without an order. */
  notes: string
  /** The customer's artwork, a PNG. */
  picture: Buffer | undefined
}

const muted: TextStyle = { size: 8, colour: colours.muted }
const text: TextStyle = { size: 10 }

/** Characters of a cell of the roster: names have no more, and a customer may type any size and colour. */
const longestCell = rosterLimits.lengths.name

const codeSize = 84
const pictureSize = 210

/**
 * Prints a job in Greek for the workshop: without prices, and with a QR code that opens it in the back
 * office. One page, unless the lines need more.
 *
 * @returns the bytes of a PDF
 */
export async function printJob(sheetOf: JobSheet): Promise<Buffer> {
  const { job, url } = sheetOf
  const title = `Δελτίο εργασίας ${job.offerNumber}`
  const code = await bwip.toBuffer({ bcid: 'qrcode', text: url, scale: 6 })
  const sheet = new Sheet(title, each => {
    each.write(title, page.left, page.top, contentWidth, { size: 8, weight: 'bold' })
    return page.top + 30
  })
  sheet.printMarks()
  drawHead(sheet, sheetOf, code)
  await drawItems(sheet, job)
  await drawPrint(sheet, sheetOf)
  await drawRoster(sheet, sheetOf)
  return sheet.finish((each, number, pages) => {
    const style: TextStyle = { ...muted, align: 'right' }
    each.write(`${number} / ${pages}`, page.left, page.height - 44, contentWidth, style)
  })
}

function drawHead(sheet: Sheet, { job, order }: JobSheet, code: Buffer): void {
  const top = page.top + 10
  const width = contentWidth - codeSize - 20
  sheet.picture(code, page.left + contentWidth - codeSize, top, codeSize)
  let y = top
  y += sheet.write('Δελτίο εργασίας', page.left, y, width, { size: 22, weight: 'bold' })
  y += sheet.write(job.offerNumber, page.left, y, width, { size: 12, colour: colours.accent }) + 12
  y += sheet.write(job.customerName, page.left, y, width, { size: 14, weight: 'bold' })
  if (order?.phone) y += sheet.write(order.phone, page.left, y, width, text)
  y = Math.max(y, top + codeSize) + 14
  const facts: [string, string][] = [
    ['Παράδοση', job.dueDate ? greekDate(job.dueDate) : '–'],
    ['Υπεύθυνος', job.assignee ?? '–'],
  ]
  for (const [index, [label, value]] of facts.entries()) {
    const x = page.left + index * 160
    sheet.write(label, x, y, 150, { ...muted, weight: 'bold' })
    const style: TextStyle = { size: index === 0 ? 14 : 10, weight: 'bold' }
    sheet.write(value, x, y + 12, index === 0 ? 150 : contentWidth - 160, style)
  }
  sheet.y = y + 46
}

async function drawItems(sheet: Sheet, { items }: Job): Promise<void> {
  const columns = [
    { label: 'Είδος', width: contentWidth - 190 },
    { label: 'Κωδικός', width: 110 },
    { label: 'Τεμάχια', width: 80, align: 'right' as const },
  ]
  const rows = items.map(({ productDescription, printPositions, skuCode, quantity }) => ({
    cells: [productDescription, skuCode, greekCount(quantity)],
    notes: printPositions.join(', '),
  }))
  await sheet.table(columns, rows, { cell: text, padding: [5, 7] })
  sheet.y += 12
}

/** Draws how it is printed: positions, the pieces of each product by colour and size, and the artwork. */
async function drawPrint(sheet: Sheet, { order, notes, picture }: JobSheet): Promise<void> {
  const parts: [string, string[]][] = [
    ['Θέσεις εκτύπωσης', [order?.options.join(', ') ?? '']],
    ['Μεγέθη και χρώματα', order?.lines.flatMap(piecesOf) ?? []],
    ['Σημειώσεις', [order?.details.notes ?? notes]],
  ]
  for (const [label, texts] of parts) {
    if (texts.join('') === '') continue
    sheet.makeRoom(50)
    sheet.write(label, page.left, sheet.y, contentWidth, { ...muted, weight: 'bold' })
    sheet.y += 13
    for (const content of texts) {
      sheet.flow(content, contentWidth, text)
      await nextTurn()
    }
    sheet.y += 12
  }
  if (!picture) return
  sheet.makeRoom(pictureSize)
  sheet.picture(picture, page.left, sheet.y, pictureSize)
  sheet.y += pictureSize
}

async function drawRoster(sheet: Sheet, { order, roster }: JobSheet): Promise<void> {
  const columns = [
    { label: 'Μέγεθος', width: 90 },
    { label: 'Χρώμα', width: 120 },
    { label: 'Όνομα', width: contentWidth - 290 },
    { label: 'Νούμερο', width: 80 },
  ]
  for (const [index, list] of roster.entries()) {
    if (list.length === 0) continue
    const title = order?.lines[index]?.title ?? 'Προϊόν'
    sheet.y += 12
    sheet.makeRoom(80)
    const heading = `${title}: ${rosterText(list.length, 'el')}`
    sheet.flow(heading, contentWidth, { ...text, weight: 'bold' })
    sheet.y += 6
    const rows = list.map(({ size, colour, name, number }) => ({
      cells: [size, colour, name, number].map(shortened),
    }))
    await sheet.table(columns, rows, { cell: text, padding: [3, 4] })
  }
}

function shortened(cell: string): string {
  const letters = [...cell]
  return letters.length > longestCell ? `${letters.slice(0, longestCell - 1).join('')}…` : cell
}

function piecesOf({ title, quantity, choice, pieces, positions = [] }: OrderLine): string[] {
  const print = choice && printText(choice, 'el')
  const details = [pieces && piecesText(pieces), positionsText(positions, 'el'), print].filter(
    Boolean,
  )
  if (details.length === 0) return []
  return [`${greekCount(quantity)} × ${title ?? 'Προϊόν'} – ${details.join('; ')}`]
}
