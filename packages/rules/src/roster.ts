import { withoutAccents } from './fold.ts'
import type { Pieces } from './printing.ts'
import { type Words, wordIn } from './words.ts'

/** Columns of a roster, in the order in which they are read without a header. */
const columns = ['size', 'colour', 'name', 'number'] as const
type Column = (typeof columns)[number]

/** A piece of a line with a name or number of its own. Each text may be empty. */
export type RosterRow = Record<Column, string>

export const rosterLimits = {
  /** Rows in one order. */
  rows: 500,
  /** Characters of each text. */
  lengths: { size: 100, colour: 100, name: 40, number: 10 },
} as const

/** Sizes and colours that a product has; a list is empty where it has none. */
export type Offered = Readonly<Record<'size' | 'colour', readonly string[]>> & {
  /** English names by the Greek ones, which a row may have in their place. */
  words?: Words | undefined
}

/** A row that is not understood. */
export interface RosterFault {
  /** From 1. */
  line: number
  fault:
    | 'missingSize'
    | 'missingColour'
    | 'unknownSize'
    | 'unknownColour'
    | 'tooLong'
    | 'tooManyCells'
    | 'tooManyRows'
  /** The part that is wrong. */
  text: string
}

/**
 * Reads rows that were typed, or pasted from a spreadsheet: cells separated by tabs, semicolons or commas. A
 * first row of headings sets the columns; without it they are found by their contents, else they are size and
 * colour, where the product leaves a choice, name and number. The colour may be left out of all rows. Empty
 * lines do not count. Sizes and colours are found in any case and accents, and in Greek letters that look
 * like Latin ones.
 */
export function readRoster(
  text: string,
  offered: Offered,
): { rows: RosterRow[]; faults: RosterFault[] } {
  const separator = ['\t', ';'].find(each => text.includes(each)) ?? ','
  const find = {
    size: finderIn(offered.size, offered.words),
    colour: finderIn(offered.colour, offered.words),
  }
  let order: readonly (Column | undefined)[] | undefined
  const rows: RosterRow[] = []
  const faults: RosterFault[] = []
  const lines = text.split(/\r\n|\r|\n/).map(typed => cellsOf(typed, separator))
  for (const [index, cells] of lines.entries()) {
    if (cells.every(cell => cell === '')) continue
    if (!order) {
      const header = headerOf(cells)
      const given = columns.filter(column => !isGiven(column, offered))
      order =
        header ??
        orderOf(lines, given, find) ??
        (hasColours(lines, given, find.colour) ? given : withoutColour(given))
      if (header) continue
    }
    const line = index + 1
    if (rows.length + faults.length === rosterLimits.rows) {
      faults.push({ line, fault: 'tooManyRows', text: '' })
      break
    }
    const row = readRow(cells, order, find)
    if ('fault' in row) faults.push({ line, ...row })
    else rows.push(row)
  }
  return { rows, faults }
}

/** Returns the pieces of a roster by colour and size, in the order of what is offered, else of the rows. */
export function rosterPieces(
  rows: readonly Readonly<RosterRow>[],
  offered: Offered = { colour: [], size: [] },
): Pieces[] {
  const pieces = new Map<string, Pieces>()
  for (const { colour, size } of rows) {
    const key = keyOf({ colour, size })
    pieces.set(key, { colour, size, count: (pieces.get(key)?.count ?? 0) + 1 })
  }
  const rank = ({ colour, size }: Pieces) =>
    offered.colour.indexOf(colour) * (offered.size.length + 1) + offered.size.indexOf(size)
  return [...pieces.values()].sort((one, other) => rank(one) - rank(other))
}

/** Returns whether each colour and size has as many pieces as the roster has rows of it. */
export function isOfPieces(
  rows: readonly Readonly<RosterRow>[],
  pieces: readonly Readonly<Pieces>[],
): boolean {
  const left = new Map<string, number>()
  const add = (piece: Omit<Pieces, 'count'>, count: number) =>
    left.set(keyOf(piece), (left.get(keyOf(piece)) ?? 0) + count)
  for (const piece of pieces) add(piece, piece.count)
  for (const row of rows) add(row, -1)
  return [...left.values()].every(count => count === 0)
}

/** @example rosterText(12, 'en') // '12 names and numbers'; '' for none */
export function rosterText(rows: number, lang: 'el' | 'en'): string {
  if (rows === 0) return ''
  return `${rows} ${lang === 'el' ? 'ονόματα και νούμερα' : 'names and numbers'}`
}

function keyOf({ colour, size }: Omit<Pieces, 'count'>): string {
  return JSON.stringify([colour, size])
}

/** Returns whether a product leaves no choice of a column. */
function isGiven(column: Column, offered: Offered): boolean {
  return (column === 'size' || column === 'colour') && offered[column].length <= 1
}

/**
 * Returns the columns of lines by their contents: those with most sizes, colours and numbers, in any order, and a name.
 * Undefined where there are more columns than that: which is the unknown size or colour is not known then.
 */
