import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { trashedUntil } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import type { Column } from './content/columns.ts'
import type { ContentRow, ContentType } from './content/content-type.ts'
import { selectContent } from './content/read.ts'
import { giveSlug } from './content/slug-store.ts'
import { aboutContents } from './routes/about/index.ts'
import { banners } from './routes/banner/index.ts'
import { posts } from './routes/blog/index.ts'
import { categories } from './routes/categories/index.ts'
import { companyColumns } from './routes/company/settings.ts'
import { customers } from './routes/customers/index.ts'
import { events } from './routes/events/index.ts'
import { faqs } from './routes/faq/index.ts'
import { works } from './routes/our-work/index.ts'
import { products } from './routes/products/products.ts'
import { reviews } from './routes/reviews/reviews.ts'
import { forgetMisses } from './routes/search/misses.ts'
import { sizeCharts } from './routes/size-charts/size-charts.ts'
import { synonyms } from './routes/synonyms/index.ts'
import { testimonials } from './routes/testimonials/index.ts'

const minute = 60_000
const hour = 60 * minute

/** Schedules the recurring jobs of the service. */
export function scheduleHousekeeping(app: App): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => purgeTrash(app.db) },
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

export const kinds: readonly ContentType[] = [
  reviews,
  sizeCharts,
  aboutContents,
  banners,
  categories,
  customers,
  events,
  faqs,
  posts,
  products,
  synonyms,
  testimonials,
  works,
]

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

/** Returns the hashes that any record names, in the trash or not. */
export async function referencedImages(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  const tables = [...kinds, { table: 'company', columns: companyColumns, adminColumns: {} }]
  const columns = tables.flatMap(({ table, columns, adminColumns }) =>
    Object.entries<Column>({ ...columns, ...adminColumns }).flatMap(
      ([field, { name = field, images }]) => {
        if (!images) return []
        return images === 'one'
          ? [`select ${name}->>'hash' as hash from ${table}`]
          : [`select image->>'hash' from ${table}, jsonb_array_elements(${name}) as image`]
      },
    ),
  )
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select distinct hash from (${columns.join(' union all ')}) as shown where hash = any(?)`,
    [[...hashes]],
  )
  return new Set(rows.map(({ hash }) => hash))
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
