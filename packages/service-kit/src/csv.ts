import { byteOrderMark, csvLine } from '@stampa/rules/sheet'
import { withFormulas } from '@stampa/rules/spreadsheet'
import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from './errors/problems.ts'

/** Returns a CSV file of rows that are all in memory at once. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return byteOrderMark + [header, ...rows].map(cells => csvLine(cells)).join('')
}

/** Maximum columns of a sheet, including unknown ones. */
const maxColumns = 100

/** One row of a file, by column; an empty or missing cell is ''. */
export interface CsvRow<Column extends string> {
  /** Row number in a spreadsheet: the header is row 1. */
  row: number
  cells: Record<Column, string>
}

/**
 * Reads a CSV file as spreadsheets save it: cells separated by comma, semicolon or tab, with or without a
 * byte order mark, columns in any order and with any spelling of their names ('Price without VAT'
 * is `priceWithoutVAT`).
 *
 * @param required columns that the file must have
 * @throws Problem 400
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
  required: readonly Column[],
  maxRows: number,
): CsvRow<Column>[] {
  const delimiter = delimiterOf(text)
  const size = measureCsv(text, delimiter)
  if (size.lines > maxRows + 1) throw invalidFile(`The file has more than ${maxRows} rows`)
  if (size.cells > maxColumns * (maxRows + 1)) throw invalidFile('The file has too many cells')
  const [header = [], ...lines] = parseLines(text, delimiter)
  const names = header.map(key)
  const positions = columns.map(column => names.indexOf(key(column)))
  for (const column of required) {
    if (positions[columns.indexOf(column)] === -1) {
      throw invalidFile(`The file has no column ${column}`)
    }
  }
  const cell = (line: string[], position = -1) => withFormulas((line[position] ?? '').trim())
  return lines
    .map((line, index) => ({
      row: index + 2,
      cells: Object.fromEntries(
        columns.map((column, at) => [column, cell(line, positions[at])]),
      ) as Record<Column, string>,
    }))
    .filter(({ cells }) => Object.values(cells).some(value => value !== ''))
}

/**
 * Counts the lines and cells of a file without parsing it: a small file of millions of empty cells would keep
 * the parser busy for half a minute.
 *
 * @param delimiter between cells, one character
 */
export function measureCsv(text: string, delimiter: string): { lines: number; cells: number } {
  let lines = 0
  let cells = 0
  let quoted = false
  let begun = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    begun = true
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === delimiter) cells++
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) {
      lines++
      cells++
      begun = false
    }
  }
  return begun ? { lines: lines + 1, cells: cells + 1 } : { lines, cells }
}

function parseLines(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      max_record_size: 20_000,
    })
  } catch (error) {
    if (error instanceof CsvError) throw invalidFile('The file is not valid CSV', error)
    throw error
  }
}

/** Returns the separator of the header. Greek spreadsheets use semicolons, since the comma is the decimal mark. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 1000).split(/\r?\n/, 1)[0] ?? ''
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

/** @example key('Price (without VAT)') // 'pricewithoutvat' */
function key(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function invalidFile(detail: string, cause?: unknown): Problem {
  return new Problem(400, 'invalid_file', detail, { cause })
}
