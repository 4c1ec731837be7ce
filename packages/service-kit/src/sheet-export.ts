import { type SheetColumn, sheetFile, sheetFormats, writeSheet } from '@stampa/rules/sheet'
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import type { App } from './app/base-app.ts'
import { adminCall } from './auth/admin-access.ts'
import type { Requirement } from './auth/requirement.ts'
import { errorResponses } from './errors/problems.ts'
import { begin, streamOf } from './http/stream-of.ts'
import type { Position, Rows } from './listing.ts'

const sheetQuery = Type.Object({
  format: Type.Enum(sheetFormats, {
    default: 'csv',
    description:
      'An Excel workbook, or CSV separated by commas, or by semicolons as in Greek Excel',
  }),
  language: Type.Enum(['en', 'el'], { default: 'en', description: 'Language of the headers' }),
})

/** Column of an export, whose header is in both languages. */
export interface ExportColumn<Row> extends Omit<SheetColumn<Row>, 'header'> {
  en: string
  el: string
  /** Greek names of its values, such as statuses; none in a column that is imported. */
  values?: Readonly<Record<string, string>>
}

/** Returns columns that have the same header in both languages: an import finds them by it. */
export function importedColumns<Row, Name extends string>(
  names: readonly Name[],
  value: (row: Row, name: Name) => ReturnType<SheetColumn<Row>['value']>,
): ExportColumn<Row>[] {
  return names.map(name => ({ en: name, el: name, value: row => value(row, name) }))
}

/**
 * Returns the options of a call by which an administrator exports a list.
 *
 * @param filter query parameters of the list, without paging
 */
export function sheetExport<Filter extends Type.TProperties>(
  app: App,
  requires: Requirement,
  summary: string,
  filter: Filter,
) {
  return adminCall(app, requires, {
    summary: `${summary} as a file for spreadsheets, safe to open`,
    produces: sheetFormats.map(format => sheetFile('', format).type),
    querystring: Type.Object({ ...filter, ...sheetQuery.properties }),
    response: { 200: Type.String(), ...errorResponses(400) },
  })
}

/** Sends a list as a file in the format and language of the query. @param name of the file, without its ending */
export async function sendSheet<Row>(
  reply: FastifyReply,
  name: string,
  { format, language }: Static<typeof sheetQuery>,
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) {
  const file = sheetFile(name, format)
  const named = columns.map(({ values = {}, ...column }) => ({
    ...column,
    header: column[language],
    value: (row: Row) => {
      const value = column.value(row)
      return (language === 'el' ? values[String(value)] : undefined) ?? value
    },
  }))
  return (
    reply
      .type(file.type === 'text/csv' ? 'text/csv; charset=utf-8' : file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      // The file begins with its headers, even when the list cannot be read.
      .send(await streamOf(writeSheet(format, named, await begin(batches))))
  )
}

/** Generates one batch, of rows that are all in memory. */
export async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** Rows per query of an export. */
const batchSize = 1000

/** Generates all rows of a list page by page. @param read returns the page after a position */
export async function* allPages<Row>(
  read: (page: { limit: number; after: Position | undefined }) => Promise<Rows<Row>>,
): AsyncGenerator<Row[]> {
  let after: Position | undefined
  do {
    const { rows, next } = await read({ limit: batchSize, after })
    yield rows
    after = next
  } while (after)
}
