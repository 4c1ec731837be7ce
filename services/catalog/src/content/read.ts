import { Problem } from '@stampa/service-kit'
import { isId, type Page, pageOf, type Rows, whereMatches } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { type ContentRow, type ContentType, columnsOf, whereVisible } from './content-type.ts'
import { recordOfSlug } from './slug-store.ts'

/** Filter of a list; records in the trash are in none. */
interface ContentFilter {
  /** Only records that visitors may see. */
  visible: boolean
  /** Search words. */
  q?: string | undefined
  active?: boolean | undefined
  /** Further conditions of the list. */
  restrict?: ((query: Knex.QueryBuilder) => void) | undefined
}

interface ContentPage extends Page {
  /** A key of the type's sorting; a leading `-` reverses it. */
  sort?: string
}

export async function listContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  filter: ContentFilter,
  { sort = type.standardSort, ...page }: ContentPage = {},
): Promise<Rows<Row>> {
  const query = selectContent(db, type, filter.visible)
  restrict(query, type, filter)
  return pageOf(query, type.sorting, sort, page)
}

export async function countContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  filter: ContentFilter,
): Promise<number> {
  const query = db(type.table).count<{ count: string }[]>('*')
  restrict(query, type, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
}

/**
 * Returns one record.
 *
 * @param key id, or for kinds with slugs a current or former slug
 */
export async function findContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  key: string,
  filter: Pick<ContentFilter, 'visible'>,
): Promise<Row | undefined> {
  const id = isId(key) ? key : type.slugFrom && (await recordOfSlug(db, type.kind, key))
  if (id === undefined) return undefined
  const query = selectContent(db, type, filter.visible).where(`${type.table}.id`, id)
  restrict(query, type, filter)
  const [row]: Row[] = await query
  return row
}

/** Returns whether the record exists, in the trash or not. */
export async function contentExists<Row extends ContentRow>(
  db: Knex,
  { table }: ContentType<Row>,
  id: string,
): Promise<boolean> {
  return isId(id) && (await db(table).where({ id }).first('id')) !== undefined
}

/** Locks and returns a record, in the trash or not. */
export async function lockContent<Row extends ContentRow>(
  tx: Knex.Transaction,
  type: ContentType<Row>,
  id: string,
): Promise<Row | undefined> {
  if (!isId(id)) return undefined
  const locked = await tx(type.table).where({ id }).forUpdate().select('id')
  return locked.length > 0 ? readContent(tx, type, id) : undefined
}

/** Returns a record that must exist. */
export async function readContent<Row extends ContentRow>(
  tx: Knex,
  type: ContentType<Row>,
  id: string,
): Promise<Row> {
  const [row]: Row[] = await selectContent(tx, type, false).where(`${type.table}.id`, id)
  if (!row) throw new Error(`${type.kind} ${id} vanished inside its own transaction`)
  return row
}

/** @param visible whether data of other records is restricted to what visitors may see */
export function selectContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  visible: boolean,
): Knex.QueryBuilder {
  const query = db(type.table).select(columnsOf(type))
  const computed = type.computed?.(db, visible) ?? {}
  return Object.keys(computed).length > 0 ? query.select(computed) : query
}

export function contentNotFound({ kind, label }: Pick<ContentType, 'kind' | 'label'>): Problem {
  return new Problem(404, `${kind.replaceAll('-', '_')}_not_found`, `${label} not found`)
}

function restrict<Row extends ContentRow>(
  query: Knex.QueryBuilder,
  type: ContentType<Row>,
  filter: ContentFilter,
): void {
  if (filter.visible) whereVisible(query, type)
  else query.whereNull(`${type.table}.deleted_at`)
  if (type.flag && filter.active !== undefined) {
    query.where(`${type.table}.${type.flag}`, filter.active)
  }
  if (filter.q !== undefined) whereMatches(query, `${type.table}.search`, filter.q)
  filter.restrict?.(query)
}
