import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Numbers of records; those of other kinds are proportional. */
export interface CatalogSize {
  products: number
  posts: number
  categories: number
}

/** URL of the catalogue's database. @param databaseUrl of the PostgreSQL server */
export function catalogDatabase(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.pathname = '/stampa_catalog'
  return url.href
}

/** Fills an empty catalogue. */
export async function fillCatalog(databaseUrl: string, size: CatalogSize): Promise<void> {
  const client = new pg.Client({ connectionString: catalogDatabase(databaseUrl) })
  await client.connect()
  try {
    for (const [name, count] of Object.entries(size)) {
      await client.query('select set_config($1, $2, false)', [`fill.${name}`, String(count)])
    }
    await client.query(await readFile(join(import.meta.dirname, 'content.sql'), 'utf8'))
  } finally {
    await client.end()
  }
}
