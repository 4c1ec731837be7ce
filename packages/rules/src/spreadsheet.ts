import { timeZone } from './shop-time.ts'

/** Signs with which a spreadsheet begins a formula; Excel also accepts the full-width ones. */
const sign = '[=+\\-@＝＋－＠]'

/**
 * Where a text can begin a cell: at its start, and after a comma, semicolon, tab or line break, because a
 * spreadsheet may separate cells by any of those (Greek Excel: semicolons) and then ignores the quotes around
 * the text. Spaces and quotes do not count; separators are no spaces here, so that a run of them is searched
 * once and not again from each.
 */
const start = '((?:^|[,;\\t\\r\\n])(?:[^\\S\\t\\r\\n]|")*)'

const formula = new RegExp(`${start}('*${sign})`, 'g')
const escaped = new RegExp(`${start}'('*${sign})`, 'g')

/**
 * Puts an apostrophe before each sign by which a spreadsheet would run a part of the text as a formula (OWASP, CSV
 * injection), whether it separates cells by comma, semicolon or tab.
 *
 * @example withoutFormulas('Cup;=1+1') // "Cup;'=1+1"
 */
export function withoutFormulas(text: string): string {
  return text.replace(formula, "$1'$2")
}

/** Returns the text of which {@link withoutFormulas} made this one. */
export function withFormulas(text: string): string {
  return text.replace(escaped, '$1$2')
}

/** The Swedish format of dates is that of ISO 8601. */
const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/**
 * Returns a moment in the shop's time zone, in a format that spreadsheets of every language read as a time.
 *
 * @example spreadsheetTime(new Date('2026-11-20T07:30:15Z')) // '2026-11-20 09:30:15'
 */
export function spreadsheetTime(moment: Date): string {
  return time.format(moment)
}

/**
 * Returns the header of a column of times, which names their zone.
 *
 * @example timeHeader('Created') // 'Created (Europe/Athens)'
 */
export function timeHeader(name: string): string {
  return `${name} (${timeZone})`
}
