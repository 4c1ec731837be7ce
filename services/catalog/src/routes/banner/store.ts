import type { StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { isId } from '../../ids.ts'
import { pageOf, type Rows, type Sorting } from '../../listing/keyset.ts'
import type { Page } from '../../listing/list-query.ts'
import { whereMatches } from '../../listing/search.ts'
import type { Placement } from './schema.ts'

export interface BannerRow {
  id: string
  title: string
  subtitle: string
  link: string
  placement: Placement
  active: boolean
  order: number
  image: StoredImage
  version: number
  created_at: Date
  updated_at: Date
}

/** What is stored of a banner; `undefined` leaves a field as it is. */
export interface BannerValues {
  title?: string | undefined
  subtitle?: string | undefined
  link?: string | undefined
  placement?: Placement | undefined
  active?: boolean | undefined
  order?: number | undefined
  image?: StoredImage | undefined
}

export interface BannerFilter {
  /** Only what visitors may see. */
  visible: boolean
  /** Words that title or subtitle hold. */
  q?: string | undefined
}

const sorting: Sorting<BannerRow> = {
  id: 'id',
  keys: {
    order: { expression: '-"order"', value: row => -row.order, direction: 'desc' },
    title: { expression: 'title collate "el-x-icu"', value: row => row.title, direction: 'asc' },
    placement: { expression: 'placement', value: row => row.placement, direction: 'asc' },
    active: { expression: 'active', value: row => row.active, direction: 'asc' },
    // Version 7 ids grow with the time of their making.
    createdAt: { expression: 'id', value: row => row.id, direction: 'asc' },
  },
}

export const bannerSorts = ['order', 'title', 'placement', 'active', 'createdAt'] as const

const columns = [
  'id',
  'title',
  'subtitle',
  'link',
  'placement',
  'active',
  'order',
  'image',
  'version',
  'created_at',
  'updated_at',
] as const

/** Banners in their order, newest first where it is equal. */
export function listBanners(
  db: Knex,
  filter: BannerFilter,
  sort = 'order',
  page: Page = {},
): Promise<Rows<BannerRow>> {
  const query = db('banners').select(columns)
  restrict(query, filter)
  return pageOf(query, sorting, sort, page)
}

export async function countBanners(db: Knex, filter: BannerFilter): Promise<number> {
  const query = db('banners').count<{ count: string }[]>('*')
  restrict(query, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
}

/** The version of a banner, which nobody else can change until the transaction ends. */
export async function lockBanner(db: Knex.Transaction, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined
  const row = await db('banners').where({ id }).forUpdate().first<{ version: number }>('version')
  return row?.version
}

export async function insertBanner(
  db: Knex,
  values: BannerValues & { image: StoredImage },
): Promise<BannerRow> {
  const [row]: BannerRow[] = await db('banners').insert(values).returning(columns)
  if (!row) throw new Error('the insert returned no row')
  return row
}

/** @param id of a banner that is locked */
export async function updateBanner(
  db: Knex.Transaction,
  id: string,
  values: BannerValues,
): Promise<BannerRow> {
  const [row]: BannerRow[] = await db('banners')
    .where({ id })
    .update({ ...values, version: db.raw('version + 1'), updated_at: db.fn.now() })
    .returning(columns)
  if (!row) throw new Error(`banner ${id} vanished inside its own transaction`)
  return row
}

/** @returns whether there was one */
export async function deleteBanner(db: Knex, id: string): Promise<boolean> {
  return isId(id) && (await db('banners').where({ id }).delete()) > 0
}

function restrict(query: Knex.QueryBuilder, { visible, q }: BannerFilter): void {
  if (visible) query.where('active', true)
  if (q !== undefined) whereMatches(query, 'search', q)
}
