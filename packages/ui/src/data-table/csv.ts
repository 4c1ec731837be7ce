import type { Column, SortValue } from './column.ts'

/**
 * Rows as a CSV file that spreadsheets open as it is meant: UTF-8 with a byte order mark, and no
 * cell that would run as a formula (OWASP, CSV injection).
 */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, exportAs, sortBy }) => {
    const read = exportAs === undefined ? sortBy : exportAs
    return read ? { header, read } : []
  })
  const lines = [
    exported.map(({ header }) => header),
    ...rows.map(row => exported.map(({ read }) => read(row))),
  ]
  return `\uFEFF${lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: SortValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a text to the browser as a file to keep. */
export function downloadCsv(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href, download: `${name}.csv` })
  link.click()
  // The download has its own hold on the data once the click is through.
  setTimeout(() => URL.revokeObjectURL(href))
}
