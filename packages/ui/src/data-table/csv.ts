import { spreadsheetTime, timeHeader, withoutFormulas } from '@stampa/rules/spreadsheet'
import { saveFile } from '../save-file.ts'
import type { Column, SortValue } from './column.ts'

/**
 * Formats rows as CSV for spreadsheets: UTF-8 with a byte order mark, without formulas.
 */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, exportAs, sortBy, isTime }) => {
    const read = exportAs === undefined ? sortBy : exportAs
    if (!read) return []
    if (!isTime) return { header, read }
    return { header: timeHeader(header), read: (row: Row) => timeOf(read(row)) }
  })
  const lines = [
    exported.map(({ header }) => header),
    ...rows.map(row => exported.map(({ read }) => read(row))),
  ]
  return `\uFEFF${lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')}`
}

function timeOf(moment: SortValue): string | undefined {
  if (moment instanceof Date) return spreadsheetTime(moment)
  return typeof moment === 'string' ? spreadsheetTime(new Date(moment)) : undefined
}

function cell(value: SortValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const safe = withoutFormulas(value)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function downloadCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv' }))
}
