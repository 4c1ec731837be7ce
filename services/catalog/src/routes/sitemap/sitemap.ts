import type { Knex } from 'knex'
import { sitemapIndexOf, sitemapOf, urlLines } from './document.ts'
import { fixedPages, type Paged, pagedKinds } from './pages.ts'
import { findPages, findRuns, type Run } from './store.ts'

/** Records that are read and written at a time. */
const pieceLength = 1000

/** Which of several sitemaps: the fixed pages, or a kind's from a record on. */
export interface Part {
  part: Paged | 'pages'
  after?: string | undefined
}

/**
 * The sitemap of all public pages; where they are more than one may hold, the list of its parts.
 *
 * @param origin of the site, without a slash at its end
 * @param path of the sitemap itself
 * @param limit of addresses in one sitemap
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
    // One more than there is room for tells that there is more.
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
