import type { Cents } from '@stampa/pricing'
import { Problem, type Static } from '@stampa/service-kit'
import {
  adminListQuery,
  type CountedRows,
  countedPage,
  isId,
  type Sorting,
  type SortKey,
  whereMatches,
} from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { RecordKind } from '../revisions.ts'

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

const by = (expression: string, value: SortKey<SkuRow>['value']) => ({
  expression: `skus.${expression}`,
  value,
  direction: 'asc' as const,
})

const sorting: Sorting<SkuRow> = {
  id: 'skus.id',
  keys: {
    // Codes grow with the creation time.
    skuCode: by('number', row => row.number),
    createdAt: by('id', row => row.id),
    productDescription: by(
      'product_description collate "el-x-icu"',
      row => row.product_description,
    ),
    vendor: by('vendor collate "el-x-icu"', row => row.vendor),
    priceWithoutVAT: by('price_cents', row => row.price_cents),
    minimumOrderItems: by('minimum_order_items', row => row.minimum_order_items),
  },
}

export const skuListQuery = adminListQuery(Object.keys(sorting.keys), 'skuCode')

/** Returns the SKUs outside the trash, or a page of them. */
export function listSkus(
  db: Knex,
  { q, ...page }: Static<typeof skuListQuery>,
): Promise<CountedRows<SkuRow>> {
  const query = select(db)
  if (q !== undefined) whereMatches(query, 'skus.search', q)
  return countedPage(query, sorting, page)
}

/** Returns the SKUs outside the trash, in the order of their codes. */
export function listAllSkus(db: Knex): Promise<SkuRow[]> {
  return select(db).orderBy('skus.number')
}

function select(db: Knex) {
  return db('skus').whereNull('skus.deleted_at').select<SkuRow[]>(columns)
}

/** Returns SKUs outside the trash by id. */
export async function findSkus(db: Knex, ids: readonly string[]): Promise<Map<string, SkuRow>> {
  const rows = await select(db).whereIn('skus.id', ids.filter(isId))
  return new Map(rows.map(row => [row.id, row]))
}

/** @throws Problem 404 */
export async function requireSku(db: Knex, id: string): Promise<SkuRow> {
  const sku = (await findSkus(db, [id])).get(id.toLowerCase())
  if (!sku) throw skus.notFound()
  return sku
}

/** Locks SKUs outside the trash until the transaction ends. @returns them by code */
export async function lockSkusByCode(
  tx: Knex.Transaction,
  codes: readonly string[],
): Promise<Map<string, SkuRow>> {
  const rows = await select(tx).whereIn('skus.code', codes).orderBy('skus.id').forUpdate()
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
  changes: readonly { before: SkuRow; values: SkuValues }[],
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
      changes.map(({ before }) => before.id),
      each(values => values.product_description),
      each(values => values.vendor),
      each(values => String(values.price_cents)),
      each(values => values.minimum_order_items),
    ],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/**
 * Returns for each title the id and price of the SKU whose description has the most of its words, and more
 * than half; else null. Words are compared whole: beginnings find «φύλλο» in «πεντάφυλλο».
 */
export async function suggestSkus(
  db: Knex,
  titles: readonly string[],
): Promise<({ id: string; price: Cents } | null)[]> {
  const { rows } = await db.raw<{ rows: { id: string | null; price_cents: string }[] }>(
    `with known as materialized (
       select id, price_cents, product_description,
         regexp_split_to_array(search_key(product_description), '[^a-z0-9]+') as words
       from skus where deleted_at is null
     )
     select best.id, best.price_cents
     from unnest(?::text[]) with ordinality as t(title, position)
     cross join lateral (
       select array_agg(distinct word) as words
       from regexp_split_to_table(search_key(t.title), '[^a-z0-9]+') as word where length(word) > 2
     ) title
     left join lateral (
       select s.id, s.price_cents, (select count(*) from unnest(title.words) word where word = any(s.words)) as found
       from known s
       order by found desc, length(s.product_description), s.id limit 1
     ) best on best.found * 2 > cardinality(title.words)
     order by t.position`,
    [[...titles]],
  )
  return rows.map(({ id, price_cents }) =>
    id === null ? null : { id, price: BigInt(price_cents) },
  )
}
