import { Problem } from '@stampa/service-kit'
import { isId, type Page, pageOf, type Rows, whereMatches } from '@stampa/service-kit/listing'
import type { TrashRow } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import { type Columns, selectList } from './columns.ts'
import { type ContentRow, type ContentType, visible } from './content-type.ts'
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

export async function countContent(
  db: Knex,
  type: ContentType,
  filter: ContentFilter,
): Promise<number> {
  const query = db(type.table).count<{ count: string }[]>('*')
  restrict(query, type, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
}

/** Returns the records in the trash, latest deletion first. */
export async function listTrash(db: Knex, type: ContentType, page: Page): Promise<Rows<TrashRow>> {
  const query = selectContent(db, type, false).whereNotNull(`${type.table}.deleted_at`)
  const deletedAt = {
    expression: `${type.table}.deleted_at`,
    value: (row: ContentRow) => row.deleted_at?.toISOString() ?? '',
    direction: 'desc' as const,
  }
  const sorting = { id: type.sorting.id, keys: { deletedAt } }
  const { rows, ...rest } = await pageOf<ContentRow>(query, sorting, 'deletedAt', page)
  const toTrashRow = (row: ContentRow) => ({
    ...row,
    name: type.name(row),
    deleted_at: row.deleted_at ?? row.updatedAt,
  })
  return { rows: rows.map(toTrashRow), ...rest }
}

/**
 * Returns one record.
 *
 * @param key id, or for kinds with slugs a current or former slug
 * @throws Problem 404
 */
export async function requireContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  key: string,
  filter: Pick<ContentFilter, 'visible'>,
): Promise<Row> {
  const id = isId(key) ? key : type.slugFrom && (await recordOfSlug(db, type.kind, key))
  if (id === undefined) throw contentNotFound(type)
  const query = selectContent(db, type, filter.visible).where(`${type.table}.id`, id)
  restrict(query, type, filter)
  const [row]: Row[] = await query
  if (!row) throw contentNotFound(type)
  return row
}

/** Returns whether the record exists, in the trash or not. */
export async function contentExists(
  db: Knex,
  { table }: ContentType,
  id: string,
): Promise<boolean> {
  return isId(id) && (await db(table).where({ id }).first('id')) !== undefined
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
export function selectContent(
  db: Knex,
  { table, columns, adminColumns, slugFrom }: ContentType,
  visible: boolean,
): Knex.QueryBuilder {
  const base = ['id', 'deleted_at', 'deleted_by', ...(slugFrom ? ['slug'] : [])]
  const query = db(table).select([
    ...base.map(column => `${table}.${column}`),
    ...selectList(table, { ...columns, ...adminColumns }),
  ])
  // Only administrators see computed values of `adminColumns`, which are slow.
  const shown: Columns = visible ? columns : { ...columns, ...adminColumns }
  for (const [field, { sql }] of Object.entries(shown)) {
    if (sql) query.select({ [field]: sql(db, visible) })
  }
  return query
}

export function contentNotFound({ kind, label }: Pick<ContentType, 'kind' | 'label'>): Problem {
  return new Problem(404, `${kind.replaceAll('-', '_')}_not_found`, `${label} not found`)
}

function restrict(query: Knex.QueryBuilder, type: ContentType, filter: ContentFilter): void {
  if (filter.visible) query.whereRaw(visible(type))
  else query.whereNull(`${type.table}.deleted_at`)
  if (type.flag && filter.active !== undefined) {
    query.where(`${type.table}.${type.flag}`, filter.active)
  }
  if (filter.q !== undefined) {
    whereMatches(query, `(${type.searched ?? `${type.table}.search`})`, filter.q)
  }
  filter.restrict?.(query)
}
