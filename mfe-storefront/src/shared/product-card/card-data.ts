import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { descriptionLength, truncate } from '../truncate.ts'

/** What a product card shows: the part of a product that travels with a list. */
export interface CardData {
  _id: string
  slug: string
  title: string
  /** Beginning of the description. */
  excerpt: string
  /** Names. */
  categories: string[]
  imageAsset: ImageAsset | null
}

interface ListedProduct {
  _id: string
  slug: string
  title: string
  description: string
  categories: { name: string }[]
  imageAsset: ImageAsset | null
}

/** Leaves behind what a card does not show; a list is inlined in the page's document. */
export function toCard({
  _id,
  slug,
  title,
  description,
  categories,
  imageAsset,
}: ListedProduct): CardData {
  return {
    _id,
    slug,
    title,
    excerpt: truncate(description, descriptionLength),
    categories: categories.map(({ name }) => name),
    imageAsset,
  }
}

/** Products on a page of a list. */
export const productsPageSize = 8
