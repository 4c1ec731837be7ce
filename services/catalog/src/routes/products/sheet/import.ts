import { Problem } from '@stampa/service-kit'
import { type CsvRow, readCsv } from '@stampa/service-kit/csv'
import type { Media } from '@stampa/service-kit/media'
import { type ImportReport, maxSheetErrors } from '@stampa/service-kit/sheet-import'
import type { Knex } from 'knex'
import type { Author } from '../../../content/audit.ts'
import { contentNotFound, findContent } from '../../../content/read.ts'
import { changeContent, createContent } from '../../../content/write.ts'
import { imageUrl } from '../../../images.ts'
import { categories } from '../../categories/categories.ts'
import { events } from '../../events/events.ts'
import { productDraft, products } from '../products.ts'
import { type SheetColumn, sheetColumns } from './columns.ts'
import { differs, faultsOf, toInput } from './lines.ts'
import { indexNames, type NameIndex } from './names.ts'

const maxRows = 1000

interface Context {
  tx: Knex.Transaction
  media: Media
  author: Author
  names: { categories: NameIndex; events: NameIndex }
}

/**
 * Adds the products of a sheet and changes those that it names by `_id`. All or nothing: with a single
 * bad row, or as a dry run, everything is done and taken back, so both report the same.
 *
 * @param signal ends it, with nothing changed: whoever asked was told that it took too long
 * @throws Problem 400 when the file cannot be read at all
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
        if (seen.has(cells._id)) throw twice(cells._id)
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
  const before = id === '' ? undefined : await findContent(tx, products, id, { visible: false })
  if (id !== '' && before?.id !== id.toLowerCase()) throw contentNotFound(products)
  const input = toInput(cells, before, names)
  const shown = before && imageUrl(before.image)
  if (before && shown !== undefined && !differs(input, before, shown)) return undefined

  const image = input.image === shown ? undefined : await findImage(media, input.image)
  const draft = (of: typeof before) => productDraft(input, { image }, of)
  if (before) {
    const ifMatch = version === '' ? undefined : `"${version}"`
    await changeContent(tx, products, { id: before.id, ifMatch, author }, draft)
    return 'updated'
  }
  await createContent(tx, products, author, draft(undefined))
  return 'created'
}

async function findImage(media: Media, url: string | undefined) {
  if (url === undefined) return undefined
  const image = await media.find(url)
  if (image) return image
  const message = 'The image was not found: upload it first'
  throw new Problem(400, 'validation_failed', message, { errors: [{ field: 'image', message }] })
}

/** Products that exist in the order of their ids, so that two imports do not wait for each other in a ring. */
function inLockOrder<Row extends { cells: { _id: string } }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) =>
    a.cells._id < b.cells._id ? -1 : a.cells._id > b.cells._id ? 1 : 0,
  )
}

function twice(id: string): Problem {
  const message = `${id} is in the file twice`
  return new Problem(400, 'validation_failed', message, { errors: [{ field: '_id', message }] })
}
