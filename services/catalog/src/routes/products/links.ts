import { invalidField, Type } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Language } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { type Column, column } from '../../content/columns.ts'
import { visible } from '../../content/content-type.ts'
import { sizeCharts } from '../size-charts/size-charts.ts'

/** A category or event as a product shows it. */
export interface Reference {
  _id: string
  name: string
  /** Name in English; null without a translation. */
  english: string | null
  slug?: string
  /** Of the name, where it is read in English. */
  language?: Language
}

const named = `'_id', r.id, 'name', r.name, 'english', r.translations->'en'->>'name'`

/** The linked kinds, by the plural that names table and field. */
const kinds = {
  categories: {
    table: 'categories',
    links: 'product_categories',
    column: 'category_id',
    shown: `${named}, 'slug', coalesce(r.slug, r.id::text)`,
    visible: visible({ table: 'categories', flag: 'active' }, 'r'),
    missing: 'Category not found',
  },
  events: {
    table: 'events',
    links: 'product_events',
    column: 'event_id',
    shown: named,
    visible: visible({ table: 'events', flag: 'active', scheduled: true }, 'r'),
    missing: 'Event not found',
  },
  sizeCharts: {
    table: 'size_charts',
    links: 'product_size_charts',
    column: 'size_chart_id',
    shown:
      "'id', r.id, 'name', r.name, 'note', r.note, 'table', r.size_table, 'translations', r.translations",
    visible: visible(sizeCharts, 'r'),
    missing: 'Size chart not found',
  },
} as const
type Kind = keyof typeof kinds

/** Returns the column of the linked records. @param schema of one */
export function references<R extends Reference>(
  kind: 'categories' | 'events',
  schema: Type.TSchema,
): Column<R[]> {
  return column<R[]>(Type.Array(schema), {
    sql: (db, visible) => referencesOf(db, kind, visible),
    inEnglish: records =>
      records.map(record => ({
        ...record,
        ...(record.english === null
          ? { language: 'el' }
          : { name: record.english, language: 'en' }),
      })),
    show: (field, records) => ({
      [field]: records.map(({ english: _english, ...record }) => record),
    }),
  })
}

type SizeChart = Parameters<typeof sizeCharts.toPublic>[0] & { language?: Language }

/** The size charts of a product, whole. */
export const sizeChartsColumn = column<SizeChart[]>(Type.Array(sizeCharts.public), {
  sql: (db, visible) => referencesOf(db, 'sizeCharts', visible),
  inEnglish: charts => charts.map(chart => ({ ...chart, language: 'en' })),
  show: (field, charts) => ({
    [field]: charts.map(({ language, ...chart }) => sizeCharts.toPublic(chart, language)),
  }),
})

/** Returns SQL for the linked records as one JSON list, oldest first. */
function referencesOf(db: Knex, kind: Kind, forVisitors: boolean): Knex.Raw {
  const { table, links, column, shown, visible } = kinds[kind]
  return db.raw(
    `(select coalesce(json_agg(json_build_object(${shown}) order by r.id), '[]')
      from ${links} l join ${table} r on r.id = l.${column}
      where l.product_id = products.id and ${forVisitors ? visible : 'r.deleted_at is null'})`,
  )
}

/** Restricts a query to the products of a category. @param id a uuid */
export function inCategory(query: Knex.QueryBuilder, id: string): void {
  query.whereRaw(
    `exists (select from product_categories l
      where l.product_id = products.id and l.category_id = ?)`,
    [id],
  )
}

/**
 * Replaces a product's links of one kind. Links to records in the trash stay: administrators do not
 * see them.
 *
 * @throws Problem 400 when a record does not exist
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
    throw invalidField(kind, missing)
  }
  await tx(links)
    .where({ product_id: productId })
    .whereNotIn(column, ids)
    .whereNotIn(column, tx(table).whereNotNull('deleted_at').select('id'))
    .delete()
  const rows = ids.map(id => ({ product_id: productId, [column]: id }))
  if (rows.length > 0) await tx(links).insert(rows).onConflict().ignore()
}
