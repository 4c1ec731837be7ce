import { imageAsset, imageUrl } from '../../images.ts'
import type { AdminCategory, PublicCategory } from './schema.ts'
import type { CategoryRow } from './store.ts'

/** A row as answers show it to everybody. */
export function toPublicCategory(row: CategoryRow): PublicCategory {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.image && imageUrl(row.image),
    imageAsset: row.image && imageAsset(row.image),
    favicon: row.favicon && imageUrl(row.favicon),
    faviconAsset: row.favicon && imageAsset(row.favicon),
  }
}

export function toAdminCategory(row: CategoryRow): AdminCategory {
  return {
    ...toPublicCategory(row),
    active: row.active,
    productCount: row.product_count,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
