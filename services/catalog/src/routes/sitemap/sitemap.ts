import type { Knex } from 'knex'
import { type Visibility, visible } from '../../content/content-type.ts'
import { posts } from '../blog/index.ts'
import { categories } from '../categories/index.ts'
import { products } from '../products/products.ts'
import { type Page, sitemapIndexOf, sitemapOf, urlLines } from './document.ts'

/** Pages that exist without content. */
const fixedPages: readonly Page[] = [
  '/',
  '/products',
  '/categories',
  '/events',
  '/our-works',
  '/test-your-idea',
  '/custom-order',
  '/contact',
  '/where-is-my-order',
  '/blog',
  '/about',
  '/faq',
  '/testimonials',
  '/privacy',
  '/terms',
  '/sitemap',
].map(path => ({ path }))

/** Kinds with a page for each record. */
export const paged = {
  products: { visibility: products, path: '/products/' },
  categories: { visibility: categories, path: '/products/category/' },
  posts: { visibility: posts, path: '/blog/' },
} as const satisfies Record<string, { visibility: Visibility; path: string }>

type Paged = keyof typeof paged

export const pagedKinds = Object.keys(paged) as Paged[]

/** Records per query. */
const pieceLength = 1000

/** One of several sitemaps: the fixed pages, or a kind's pages after a record. */
export interface Part {
  part: Paged | 'pages'
  after?: string | undefined
}

/**
 * Returns the sitemap of all public pages, or an index of partial sitemaps when they exceed the
 * limit.
 *
 * @param origin of the site, without a trailing slash
 * @param path of the sitemap itself
 * @param limit of URLs in one sitemap
 */
export async function wholeSitemap(
  db: Knex,
  origin: string,
  path: string,
  limit: number,
): Promise<Buffer> {
  const lines = [urlLines(origin, fixedPages)]
  let room = limit - fixedPages.length
  for (const kind of pagedKinds) {
    // One more than the limit shows that the limit is exceeded.
    for await (const pages of piecesOf(db, kind, { limit: room + 1 })) {
      room -= pages.length
      if (room < 0) return sitemapIndexOf(origin, await partsOf(db, path, limit))
      lines.push(urlLines(origin, pages))
    }
  }
  return sitemapOf(lines)
}

export async function sitemapPart(
  db: Knex,
  origin: string,
  { part, after }: Part,
  limit: number,
): Promise<Buffer> {
  if (part === 'pages') return sitemapOf([urlLines(origin, fixedPages)])
  const lines: Buffer[] = []
  for await (const pages of piecesOf(db, part, { after, limit })) {
    lines.push(urlLines(origin, pages))
  }
  return sitemapOf(lines)
}

async function* piecesOf(db: Knex, kind: Paged, { after, limit }: Run) {
  let [from, left] = [after, limit]
  while (left > 0) {
    const length = Math.min(left, pieceLength)
    const pages = await findPages(db, kind, { after: from, limit: length })
    yield pages
    if (pages.length < length) return
    from = pages.at(-1)?.id
    left -= length
  }
}

async function partsOf(db: Knex, path: string, limit: number): Promise<string[]> {
  const parts = [`${path}?part=pages`]
  for (const kind of pagedKinds) {
    const address = `${path}?part=${kind}`
    const runs = await findRuns(db, kind, limit)
    parts.push(address, ...runs.map(after => `${address}&after=${after}`))
  }
  return parts
}

/** A range of a kind's pages by record id. */
interface Run {
  /** Exclusive lower bound; from the first record when missing. */
  after?: string | undefined
  limit: number
}

interface RecordPage extends Page {
  id: string
}

/** Returns visible pages of a kind. */
async function findPages(db: Knex, kind: Paged, { after, limit }: Run): Promise<RecordPage[]> {
  const { path, visibility } = paged[kind]
  const query = db(visibility.table)
    .select<{ id: string; key: string; updated_at: Date }[]>(
      'id',
      db.raw('coalesce(slug, id::text) as key'),
      'updated_at',
    )
    .whereRaw(visible(visibility))
    .orderBy('id')
    .limit(limit)
  if (after !== undefined) query.where('id', '>', after)
  const rows = await query
  return rows.map(({ id, key, updated_at }) => ({ id, path: path + key, changedAt: updated_at }))
}

/**
 * Returns the lower bounds of all ranges but the first.
 *
 * @param length of a range
 */
async function findRuns(db: Knex, kind: Paged, length: number): Promise<string[]> {
  const { visibility } = paged[kind]
  const rows = await db
    .with('numbered', query =>
      query
        .from(visibility.table)
        .select(
          'id',
          db.raw('row_number() over (order by id) as n'),
          db.raw('count(*) over () as total'),
        )
        .whereRaw(visible(visibility)),
    )
    .from('numbered')
    .whereRaw('n % ? = 0 and n < total', [length])
    .orderBy('n')
    .select<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}
