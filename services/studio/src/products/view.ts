import { fromPrice } from '@stampa/pricing'
import { type StoredImage, toAsset, toUrl } from '@stampa/service-kit/media'
import { type Language, wordsOf } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { pictureCollection } from '../config.ts'
import type { StudioProduct } from './schema.ts'
import { listVariants, type ProductRow, type VariantRow } from './store.ts'

/** Returns products with their colours, in the same order. */
export async function toProducts(
  db: Knex,
  products: readonly ProductRow[],
): Promise<StudioProduct[]> {
  const variants = await listVariants(
    db,
    products.map(({ id }) => id),
  )
  const byProduct = Map.groupBy(variants, variant => variant.product_id)
  return products.map(product => toProduct(product, byProduct.get(product.id) ?? []))
}

export function toProduct(product: ProductRow, variants: readonly VariantRow[]): StudioProduct {
  return {
    _id: product.id,
    name: product.name,
    category: product.category,
    active: product.active,
    displayOrder: product.display_order,
    sizes: product.sizes,
    printAreas: product.print_areas,
    priceTable: product.price_table,
    fromPrice: fromPrice(product.price_table),
    colorVariants: variants.map(variant => ({
      _id: variant.id,
      colorName: variant.color_name,
      colorCode: variant.color_code,
      frontImage: url(variant.front_image),
      backImage: variant.back_image && url(variant.back_image),
      frontImageAsset: toAsset(pictureCollection, variant.front_image),
      backImageAsset: variant.back_image && toAsset(pictureCollection, variant.back_image),
    })),
    translations: product.translations,
    version: product.version,
  }
}

/** Returns a product in a language; colours, sizes and techniques keep their Greek names, which orders refer to. */
export function productIn(
  { translations = {}, ...product }: StudioProduct,
  language: Language,
): StudioProduct {
  if (language === 'el') return product
  const { en } = translations
  return {
    ...product,
    name: en?.name ?? product.name,
    language: en?.name === undefined ? 'el' : 'en',
    ...wordsOf(product, translations),
  }
}

function url(image: StoredImage): string {
  return toUrl(pictureCollection, image)
}
