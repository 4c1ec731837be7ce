import { createValidatorCompiler, invalidField, Problem } from '@stampa/service-kit'
import type { CsvRow } from '@stampa/service-kit/csv'
import type { Knex } from 'knex'
import type { ContentType } from '../../content/content-type.ts'
import { imageUrl } from '../../images.ts'
import { type ProductInput, type ProductRow, products } from './products.ts'

/** Columns of the CSV file, in its order. */
export const sheetColumns = [
  '_id',
  'version',
  'title',
  'description',
  'categories',
  'events',
  'active',
  'order',
  'slug',
  'image',
] as const

export type SheetColumn = (typeof sheetColumns)[number]

/** Separates the names in one cell; spreadsheets separate cells by commas and semicolons. */
const separator = '|'

/** Returns a product as a line of a sheet. */
export function toLine(row: ProductRow): Record<SheetColumn, string | number> {
  return {
    _id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    categories: joinNames(row.categories.map(({ name }) => name)),
    events: joinNames(row.events.map(({ name }) => name)),
    active: String(row.active),
    order: row.order,
    slug: row.slug ?? '',
    image: imageUrl(row.image),
  }
}

function joinNames(names: readonly string[]): string {
  return names.join(` ${separator} `)
}

/** @example splitNames('Κούπες | Δώρα') // ['Κούπες', 'Δώρα'] */
function splitNames(cell: string): string[] {
  return cell
    .split(separator)
    .map(name => name.trim())
    .filter(Boolean)
}

type Cells = CsvRow<SheetColumn>['cells']

const compile = createValidatorCompiler()
const checks = {
  create: compile({ schema: products.create, httpPart: 'body', method: 'POST', url: '' }),
  change: compile({ schema: products.change, httpPart: 'body', method: 'PUT', url: '' }),
}

/**
 * Returns a CSV line as the body of a write call, validated by the same schema. An empty cell keeps
 * the current value.
 *
 * @param before the product that the line names; `undefined` for a new one
 * @throws Problem 400
 */
export function toInput(
  cells: Cells,
  before: ProductRow | undefined,
  names: { categories: NameIndex; events: NameIndex },
): ProductInput {
  const fields = {
    title: cells.title || before?.title,
    description: cells.description || before?.description,
    categories: idsOf(cells.categories, names.categories) ?? idsBefore(before?.categories),
    image: cells.image || undefined,
    events: idsOf(cells.events, names.events),
    active: cellValue(cells.active),
    order: cellValue(cells.order),
    slug: cells.slug || undefined,
  }
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  const result = (before ? checks.change : checks.create)(Object.fromEntries(present))
  if (result !== null && typeof result === 'object' && 'value' in result) {
    return result.value as ProductInput
  }
  throw (result as { error: unknown }).error
}

/** Returns whether a line would change the product. */
export function differs(input: ProductInput, before: ProductRow, image: string): boolean {
  const same = (ids: readonly string[] | undefined, shown: { _id: string }[]) =>
    ids === undefined ||
    (ids.length === shown.length && shown.every(({ _id }) => ids.includes(_id)))
  return !(
    input.title.trim() === before.title &&
    input.description.trim() === before.description &&
    (input.active ?? before.active) === before.active &&
    (input.order ?? before.order) === before.order &&
    (input.slug ?? before.slug) === before.slug &&
    (input.image ?? image) === image &&
    same(input.categories, before.categories) &&
    same(input.events, before.events)
  )
}

function idsOf(cell: string, index: NameIndex): string[] | undefined {
  return cell === '' ? undefined : splitNames(cell).map(name => index.idOf(name))
}

function idsBefore(references: { _id: string }[] | undefined): string[] | undefined {
  return references?.map(({ _id }) => _id)
}

/** Parses a cell as JSON would; other values stay text, which the schema rejects. */
function cellValue(cell: string): unknown {
  if (cell === '') return undefined
  if (/^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true'
  return /^-?\d{1,12}$/.test(cell) ? Number(cell) : cell
}

/** Returns the field errors of a rejected line. */
export function faultsOf(error: unknown): { field: string; message: string }[] {
  if (!Problem.is(error) || error.statusCode >= 500) throw error
  return error.errors ?? [{ field: error.conflict ? 'version' : '_id', message: error.message }]
}

/** Finds records by name or id. */
export interface NameIndex {
  /** @throws Problem 400 when no record, or several, have the name */
  idOf(name: string): string
}

/** Indexes the names of a kind's records outside the trash. */
export async function indexNames(
  db: Knex,
  { table, label }: Pick<ContentType, 'table' | 'label'>,
  field: string,
): Promise<NameIndex> {
  const rows = await db(table)
    .whereNull('deleted_at')
    .select<{ id: string; name: string }[]>('id', 'name')
  const ids = new Map<string, string[]>()
  for (const { id, name } of rows) ids.set(name, [...(ids.get(name) ?? []), id])
  for (const { id } of rows) ids.set(id, [id])
  return {
    idOf(name) {
      const [id, another] = ids.get(name) ?? []
      if (id !== undefined && another === undefined) return id
      const message = id
        ? `More than one is called «${name.slice(0, 100)}»: use its _id`
        : `${label} not found: «${name.slice(0, 100)}»`
      throw invalidField(field, message)
    },
  }
}
