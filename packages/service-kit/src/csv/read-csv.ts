import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from '../errors/problems.ts'
import { measureCsv } from './measure-csv.ts'

/** More than any sheet of ours has, those that it does not need among them. */
const maxColumns = 100

/** One row of a file, by column; an empty or missing cell is ''. */
export interface CsvRow<Column extends string> {
  /** As a spreadsheet counts: the header is row 1. */
  row: number
  cells: Record<Column, string>
}

/**
 * Reads a CSV file as spreadsheets save it: comma, semicolon or tab between the cells, with or without a
 * byte order mark, columns in any order and by any spelling of their name ('Price without VAT'
 * is `priceWithoutVAT`).
 *
 * @param required columns without which the file is refused
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
  const cell = (line: string[], position = -1) => unescapeFormula((line[position] ?? '').trim())
  return lines
    .map((line, index) => ({
      row: index + 2,
      cells: Object.fromEntries(
        columns.map((column, at) => [column, cell(line, positions[at])]),
      ) as Record<Column, string>,
    }))
    .filter(({ cells }) => Object.values(cells).some(value => value !== ''))
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

/** Greek spreadsheets separate by semicolons, since the comma is the decimal mark. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 1000).split(/\r?\n/, 1)[0] ?? ''
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

/** @example key('Price (without VAT)') // 'pricewithoutvat' */
function key(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What `writeCsv` put before a formula is no part of the text. */
function unescapeFormula(text: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(text) ? text.slice(1) : text
}

function invalidFile(detail: string, cause?: unknown): Problem {
  return new Problem(400, 'invalid_file', detail, { cause })
}
