import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stack } from '@stampa/stack'
import { withDatabase } from '../platform/platform.ts'

/** Numbers of records; those of other kinds are proportional. */
export interface CatalogSize {
  products: number
  posts: number
  categories: number
}

export async function fillCatalog(stack: Stack, size: CatalogSize): Promise<void> {
  await withDatabase(stack, 'catalog', async client => {
    for (const [name, count] of Object.entries(size)) {
      await client.query('select set_config($1, $2, false)', [`fill.${name}`, String(count)])
    }
    await client.query(await readFile(join(import.meta.dirname, 'content.sql'), 'utf8'))
  })
}
