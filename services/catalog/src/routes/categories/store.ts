import type { StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { isId } from '../../ids.ts'
import { pageOf, type Rows, type Sorting } from '../../listing/keyset.ts'
import type { Page } from '../../listing/list-query.ts'
import { whereMatches } from '../../listing/search.ts'

export interface CategoryRow {
  id: string
  name: string
  description: string
  active: boolean
  image: StoredImage | null
  favicon: StoredImage | null
  version: number
  created_at: Date
  updated_at: Date
  product_count: number
}

/** What is stored of a category; `undefined` leaves a field as it is. */
export interface CategoryValues {
  name: string
  description?: string | undefined
  active?: boolean | undefined
  image?: StoredImage | null | undefined
  favicon?: StoredImage | null | undefined
}

export interface CategoryFilter {
  /** Only what visitors may see. */
  visible: boolean
  /** Only those with a product that visitors may see. */
  withProducts?: boolean
  /** Words that name or description hold. */
  q?: string | undefined
}

const sorting: Sorting<CategoryRow> = {
  id: 'c.id',
  keys: {
    name: { expression: 'c.name collate "el-x-icu"', value: row => row.name, direction: 'asc' },
    active: { expression: 'c.active', value: row => row.active, direction: 'asc' },
    // Version 7 ids grow with the time of their making.
    createdAt: { expression: 'c.id', value: row => row.id, direction: 'asc' },
  },
}

export const categorySorts = ['createdAt', 'name', 'active'] as const

/** Categories in the order in which they were made, unless sorted otherwise. */
export function listCategories(
  db: Knex,
  filter: CategoryFilter,
  sort = 'createdAt',
  page: Page = {},
): Promise<Rows<CategoryRow>> {
  const query = select(db)
  restrict(query, filter)
  return pageOf(query, sorting, sort, page)
}

export async function countCategories(db: Knex, filter: CategoryFilter): Promise<number> {
  const query = db('categories as c').count<{ count: string }[]>('*')
  restrict(query, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
}

export async function findCategory(
  db: Knex,
  id: string,
  { visible }: Pick<CategoryFilter, 'visible'>,
): Promise<CategoryRow | undefined> {
  if (!isId(id)) return undefined
  const query = select(db).where('c.id', id)
  restrict(query, { visible })
  const [row]: CategoryRow[] = await query
  return row
}

/** The version of a category, which nobody else can change until the transaction ends. */
export async function lockCategory(db: Knex.Transaction, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined
  const row = await db('categories').where({ id }).forUpdate().first<{ version: number }>('version')
  return row?.version
}

/** @returns its id */
export async function insertCategory(db: Knex, values: CategoryValues): Promise<string> {
  const [row] = await db('categories').insert(values).returning<{ id: string }[]>('id')
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

export async function updateCategory(
  db: Knex.Transaction,
  id: string,
  values: CategoryValues,
): Promise<void> {
  await db('categories')
    .where({ id })
    .update({ ...values, version: db.raw('version + 1'), updated_at: db.fn.now() })
}

/**
 * Deletes a category. Its products stay and lose it: one that had no other shows as uncategorized.
 *
 * @returns whether there was one
 */
export async function deleteCategory(db: Knex, id: string): Promise<boolean> {
  return isId(id) && (await db('categories').where({ id }).delete()) > 0
}

function select(db: Knex): Knex.QueryBuilder {
  return db('categories as c').select(
    'c.id',
    'c.name',
    'c.description',
    'c.active',
    'c.image',
    'c.favicon',
    'c.version',
    'c.created_at',
    'c.updated_at',
    {
      product_count: db.raw(
        '(select count(*)::int from product_categories l where l.category_id = c.id)',
      ),
    },
  )
}

function restrict(query: Knex.QueryBuilder, { visible, withProducts, q }: CategoryFilter): void {
  if (visible) query.where('c.active', true)
  if (withProducts) {
    query.whereRaw(
      `exists (select from product_categories l join products p on p.id = l.product_id
        where l.category_id = c.id and p.active)`,
    )
  }
  if (q !== undefined) whereMatches(query, 'c.search', q)
}
