import type { Cents } from '@stampa/pricing'
import { Problem } from '@stampa/service-kit'
import {
  isId,
  type Page,
  pageOf,
  type Rows,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { RecordKind } from '../../revisions.ts'

export interface SkuRow {
  id: string
  code: string
  number: string
  product_description: string
  vendor: string
  /** A `bigint`, which pg returns as text. */
  price_cents: string
  minimum_order_items: number
  version: number
  created_at: Date
  updated_at: Date
}

export interface SkuValues {
  product_description: string
  vendor: string
  price_cents: Cents
  minimum_order_items: number
}

export const skus: RecordKind = {
  table: 'skus',
  revisions: { table: 'sku_revisions', recordId: 'sku_id' },
  notFound: () => new Problem(404, 'sku_not_found', 'SKU not found'),
}

const columns = [
  'skus.id',
  'skus.code',
  'skus.number',
  'skus.product_description',
  'skus.vendor',
  'skus.price_cents',
  'skus.minimum_order_items',
  'skus.version',
  'skus.created_at',
  'skus.updated_at',
]

const sorting: Sorting<SkuRow> = {
  id: 'skus.id',
  keys: {
    // Codes grow with the creation time.
    skuCode: { expression: 'skus.number', value: row => row.number, direction: 'asc' },
    createdAt: { expression: 'skus.id', value: row => row.id, direction: 'asc' },
    productDescription: {
      expression: 'skus.product_description collate "el-x-icu"',
      value: row => row.product_description,
      direction: 'asc',
    },
    vendor: {
      expression: 'skus.vendor collate "el-x-icu"',
      value: row => row.vendor,
      direction: 'asc',
    },
    priceWithoutVAT: {
      expression: 'skus.price_cents',
      value: row => row.price_cents,
      direction: 'asc',
    },
    minimumOrderItems: {
      expression: 'skus.minimum_order_items',
      value: row => row.minimum_order_items,
      direction: 'asc',
    },
  },
}

export const skuSorts = [
  'skuCode',
  'createdAt',
  'productDescription',
  'vendor',
  'priceWithoutVAT',
  'minimumOrderItems',
] as const

/** Returns a page of the SKUs outside the trash. @param q words in code, description or vendor */
export function listSkus(
  db: Knex,
  q: string | undefined,
  sort: string,
  page: Page = {},
): Promise<Rows<SkuRow>> {
  const query = db('skus').whereNull('skus.deleted_at').select(columns)
  if (q !== undefined) whereMatches(query, 'skus.search', q)
  return pageOf(query, sorting, sort, page)
}

export async function countSkus(db: Knex, q: string | undefined): Promise<number> {
  const query = db('skus').whereNull('skus.deleted_at').count<{ count: string }[]>('*')
  if (q !== undefined) whereMatches(query, 'skus.search', q)
  const [row] = await query
  return Number(row?.count ?? 0)
}

/** Returns SKUs outside the trash by id. */
export async function findSkus(db: Knex, ids: readonly string[]): Promise<Map<string, SkuRow>> {
  const rows = await db('skus')
    .whereIn('skus.id', ids.filter(isId))
    .whereNull('skus.deleted_at')
    .select<SkuRow[]>(columns)
  return new Map(rows.map(row => [row.id, row]))
}

export async function findSku(db: Knex, id: string): Promise<SkuRow | undefined> {
  return (await findSkus(db, [id])).get(id.toLowerCase())
}

/** Locks SKUs outside the trash until the transaction ends. @returns them by code */
export async function lockSkusByCode(
  tx: Knex.Transaction,
  codes: readonly string[],
): Promise<Map<string, SkuRow>> {
  const rows = await tx('skus')
    .whereIn('skus.code', codes)
    .whereNull('skus.deleted_at')
    .orderBy('skus.id')
    .forUpdate()
    .select<SkuRow[]>(columns)
  return new Map(rows.map(row => [row.code, row]))
}

/** @returns the stored rows, in the order of the values */
export async function insertSkus(
  tx: Knex.Transaction,
  values: readonly SkuValues[],
): Promise<SkuRow[]> {
  return values.length > 0 ? tx('skus').insert(values).returning<SkuRow[]>(columns) : []
}

/** Updates SKUs and increments their versions. @returns the stored rows by id */
export async function updateSkus(
  tx: Knex.Transaction,
  changes: readonly { id: string; values: SkuValues }[],
): Promise<Map<string, SkuRow>> {
  const each = <T>(pick: (values: SkuValues) => T) => changes.map(({ values }) => pick(values))
  const { rows } = await tx.raw<{ rows: SkuRow[] }>(
    `update skus
     set product_description = change.description, vendor = change.vendor,
       price_cents = change.price, minimum_order_items = change.minimum,
       version = skus.version + 1, updated_at = now()
     from unnest(?::uuid[], ?::text[], ?::text[], ?::bigint[], ?::integer[])
       as change(id, description, vendor, price, minimum)
     where skus.id = change.id
     returning ${columns}`,
    [
      changes.map(({ id }) => id),
      each(values => values.product_description),
      each(values => values.vendor),
      each(values => String(values.price_cents)),
      each(values => values.minimum_order_items),
    ],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/**
 * Returns for each title the id of the SKU whose description has most of its words, and at least half; else null.
 * Word endings are ignored, since they are inflected.
 */
export async function suggestSkus(db: Knex, titles: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await db.raw<{ rows: { id: string | null }[] }>(
    `select best.id
     from unnest(?::text[]) with ordinality as t(title, position)
     cross join lateral (
       select array_agg(left(word, greatest(4, length(word) - 2))) as stems
       from unnest(string_to_array(search_key(t.title), ' ')) as word where length(word) > 2
     ) w
     left join lateral (
       select s.id, (select count(*) from unnest(w.stems) stem where strpos(s.search, stem) > 0) as found
       from skus s where s.deleted_at is null
       order by found desc, length(s.product_description), s.id limit 1
     ) best on best.found > 0 and best.found * 2 >= cardinality(w.stems)
     order by t.position`,
    [[...titles]],
  )
  return rows.map(row => row.id)
}
