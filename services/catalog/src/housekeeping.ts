import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { trashedUntil } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from './content/content-type.ts'
import { addToLibrary } from './content/library.ts'
import { selectContent } from './content/read.ts'
import { giveSlug } from './content/slug-store.ts'
import type { ImageUse } from './images.ts'
import { kinds as shownKinds, usedImages } from './kinds.ts'
import { posts } from './routes/blog/index.ts'
import { categories } from './routes/categories/index.ts'
import { media } from './routes/media/media.ts'
import { products } from './routes/products/products.ts'
import { forgetMisses } from './routes/search/misses.ts'

const minute = 60_000
const hour = 60 * minute

/** Schedules the recurring jobs of the service. */
export function scheduleHousekeeping(app: App): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => purgeTrash(app.db) },
    { name: 'add-missing-images', every: hour, run: () => addMissingImages(app.db) },
    { name: 'forget-search-misses', every: 6 * hour, run: () => forgetMisses(app.db) },
    {
      name: 'remove-unreferenced-images',
      every: 6 * hour,
      run: () =>
        app.media.collectUnreferenced({
          isReferenced: hashes => referencedImages(app.db, hashes),
        }),
    },
    {
      name: 'give-missing-slugs',
      every: minute,
      run: async () => {
        await giveMissingSlugs(app.db, products)
        await giveMissingSlugs(app.db, categories)
        await giveMissingSlugs(app.db, posts)
      },
    },
  ])
}

/** All kinds of content; the library last, whose images the others use. */
export const kinds: readonly ContentType[] = [...shownKinds, media]

/**
 * Deletes records whose time in the trash is over, with their slugs and the history of their changes.
 *
 * @returns number of deleted records
 */
export async function purgeTrash(db: Knex, now = new Date()): Promise<number> {
  let purged = 0
  for (const { kind, table } of kinds) {
    purged += await db.transaction(async tx => {
      const gone = await tx(table)
        .where('deleted_at', '<=', trashedUntil(now))
        .delete()
        .returning<{ id: string }[]>('id')
      const ids = gone.map(({ id }) => id)
      for (const history of ['slug_history', 'audit']) {
        await tx(history).where({ kind }).whereIn('record_id', ids).delete()
      }
      return ids.length
    })
  }
  return purged
}

/** Returns the hashes that the library or any record names, in the trash or not. */
export async function referencedImages(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select distinct image->>'hash' as hash from (${usedImages} union all select image from media) as kept
      where image->>'hash' = any(?)`,
    [[...hashes]],
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** Adds the images to the library that only records name: those from before it, and those of an older release. */
export async function addMissingImages(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { image: ImageUse }[] }>(
    `select image from (${usedImages}) as used
      where not exists (
        select from media where media.image->>'hash' = used.image->>'hash' and deleted_at is null
      )`,
  )
  await addToLibrary(
    db,
    rows.map(({ image }) => image),
  )
}

/** Rows of one transaction. */
const batchSize = 100

/**
 * Adds slugs to records without one: rows from before slugs, and rows that an older release writes
 * during a rollout. Their URLs contain the id until then.
 *
 * @returns number of records that received a slug
 */
export async function giveMissingSlugs(db: Knex, type: ContentType): Promise<number> {
  let given = 0
  for (;;) {
    const batch = await db.transaction(async tx => {
      const rows: ContentRow[] = await selectContent(tx, type, false)
        .whereNull(`${type.table}.slug`)
        .orderBy(`${type.table}.id`)
        .limit(batchSize)
        .forUpdate(type.table)
        .skipLocked()
      for (const row of rows) await giveSlug(tx, type, { id: row.id, name: type.name(row) })
      return rows.length
    })
    given += batch
    if (batch < batchSize) return given
  }
}
