import { type App, invalidField, Problem } from '@stampa/service-kit'
import { type CsvRow, readCsv } from '@stampa/service-kit/csv'
import type { Media } from '@stampa/service-kit/media'
import { importedColumns, inOne, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import {
  type ImportReport,
  maxSheetErrors,
  sheetImport,
  sheetText,
} from '@stampa/service-kit/sheet-import'
import type { Knex } from 'knex'
import type { Author } from '../../content/audit.ts'
import { contentNotFound, listContent, requireContent } from '../../content/read.ts'
import { imageNotFound } from '../../content/uploads.ts'
import { changeContent, createContent } from '../../content/write.ts'
import { imageUrl } from '../../images.ts'
import { categories } from '../categories/index.ts'
import { events } from '../events/index.ts'
import { products } from './products.ts'
import {
  differs,
  faultsOf,
  indexNames,
  type NameIndex,
  type SheetColumn,
  sheetColumns,
  toInput,
  toLine,
} from './sheet-lines.ts'

/** Time limit of an import, ms: below the time limit of any response. */
const patience = 25_000

const tooSlow = new Problem(
  503,
  'import_too_slow',
  'The import took too long, and nothing was changed. Split the file.',
)

/** Adds the calls that export all products as CSV and import such a file. */
export function addSheet(app: App): void {
  app.get(
    '/export',
    sheetExport(app, 'content:read', 'All products', {}),
    async (request, reply) => {
      const { rows } = await listContent(app.db, products, { visible: false })
      return sendSheet(reply, 'products', request.query, exportColumns, inOne(rows.map(toLine)))
    },
  )

  app.post(
    '/import',
    sheetImport(
      app,
      'content:write',
      'Adds the products of a CSV file and changes those that it names by `_id`',
    ),
    async request => {
      const text = await sheetText(request)
      const { dryRun } = request.query
      // The request's own signal fires when its body has been read, which has happened here.
      const signal = AbortSignal.timeout(patience)
      return importProducts(app.db, app.media, request.admin, text, { dryRun, signal }).catch(
        error => {
          throw signal.aborted ? tooSlow : error
        },
      )
    },
  )
}

const exportColumns = importedColumns(
  sheetColumns,
  (line: ReturnType<typeof toLine>, name) => line[name],
)

const maxRows = 1000

interface Context {
  tx: Knex.Transaction
  media: Media
  author: Author
  names: { categories: NameIndex; events: NameIndex }
}

/**
 * Creates and changes products from a CSV file, all or nothing. A dry run and an import with a bad
 * row execute every write and roll back, so that both report the same.
 *
 * @param signal aborts the import without a change
 * @throws Problem 400 when the file is not readable
 */
export async function importProducts(
  db: Knex,
  media: Media,
  author: Author,
  text: string,
  { dryRun, signal }: { dryRun: boolean; signal: AbortSignal },
): Promise<ImportReport> {
  const rows = readCsv(text, sheetColumns, ['title'], maxRows)
  const report: ImportReport = { rows: rows.length, created: 0, updated: 0, errors: [] }
  const tx = await db.transaction()
  try {
    const names = {
      categories: await indexNames(tx, categories, 'categories'),
      events: await indexNames(tx, events, 'events'),
    }
    const seen = new Set<string>()
    for (const { row, cells } of inLockOrder(rows)) {
      signal.throwIfAborted()
      try {
        if (seen.has(cells._id)) throw invalidField('_id', `${cells._id} is in the file twice`)
        if (cells._id !== '') seen.add(cells._id)
        const done = await importLine({ tx, media, author, names }, cells)
        if (done) report[done]++
      } catch (error) {
        report.errors.push(...faultsOf(error).map(fault => ({ row, ...fault })))
      }
    }
    if (dryRun || report.errors.length > 0) await tx.rollback()
    else await tx.commit()
  } catch (error) {
    await tx.rollback()
    throw error
  }
  const errors = report.errors.toSorted((a, b) => a.row - b.row).slice(0, maxSheetErrors)
  return { ...report, errors }
}

async function importLine(
  { tx, media, author, names }: Context,
  cells: CsvRow<SheetColumn>['cells'],
): Promise<'created' | 'updated' | undefined> {
  const { _id: id, version } = cells
  const before = id === '' ? undefined : await requireContent(tx, products, id, { visible: false })
  if (before && before.id !== id.toLowerCase()) throw contentNotFound(products)
  const input = toInput(cells, before, names)
  const shown = before && imageUrl(before.image)
  if (before && shown !== undefined && !differs(input, before, shown)) return undefined

  const image = input.image === shown ? undefined : await findImage(media, input.image)
  const images = image && { image }
  if (before) {
    const ifMatch = version === '' ? undefined : `"${version}"`
    await changeContent(tx, products, { id: before.id, ifMatch, author }, row =>
      products.toDraft(input, { ...images }, row),
    )
    return 'updated'
  }
  await createContent(tx, products, author, products.toDraft(input, { ...images }))
  return 'created'
}

async function findImage(media: Media, url: string | undefined) {
  if (url === undefined) return undefined
  const image = await media.find(url)
  if (image) return image
  throw invalidField('image', imageNotFound)
}

/** Sorts the lines of existing products by id, so that concurrent imports cannot deadlock. */
function inLockOrder<Row extends { cells: { _id: string } }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) =>
    a.cells._id < b.cells._id ? -1 : a.cells._id > b.cells._id ? 1 : 0,
  )
}
