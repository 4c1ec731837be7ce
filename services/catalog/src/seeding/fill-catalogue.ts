import type { Media } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type { DemoContent } from '../../seeds/types.ts'
import { insertCategory } from '../routes/categories/store.ts'
import { lockCompany, updateCompany } from '../routes/company/store.ts'
import { createProduct } from '../routes/products/service.ts'
import { countProducts } from '../routes/products/store.ts'
import { type PublishedContent, publishImages } from './publish-images.ts'

/**
 * Fills an empty catalogue with the demo content, through the code that serves the interface and in
 * one transaction. Does nothing when there is a product already, also when another
 * run has just stored one.
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
  if (await hasProducts(db)) return report('has products already, nothing to fill in')
  report('drawing the demo content')
  const content = await publishImages(media, await draw(), report)
  const stored = await db.transaction(tx => store(tx, content))
  report(
    stored
      ? `stored ${content.categories.length} categories and ${content.products.length} products`
      : 'was filled by another run meanwhile',
  )
}

async function hasProducts(db: Knex): Promise<boolean> {
  return (await countProducts(db, { visible: false })) > 0
}

/** @returns false when another run was faster; the settings' only row is what both wait for */
async function store(tx: Knex.Transaction, content: PublishedContent): Promise<boolean> {
  await lockCompany(tx)
  if (await hasProducts(tx)) return false
  await updateCompany(tx, content.company)

  const categoryIds = new Map<string, string>()
  for (const category of content.categories) {
    categoryIds.set(category.name, await insertCategory(tx, category))
  }
  for (const product of content.products) {
    const categories = product.categories.map(name => {
      const id = categoryIds.get(name)
      if (id === undefined) throw new Error(`no category is called ${name}`)
      return id
    })
    await createProduct(tx, { ...product, categories })
  }
  return true
}