function orderOf(
  lines: readonly (readonly string[])[],
  given: readonly Column[],
  find: Record<'size' | 'colour', (text: string) => string | undefined>,
): Column[] | undefined {
  const rows = lines.filter(cells => cells.some(Boolean)).slice(0, rosterLimits.rows)
  const width = Math.max(...rows.map(cells => cells.findLastIndex(cell => cell !== '') + 1))
  if (width > given.length) return undefined
  const order = new Array<Column | undefined>(width).fill(undefined)
  const isOf: Record<Column, (cell: string) => boolean> = {
    size: cell => find.size(cell) !== undefined,
    colour: cell => find.colour(cell) !== undefined,
    number: cell => /^#?\d+$/.test(cell),
    name: () => true,
  }
  for (const column of ['size', 'colour', 'number', 'name'] as const) {
    if (!given.includes(column)) continue
    const counts = order.map((taken, place) =>
      taken ? 0 : rows.filter(cells => cells[place] && isOf[column](cells[place])).length,
    )
    const most = Math.max(...counts)
    if (most > 0) order[counts.indexOf(most)] = column
  }
  return order.every(column => column !== undefined) ? order : undefined
}

/** Returns whether a line has a known colour in its place, or as many cells as there are columns. */
function hasColours(
  lines: readonly (readonly string[])[],
  order: readonly Column[],
  find: (text: string) => string | undefined,
): boolean {
  const place = order.indexOf('colour')
  return lines.some(
    cells =>
      cells.length >= order.length ||
      (cells[place] !== undefined && cells[place] !== '' && find(cells[place]) !== undefined),
  )
}

const withoutColour = (order: readonly Column[]) => order.filter(column => column !== 'colour')

function readRow(
  cells: readonly string[],
  order: readonly (Column | undefined)[],
  find: Record<'size' | 'colour', (text: string) => string | undefined>,
): RosterRow | Omit<RosterFault, 'line'> {
  const surplus = cells.slice(order.length).find(cell => cell !== '')
  if (surplus !== undefined) return { fault: 'tooManyCells', text: surplus }
  const row: RosterRow = { size: '', colour: '', name: '', number: '' }
  for (const [index, column] of order.entries()) {
    if (column) row[column] = cells[index] ?? ''
  }
  const long = columns.find(column => [...row[column]].length > rosterLimits.lengths[column])
  if (long) return { fault: 'tooLong', text: row[long] }
  for (const column of ['size', 'colour'] as const) {
    const text = row[column]
    // Rows without a column of colours leave them open.
    const isOpen = column === 'colour' && !order.includes('colour')
    const found = find[column](text) ?? (isOpen ? '' : undefined)
    if (found === undefined) {
      const name = column === 'size' ? 'Size' : 'Colour'
      return { fault: text === '' ? `missing${name}` : `unknown${name}`, text }
    }
    row[column] = found
  }
  return row
}

/** Returns a function that finds a typed name among known ones; any name where none are known. */
function finderIn(
  known: readonly string[],
  words: Words | undefined,
): (text: string) => string | undefined {
  const folded = new Map(
    known.flatMap(name => [
      [lookOf(wordIn(words, name)), name] as const,
      [lookOf(name), name] as const,
    ]),
  )
  return text => {
    if (known.length === 0 || known.includes(text)) return text
    return text === '' && known.length === 1 ? known[0] : folded.get(lookOf(text))
  }
}

/** Returns the cells of a line as spreadsheets copy and save them; one in quotes may contain the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cell = new RegExp(
    `${separator}(?: *"((?:[^"]|"")*)" *(?=${separator}|$)|([^${separator}]*))`,
    'g',
  )
  return [...`${separator}${line}`.matchAll(cell)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain)
      .replaceAll(/[\s\p{Cc}\p{Bidi_C}\ufeff]+/gu, ' ')
      .trim(),
  )
}

/** Most columns of a sheet that is read by its headings. */
const maxHeadings = 50

const headings: Record<Column, readonly string[]> = {
  size: ['size', 'μεγεθος', 'μεγεθη'],
  colour: ['colour', 'color', 'χρωμα'],
  name: ['name', 'names', 'full name', 'ονομα', 'ονοματα', 'ονοματεπωνυμο', 'επωνυμο'],
  number: ['number', 'no', 'no.', 'nr', '#', 'νουμερο', 'νουμερα', 'αριθμος'],
}

/**
 * Returns the columns of a row of headings, undefined for unknown ones; undefined for a row without two, or
 * one alone.
 */
function headerOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  if (cells.length > maxHeadings) return undefined
  const found = cells.map(cell => {
    const folded = lookOf(cell)
    return columns.find(column => headings[column].some(heading => lookOf(heading) === folded))
  })
  const known = new Set(found.filter(column => column !== undefined)).size
  return known >= Math.min(2, cells.length) ? found : undefined
}

const greek = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const latin = 'ABEZHIKMNOPTYX'

/** Returns a text without accents, in capitals, with Latin letters for the Greek ones that look the same. */
function lookOf(text: string): string {
  return withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[Α-Χ]/g, letter => latin[greek.indexOf(letter)] ?? letter)
}
