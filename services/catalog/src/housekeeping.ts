import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from './content/content-type.ts'
import { selectContent } from './content/read.ts'
import { giveSlug } from './content/slug-store.ts'
import { purgeTrash } from './content/trash.ts'
import { aboutContents } from './routes/about/about-contents.ts'
import { banners } from './routes/banner/banners.ts'
import { posts } from './routes/blog/posts.ts'
import { categories } from './routes/categories/categories.ts'
import { customers } from './routes/customers/customers.ts'
import { events } from './routes/events/events.ts'
import { faqs } from './routes/faq/faqs.ts'
import { works } from './routes/our-work/works.ts'
import { products } from './routes/products/products.ts'
import { testimonials } from './routes/testimonials/testimonials.ts'

const minute = 60_000
const hour = 60 * minute

/** Schedules the recurring jobs of the service. */
export function scheduleHousekeeping(app: App): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => purgeTrash(app.db, kinds) },
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

export const kinds = [
  aboutContents,
  banners,
  categories,
  customers,
  events,
  faqs,
  posts,
  products,
  testimonials,
  works,
] as const

/** Columns that hold one image; the works' list of images is handled apart. */
const imageColumns = [
  ['products', 'image'],
  ['products', 'favicon'],
  ['categories', 'image'],
  ['categories', 'favicon'],
  ['events', 'image'],
  ['events', 'favicon'],
  ['banners', 'image'],
  ['blog_posts', 'image'],
  ['testimonials', 'company_logo'],
  ['about_contents', 'banner_image'],
  ['customers', 'image'],
  ['company', 'logo'],
  ['company', 'favicon'],
] as const

/** Returns the hashes that any record names, in the trash or not. */
export async function referencedImages(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  const single = imageColumns.map(
    ([table, column]) => `select ${column}->>'hash' as hash from ${table}`,
  )
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select distinct hash from (
      ${single.join(' union all ')}
      union all select image->>'hash' from works, jsonb_array_elements(images) as image
    ) as shown where hash = any(?)`,
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
export async function giveMissingSlugs<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
): Promise<number> {
  let given = 0
  for (;;) {
    const batch = await db.transaction(async tx => {
      const rows: Row[] = await selectContent(tx, type, false)
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
