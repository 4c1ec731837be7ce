import { imageAsset, imageUrl } from '../../images.ts'
import type { AdminBanner, PublicBanner } from './schema.ts'
import type { BannerRow } from './store.ts'

/** A row as answers show it to everybody. */
export function toPublicBanner(row: BannerRow): PublicBanner {
  return {
    _id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    link: row.link,
    placement: row.placement,
    active: row.active,
    image: imageUrl(row.image),
    imageAsset: imageAsset(row.image),
  }
}

export function toAdminBanner(row: BannerRow): AdminBanner {
  return {
    ...toPublicBanner(row),
    order: row.order,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
