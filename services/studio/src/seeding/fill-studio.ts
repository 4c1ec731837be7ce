import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PriceTable } from '@stampa/pricing'
import type { ProductCategory } from '@stampa/rules/printing'
import type { Media, StoredImage } from '@stampa/service-kit/media'
import { publishPictures } from '@stampa/service-kit/media/seeding'
import { hasRows } from '@stampa/service-kit/setup'
import type { Translations } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import type { PrintAreas } from '../products/print-area.ts'
import { insertProduct, insertVariant } from '../products/store.ts'

/** A product of `seeds/products.json`, with file names in place of images. */
export interface DemoProduct {
  name: string
  category: ProductCategory
  sizes: string[]
  printAreas: PrintAreas
  priceTable: PriceTable | null
  translations: Translations
  variants: { colorName: string; colorCode: string; frontImage: string; backImage: string | null }[]
}

export async function readDemoProducts(folder: string): Promise<DemoProduct[]> {
  return JSON.parse(await readFile(join(folder, 'products.json'), 'utf8'))
}

/**
 * Fills a database without products, in use or in the trash, with demo products, in one transaction.
 *
 * @param folder holds `products.json` and `pictures/`
 * @param report receives a line for every step
 */
export async function fillStudio(
  db: Knex,
  media: Media,
  folder: string,
  report: (line: string) => void,
): Promise<void> {
  if (await hasRows(db, ['products'])) return report('has products already, nothing to fill in')
  const products = await readDemoProducts(folder)
  const references = products
    .flatMap(({ variants }) => variants)
    .flatMap(({ frontImage, backImage }) => [frontImage, ...(backImage ? [backImage] : [])])
  const pictures = await publishPictures(media, join(folder, 'pictures'), references, report)
  const stored = await db.transaction(async tx => {
    // The lock makes a second run wait for the first.
    await tx.raw('lock table products in share row exclusive mode')
    if (await hasRows(tx, ['products'])) return false
    for (const [displayOrder, product] of products.entries()) {
      await storeProduct(tx, product, displayOrder, pictures)
    }
    return true
  })
  report(stored ? `stored ${products.length} products` : 'was filled by another run meanwhile')
}

async function storeProduct(
  tx: Knex.Transaction,
  { name, category, sizes, printAreas, priceTable, translations, variants }: DemoProduct,
  displayOrder: number,
  pictures: ReadonlyMap<string, StoredImage>,
): Promise<void> {
  const imageOf = (reference: string) => {
    const image = pictures.get(reference)
    if (!image) throw new Error(`the picture ${reference} was not published`)
    return image
  }
  const values = {
    name,
    category,
    active: true,
    display_order: displayOrder,
    sizes,
    print_areas: printAreas,
    price_table: priceTable,
    translations,
  }
  const { id } = await insertProduct(tx, values, null)
  for (const { colorName, colorCode, frontImage, backImage } of variants) {
    await insertVariant(tx, {
      product_id: id,
      color_name: colorName,
      color_code: colorCode,
      front_image: imageOf(frontImage),
      back_image: backImage === null ? null : imageOf(backImage),
    })
  }
}
