import { imageAsset, imageUrl } from '../../images.ts'
import type { AdminProduct, PublicProduct } from './schema.ts'
import type { ProductRow } from './store.ts'

/** A row as answers show it to everybody. */
export function toPublicProduct(row: ProductRow): PublicProduct {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    image: imageUrl(row.image),
    imageAsset: imageAsset(row.image),
    favicon: row.favicon && imageUrl(row.favicon),
    faviconAsset: row.favicon && imageAsset(row.favicon),
    categories: row.categories,
    events: row.events,
  }
}

export function toAdminProduct(row: ProductRow): AdminProduct {
  return {
    ...toPublicProduct(row),
    active: row.active,
    order: row.order,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
