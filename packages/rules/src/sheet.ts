import { spreadsheetTime, timeHeader, withoutFormulas } from './spreadsheet.ts'

/**
 * Formats of an exported list: an Excel workbook, or CSV for spreadsheets that separate cells by commas, or
 * by semicolons with the decimal comma (Greek Excel).
 */
export const sheetFormats = ['xlsx', 'csv', 'csv-semicolon'] as const
export type SheetFormat = (typeof sheetFormats)[number]

export type SheetValue = string | number | boolean | Date | null | undefined

export type SheetKind = 'euro' | 'time' | 'day' | 'phone' | undefined

export interface SheetColumn<Row> {
  header: string
  value: (row: Row) => SheetValue
  /**
   * `euro`: a number of euro. `time`: a moment, shown in the shop's time zone, which the header names.
   * `day`: ISO text of a day. `phone`: digits that a spreadsheet must not read as a number.
   */
  kind?: SheetKind
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function sheetFile(name: string, format: SheetFormat): { name: string; type: string } {
  if (format === 'xlsx') return { name: `${name}.xlsx`, type: workbook }
  return { name: `${name}.csv`, type: 'text/csv' }
}

/** Generates the file of a list piece by piece; one batch of its rows is in memory at a time. */
export function writeSheet<Row>(
  format: SheetFormat,
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string | Uint8Array> {
  return format === 'xlsx' ? writeWorkbook(columns, batches) : writeCsv(format, columns, batches)
}

function headerOf<Row>({ header, kind }: SheetColumn<Row>): string {
  return kind === 'time' ? timeHeader(header) : header
}

/** Makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

async function* writeCsv<Row>(
  format: SheetFormat,
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const [separator, decimal] = format === 'csv' ? [',', '.'] : [';', ',']
  yield byteOrderMark + csvLine(columns.map(headerOf), { separator })
  for await (const rows of batches) {
    const lines = rows.map(row =>
      csvLine(
        columns.map(({ value, kind }) => csvValue(value(row), kind)),
        { separator, decimal },
      ),
    )
    yield lines.join('')
  }
}

/** Returns a line of CSV (RFC 4180) in which spreadsheets find no formula, whichever separator they expect. */
export function csvLine(
  cells: readonly SheetValue[],
  { separator = ',', decimal = '.' } = {},
): string {
  return `${cells.map(value => csvCell(value, decimal)).join(separator)}\r\n`
}

function csvCell(value: SheetValue, decimal: string): string {
  if (value === null || value === undefined) return ''
  const text =
    typeof value === 'number'
      ? String(value).replace('.', decimal)
      : withoutFormulas(value instanceof Date ? spreadsheetTime(value) : String(value))
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function csvValue(value: SheetValue, kind: SheetKind): SheetValue {
  return typeof value === 'string' && kind === 'phone' ? spacedPhone(value) : value
}

/**
 * Returns a phone number that no spreadsheet reads as a number, which would lose its zeros, nor as a formula.
 *
 * @example spacedPhone('+306941234567') // '0030 694 123 4567'
 */
function spacedPhone(phone: string): string {
  const [, prefix = '', digits = ''] = /^(\+\d{2}|00\d{2}|)(\d+)$/.exec(phone) ?? []
  if (digits === '') return phone.replace(/^\+/, '00')
  const spaced = digits.replace(/^(\d{1,3})(\d{1,3})?(\d*)$/, '$1 $2 $3').trimEnd()
  return `${prefix.replace('+', '00')} ${spaced}`.trimStart()
}

const formats = { euro: '#,##0.00', time: 'dd/mm/yyyy hh:mm:ss', day: 'dd/mm/yyyy', phone: '@' }
const widths = { euro: 12, time: 20, day: 12, phone: 18 }

async function* writeWorkbook<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  // Half a megabyte of modules that most processes and pages never need.
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* lines() {
    for await (const rows of batches) {
      for (const row of rows) yield columns.map(({ value, kind }) => toCell(value(row), kind))
    }
  }
  const file = writeXlsxStream(lines(), {
    name: 'Stampa',
    columns: columns.map(column => ({
      header: headerOf(column),
      width: widths[column.kind ?? 'phone'],
      ...(column.kind && { numFmt: formats[column.kind] }),
    })),
    freezePane: { rows: 1 },
  })
  // Safari's streams are not iterable.
  const reader = file.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

/**
 * Characters that XML 1.0 has no way to write. The library escapes control characters; its encoder replaces
 * lone surrogates.
 */
const noXml = /[\ufffe\uffff]/g

/** Begins a text such as `_x0041_`, by which a workbook writes a character: escaped, it is what was written. */
const escapes = /_(?=x[0-9a-f]{4}_)/gi

function toCell(value: SheetValue, kind: SheetKind) {
  if (value === undefined || value === '') return null
  // A workbook has no time zones: a time is what the clock shows, here as if it were UTC.
  if (value instanceof Date) return new Date(`${spreadsheetTime(value).replace(' ', 'T')}Z`)
  if (typeof value !== 'string') return value
  return kind === 'day' ? new Date(value) : value.replace(noXml, '').replace(escapes, '_x005F_')
}
