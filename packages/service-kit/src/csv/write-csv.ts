import { stringify } from 'csv-stringify/sync'

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A CSV file (RFC 4180) that spreadsheets open as it is meant: a text that they would run as a formula
 * gets an apostrophe before it.
 *
 * @param header names of the columns
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return byteOrderMark + csvRows([header, ...rows])
}

/** More rows of such a file, for one that is written piece by piece. */
export function csvRows(rows: readonly (readonly (string | number)[])[]): string {
  return stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // A line break of any kind that is not quoted would begin a row, with a formula perhaps.
    quoted_match: /[\r\n]/,
  })
}
