import { Type } from '@stampa/service-kit'
import {
  byColumn,
  byMaking,
  byOrder,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse, sentOrRemoved } from '../../images.ts'
import { inCategory, linkProduct, type Reference, referencesOf } from './links.ts'
import { type AdminProduct, adminProduct, type ProductInput, type PublicProduct } from './schema.ts'

export interface ProductRow extends ContentRow {
  title: string
  description: string
  active: boolean
  order: number
  image: ImageUse
  favicon: ImageUse | null
  categories: Required<Reference>[]
  events: Reference[]
}

export const products: ContentType<ProductRow> = {
  kind: 'product',
  label: 'Product',
  table: 'products',
  columns: ['title', 'description', 'image', 'favicon'],
  computed: (db, visible) => ({
    categories: referencesOf(db, 'categories', visible),
    events: referencesOf(db, 'events', visible),
  }),
  flag: 'active',
  ordered: true,
  slugFrom: 'title',
  sorting: {
    id: 'products.id',
    keys: {
      order: byOrder('products'),
      title: inGreekOrder('products.title', row => row.title),
      active: byColumn('products.active', row => row.active),
      createdAt: byMaking('products.id'),
    },
  },
  standardSort: 'order',
  filters: {
    query: { category: Type.Optional(Type.String({ format: 'uuid' })) },
    apply: (query, { category }) => {
      if (typeof category === 'string') inCategory(query, category)
    },
  },
  name: row => row.title,
  admin: adminProduct,
  toAdmin: toAdminProduct,
}

export function toPublicProduct(row: ProductRow): PublicProduct {
  return {
    _id: row.id,
    slug: row.slug ?? row.id,
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

function toAdminProduct(row: ProductRow): AdminProduct {
  return { ...toPublicProduct(row), active: row.active, order: row.order, ...recordView(row) }
}

export function productDraft(
  input: ProductInput,
  { image, favicon }: Images,
  before?: ProductRow,
): Draft {
  const use = { alt: input.imageAlt, focus: input.imageFocus }
  const { categories, events } = input
  return {
    slug: input.slug,
    columns: {
      title: input.title.trim(),
      description: input.description.trim(),
      active: input.active,
      order: input.order,
      image: imageUse(image, use, before?.image),
      favicon: sentOrRemoved(favicon, input.removeFavicon),
    },
    also: async (tx, id) => {
      await linkProduct(tx, id, 'categories', categories)
      if (events) await linkProduct(tx, id, 'events', events)
    },
  }
}
