import { Problem } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { visible } from '../../content/visible.ts'

/** A record by what a product shows of it. */
export interface Reference {
  _id: string
  name: string
  slug?: string
}

/** What a product can belong to, by the plural that names table and field. */
const kinds = {
  categories: {
    table: 'categories',
    links: 'product_categories',
    column: 'category_id',
    shown: `'_id', r.id, 'name', r.name, 'slug', coalesce(r.slug, r.id::text)`,
    visible: visible({ table: 'categories', flag: 'active' }, 'r'),
    missing: 'Category not found',
  },
  events: {
    table: 'events',
    links: 'product_events',
    column: 'event_id',
    shown: `'_id', r.id, 'name', r.name`,
    visible: visible({ table: 'events', flag: 'active', scheduled: true }, 'r'),
    missing: 'Event not found',
  },
} as const
type Kind = keyof typeof kinds

/** What a product belongs to, in the order these were made, as one JSON list. */
export function referencesOf(db: Knex, kind: Kind, forVisitors: boolean): Knex.Raw {
  const { table, links, column, shown, visible } = kinds[kind]
  return db.raw(
    `(select coalesce(json_agg(json_build_object(${shown}) order by r.id), '[]')
      from ${links} l join ${table} r on r.id = l.${column}
      where l.product_id = products.id and ${forVisitors ? visible : 'r.deleted_at is null'})`,
  )
}

/** Keeps the products of a category. @param id a uuid */
export function inCategory(query: Knex.QueryBuilder, id: string): void {
  query.whereRaw(
    `exists (select from product_categories l
      where l.product_id = products.id and l.category_id = ?)`,
    [id],
  )
}

/**
 * Makes a product belong to these records and to no others of the kind, but for those in the trash:
 * nobody saw them to take them away.
 *
 * @throws Problem 400 when one does not exist
 */
export async function linkProduct(
  tx: Knex.Transaction,
  productId: string,
  kind: Kind,
  wanted: readonly string[],
): Promise<void> {
  const { table, links, column, missing } = kinds[kind]
  const ids = [...new Set(wanted.map(id => id.toLowerCase()))]
  const existing = await tx(table)
    .whereIn('id', ids.filter(isId))
    .whereNull('deleted_at')
    .forKeyShare()
    .pluck('id')
  if (existing.length < ids.length) {
    throw new Problem(400, 'validation_failed', missing, {
      errors: [{ field: kind, message: missing }],
    })
  }
  await tx(links)
    .where({ product_id: productId })
    .whereNotIn(column, ids)
    .whereNotIn(column, tx(table).whereNotNull('deleted_at').select('id'))
    .delete()
  const rows = ids.map(id => ({ product_id: productId, [column]: id }))
  if (rows.length > 0) await tx(links).insert(rows).onConflict().ignore()
}
