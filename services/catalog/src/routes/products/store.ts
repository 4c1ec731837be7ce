import type { StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { isId, type Reference } from '../../ids.ts'
import { pageOf, type Rows, type Sorting } from '../../listing/keyset.ts'
import type { Page } from '../../listing/list-query.ts'
import { whereMatches } from '../../listing/search.ts'

/** A product with the names of what it belongs to. */
export interface ProductRow {
  id: string
  title: string
  description: string
  active: boolean
  order: number
  image: StoredImage
  favicon: StoredImage | null
  version: number
  created_at: Date
  updated_at: Date
  categories: Reference[]
  events: Reference[]
}

/** What is stored of a product; `undefined` leaves a field as it is. */
export interface ProductValues {
  title: string
  description: string
  active?: boolean | undefined
  order?: number | undefined
  image?: StoredImage | undefined
  favicon?: StoredImage | undefined
  categories: readonly string[]
  events?: readonly string[] | undefined
}

export interface ProductFilter {
  /** Only what visitors may see, also of the categories and events inside. */
  visible: boolean
  categoryId?: string
  /** Words that title or description hold. */
  q?: string | undefined
}

const sorting: Sorting<ProductRow> = {
  id: 'p.id',
  keys: {
    order: { expression: '-p."order"', value: row => -row.order, direction: 'desc' },
    title: { expression: 'p.title collate "el-x-icu"', value: row => row.title, direction: 'asc' },
    active: { expression: 'p.active', value: row => row.active, direction: 'asc' },
    // Version 7 ids grow with the time of their making.
    createdAt: { expression: 'p.id', value: row => row.id, direction: 'asc' },
  },
}

export const productSorts = ['order', 'title', 'active', 'createdAt'] as const

/** Products in their order, newest first where it is equal. */
export function listProducts(
  db: Knex,
  filter: ProductFilter,
  sort = 'order',
  page: Page = {},
): Promise<Rows<ProductRow>> {
  const query = select(db, filter.visible)
  restrict(query, filter)
  return pageOf(query, sorting, sort, page)
}

export async function countProducts(db: Knex, filter: ProductFilter): Promise<number> {
  const query = db('products as p').count<{ count: string }[]>('*')
  restrict(query, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
}

export async function findProduct(
  db: Knex,
  id: string,
  { visible }: Pick<ProductFilter, 'visible'>,
): Promise<ProductRow | undefined> {
  if (!isId(id)) return undefined
  const query = select(db, visible).where('p.id', id)
  restrict(query, { visible })
  const [row]: ProductRow[] = await query
  return row
}

/** The version of a product, which nobody else can change until the transaction ends. */
export async function lockProduct(db: Knex.Transaction, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined
  const row = await db('products').where({ id }).forUpdate().first<{ version: number }>('version')
  return row?.version
}

/** @returns its id */
export async function insertProduct(
  db: Knex.Transaction,
  values: ProductValues & { image: StoredImage },
): Promise<string> {
  const { categories, events = [], ...columns } = values
  const [row] = await db('products').insert(columns).returning<{ id: string }[]>('id')
  if (!row) throw new Error('the insert returned no row')
  await link(db, 'categories', row.id, categories)
  await link(db, 'events', row.id, events)
  return row.id
}

export async function updateProduct(
  db: Knex.Transaction,
  id: string,
  values: ProductValues,
): Promise<void> {
  const { categories, events, ...columns } = values
  await db('products')
    .where({ id })
    .update({ ...columns, version: db.raw('version + 1'), updated_at: db.fn.now() })
  await link(db, 'categories', id, categories)
  if (events) await link(db, 'events', id, events)
}

/** @returns whether there was one */
export async function deleteProduct(db: Knex, id: string): Promise<boolean> {
  return isId(id) && (await db('products').where({ id }).delete()) > 0
}

/** What a product can belong to, by the plural that names table and field. */
const kinds = {
  categories: { table: 'categories', links: 'product_categories', column: 'category_id' },
  events: { table: 'events', links: 'product_events', column: 'event_id' },
} as const
export type Kind = keyof typeof kinds

/** Those of the ids that exist, and will until the transaction ends. */
export async function lockReferences(
  db: Knex.Transaction,
  kind: Kind,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db(kinds[kind].table)
    .whereIn('id', ids.filter(isId))
    .forKeyShare()
    .select('id')
  return rows.map(row => row.id)
}

async function link(
  db: Knex.Transaction,
  kind: Kind,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  const { links, column } = kinds[kind]
  await db(links).where({ product_id: productId }).whereNotIn(column, ids).delete()
  const rows = ids.map(id => ({ product_id: productId, [column]: id }))
  if (rows.length > 0) await db(links).insert(rows).onConflict().ignore()
}

function select(db: Knex, visible: boolean): Knex.QueryBuilder {
  return db('products as p').select(
    'p.id',
    'p.title',
    'p.description',
    'p.active',
    'p.order',
    'p.image',
    'p.favicon',
    'p.version',
    'p.created_at',
    'p.updated_at',
    { categories: references(db, 'categories', visible) },
    { events: references(db, 'events', visible) },
  )
}

/** The names of what a product belongs to, in the order these were made, as one JSON list. */
function references(db: Knex, kind: Kind, visible: boolean): Knex.Raw {
  const { table, links, column } = kinds[kind]
  return db.raw(
    `(select coalesce(json_agg(json_build_object('_id', r.id, 'name', r.name) order by r.id), '[]')
      from ?? l join ?? r on r.id = l.?? where l.product_id = p.id ${visible ? 'and r.active' : ''})`,
    [links, table, column],
  )
}

function restrict(query: Knex.QueryBuilder, { visible, categoryId, q }: ProductFilter): void {
  if (visible) query.where('p.active', true)
  if (categoryId !== undefined) {
    query.whereRaw(
      'exists (select from product_categories l where l.product_id = p.id and l.category_id = ?)',
      [categoryId],
    )
  }
  if (q !== undefined) whereMatches(query, 'p.search', q)
}
