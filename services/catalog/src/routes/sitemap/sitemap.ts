import type { Knex } from 'knex'
import { type Page, sitemapIndexOf, sitemapOf } from './document.ts'
import { fixedPages, type Paged, pagedKinds } from './pages.ts'
import { findPages, findRuns } from './store.ts'

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
): Promise<string> {
  const found = [...fixedPages]
  for (const kind of pagedKinds) {
    // One more than there is room for tells that there is more.
    found.push(...(await findPages(db, kind, { limit: limit - found.length + 1 })))
    if (found.length > limit) return sitemapIndexOf(origin, await partsOf(db, path, limit))
  }
  return sitemapOf(origin, found)
}

export async function sitemapPart(
  db: Knex,
  origin: string,
  { part, after }: Part,
  limit: number,
): Promise<string> {
  const pages: readonly Page[] =
    part === 'pages' ? fixedPages : await findPages(db, part, { after, limit })
  return sitemapOf(origin, [...pages])
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
