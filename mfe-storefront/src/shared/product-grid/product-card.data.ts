import type { CatalogAnswer } from '@stampa/api'
import { pick } from '../loaders.ts'
import { descriptionLength, truncate } from '../truncate.ts'

type Product = CatalogAnswer<'/api/products'>[number]

export interface CardData
  extends Pick<Product, '_id' | 'slug' | 'title' | 'fromPrice' | 'language'> {
  imageAsset: Product['imageAsset'] | null
  /** Beginning of the description. */
  excerpt: string
  /** Names. */
  categories: string[]
}

export function toCard(
  product: Omit<CardData, 'excerpt' | 'categories'> & Pick<Product, 'description' | 'categories'>,
): CardData {
  return {
    ...pick(product, ['_id', 'slug', 'title', 'imageAsset', 'fromPrice']),
    excerpt: truncate(product.description, descriptionLength),
    categories: product.categories.map(({ name }) => name),
  }
}

export const productsPageSize = 8
