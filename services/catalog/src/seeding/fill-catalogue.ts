import type { Media } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type { DemoContent } from '../../seeds/types.ts'
import { countContent } from '../content/read.ts'
import { createContent } from '../content/write.ts'
import { categories, categoryDraft } from '../routes/categories/categories.ts'
import { lockCompany, updateCompany } from '../routes/company/store.ts'
import { productDraft, products } from '../routes/products/products.ts'
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
  return (await countContent(db, products, { visible: false })) > 0
}

/** @returns false when another run was faster; the settings' only row is what both wait for */
async function store(tx: Knex.Transaction, content: PublishedContent): Promise<boolean> {
  await lockCompany(tx)
  if (await hasProducts(tx)) return false
  const { facebook, instagram, twitter, linkedin, location, telephone, email } = content.company
  const { logo, favicon } = content.company
  const texts = { facebook, instagram, twitter, linkedin, location, telephone, email }
  await updateCompany(tx, { ...texts, logo, favicon })

  const categoryIds = new Map<string, string>()
  for (const category of content.categories) {
    const { name, description, image, favicon } = category
    const draft = categoryDraft({ name, description }, { image, favicon })
    const { id } = await createContent(tx, categories, {}, draft)
    categoryIds.set(category.name, id)
  }
  for (const product of content.products) {
    const ids = product.categories.map(name => {
      const id = categoryIds.get(name)
      if (id === undefined) throw new Error(`no category is called ${name}`)
      return id
    })
    const { title, description, order, image, favicon } = product
    const draft = productDraft({ title, description, order, categories: ids }, { image, favicon })
    await createContent(tx, products, {}, draft)
  }
  return true
}
