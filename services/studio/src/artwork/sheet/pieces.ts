import { colours, contentWidth, page, type Sheet, type TextStyle } from '@stampa/service-kit/pdf'
import type { Person } from '../artwork.ts'
import type { SheetMockup } from '../process/jobs.ts'
import { oneLine } from './texts.ts'

const head: TextStyle = { size: 7.5, weight: 'bold', colour: colours.muted }
const cell: TextStyle = { size: 9 }

/** Draws how many pieces of each size are wanted. */
export function drawSizes(sheet: Sheet, sizes: SheetMockup['sizes']): void {
  if (sizes.length === 0) return
  const text = sizes.map(([size, pieces]) => `${oneLine(size)}: ${pieces}`).join('   ')
  sheet.makeRoom(sheet.heightOf(text, contentWidth, cell) + 20)
  sheet.y += sheet.write('Τεμάχια ανά μέγεθος', page.left, sheet.y, contentWidth, head)
  sheet.flow(text, contentWidth, cell)
  sheet.y += 8
}

const columns = [
  { label: 'Όνομα', width: 220 },
  { label: 'Αριθμός', width: 90 },
  { label: 'Μέγεθος', width: 90 },
] as const

/** Draws whose name and number goes on which piece. */
export function drawPeople(sheet: Sheet, people: readonly Person[]): void {
  if (people.length === 0) return
  sheet.makeRoom(50)
  drawHead(sheet)
  for (const { name, number, size } of people) {
    const texts = [name, number, size].map(oneLine)
    const height = Math.max(
      ...columns.map(({ width }, index) => sheet.heightOf(texts[index] ?? '', width - 8, cell)),
    )
    if (sheet.makeRoom(height + 6)) drawHead(sheet)
    drawRow(sheet, texts, cell)
    sheet.y += height + 2
    sheet.rule(sheet.y)
    sheet.y += 3
  }
}

function drawHead(sheet: Sheet): void {
  drawRow(
    sheet,
    columns.map(({ label }) => label),
    head,
  )
  sheet.y += 12
  sheet.rule(sheet.y, colours.ink)
  sheet.y += 4
}

function drawRow(sheet: Sheet, texts: readonly string[], style: TextStyle): void {
  let x = page.left
  for (const [index, { width }] of columns.entries()) {
    sheet.write(texts[index] ?? '', x, sheet.y, width - 8, style)
    x += width
  }
}
