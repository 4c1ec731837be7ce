import {
  byColumn,
  byMaking,
  byOrder,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import {
  recordView,
  type ScheduledRow,
  scheduleColumns,
  scheduleView,
} from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse } from '../../images.ts'
import {
  type AdminBanner,
  adminBanner,
  type BannerInput,
  type Placement,
  type PublicBanner,
  placement,
} from './schema.ts'

interface BannerRow extends ContentRow, ScheduledRow {
  title: string
  subtitle: string
  link: string
  placement: Placement
  active: boolean
  order: number
  image: ImageUse
}

export const banners: ContentType<BannerRow> = {
  kind: 'banner',
  label: 'Banner',
  table: 'banners',
  columns: ['title', 'subtitle', 'link', 'placement', 'image'],
  flag: 'active',
  scheduled: true,
  ordered: true,
  sorting: {
    id: 'banners.id',
    keys: {
      order: byOrder('banners'),
      title: inGreekOrder('banners.title', row => row.title),
      placement: byColumn('banners.placement', row => row.placement),
      active: byColumn('banners.active', row => row.active),
      createdAt: byMaking('banners.id'),
    },
  },
  standardSort: 'order',
  filters: {
    query: { placement },
    apply: (query, values) => {
      if (values.placement !== undefined) query.where('banners.placement', values.placement)
    },
  },
  name: row => row.title || `Banner (${row.placement})`,
  admin: adminBanner,
  toAdmin: toAdminBanner,
}

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

function toAdminBanner(row: BannerRow): AdminBanner {
  return { ...toPublicBanner(row), order: row.order, ...scheduleView(row), ...recordView(row) }
}

export function bannerDraft(input: BannerInput, { image }: Images, before?: BannerRow): Draft {
  const use = { alt: input.imageAlt, focus: input.imageFocus }
  return {
    columns: {
      title: input.title?.trim(),
      subtitle: input.subtitle?.trim(),
      link: input.link?.trim(),
      placement: input.placement,
      active: input.active,
      order: input.order,
      image: imageUse(image, use, before?.image),
      ...scheduleColumns(input, before),
    },
  }
}
