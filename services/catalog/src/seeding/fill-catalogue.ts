import type { Media } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type { DemoContent } from '../../seeds/types.ts'
import { aboutContents } from '../routes/about/about-contents.ts'
import { banners } from '../routes/banner/banners.ts'
import { posts } from '../routes/blog/posts.ts'
import { categories } from '../routes/categories/categories.ts'
import { lockCompany } from '../routes/company/store.ts'
import { customers } from '../routes/customers/customers.ts'
import { events } from '../routes/events/events.ts'
import { faqs } from '../routes/faq/faqs.ts'
import { works } from '../routes/our-work/works.ts'
import { products } from '../routes/products/products.ts'
import { testimonials } from '../routes/testimonials/testimonials.ts'
import { type Published, publishImages } from './publish-images.ts'
import { storeCompany, storeContent } from './store-content.ts'

const tables = [
  aboutContents,
  banners,
  posts,
  categories,
  customers,
  events,
  faqs,
  works,
  products,
  testimonials,
].map(({ table }) => table)

/**
 * Fills a shop that nobody has touched with the demo content, all of it in one transaction. A shop
 * with a single record of any kind, be it in the trash, belongs to somebody: it is left alone. Settings of the company
 * that were changed already stay as they are.
 *
 * @param draw makes the content, only when it is wanted
 * @param report gets a line for every long step
 */
export async function fillCatalogue(
  db: Knex,
  media: Media,
  draw: () => Promise<DemoContent>,
  report: (line: string) => void,
): Promise<void> {
  if (await hasContent(db)) return report('has content already, nothing to fill in')
  report('drawing the demo content')
  const content = await publishImages(media, await draw(), report)
  const stored = await db.transaction(tx => store(tx, content))
  report(
    stored
      ? `stored ${content.categories.length} categories and ${content.products.length} products`
      : 'was filled by another run meanwhile',
  )
}

/** Whether there is a record of any kind, in use or in the trash. */
async function hasContent(db: Knex): Promise<boolean> {
  const any = tables.map(table => `exists (select from ${table})`).join(' or ')
  const { rows } = await db.raw<{ rows: { found: boolean }[] }>(`select ${any} as found`)
  return rows[0]?.found === true
}

/** @returns false when another run was faster; the settings' only row is what both wait for */
async function store(tx: Knex.Transaction, content: Published<DemoContent>): Promise<boolean> {
  const { version } = await lockCompany(tx)
  if (await hasContent(tx)) return false
  if (version === 1) await storeCompany(tx, content.company)
  await storeContent(tx, content)
  return true
}
