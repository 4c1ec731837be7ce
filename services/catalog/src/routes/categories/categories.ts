import type { Knex } from 'knex'
import {
  byColumn,
  byMaking,
  type ContentRow,
  type ContentType,
  inGreekOrder,
  visible,
} from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse } from '../../images.ts'
import {
  type AdminCategory,
  adminCategory,
  type CategoryInput,
  type PublicCategory,
} from './schema.ts'

interface CategoryRow extends ContentRow {
  name: string
  description: string
  active: boolean
  image: ImageUse | null
  favicon: ImageUse | null
  product_count: number
}

export const categories: ContentType<CategoryRow> = {
  kind: 'category',
  label: 'Category',
  table: 'categories',
  columns: ['name', 'description', 'image', 'favicon'],
  // Only administrators see the count; counting for each category is slow.
  computed: (db, visible): Record<string, Knex.Raw> =>
    visible
      ? {}
      : {
          product_count: db.raw(
            `(select count(*)::int from product_categories l join products p on p.id = l.product_id
              where l.category_id = categories.id and p.deleted_at is null)`,
          ),
        },
  flag: 'active',
  slugFrom: 'name',
  sorting: {
    id: 'categories.id',
    keys: {
      createdAt: byMaking('categories.id'),
      name: inGreekOrder('categories.name', row => row.name),
      active: byColumn('categories.active', row => row.active),
    },
  },
  standardSort: 'createdAt',
  name: row => row.name,
  admin: adminCategory,
  toAdmin: toAdminCategory,
}

/** Restricts a query to categories with at least one visible product. */
export function whereWithProducts(query: Knex.QueryBuilder): void {
  query.whereRaw(
    `exists (select from product_categories l join products p on p.id = l.product_id
      where l.category_id = categories.id and ${visible({ table: 'products', flag: 'active' }, 'p')})`,
  )
}

export function toPublicCategory(row: CategoryRow): PublicCategory {
  return {
    _id: row.id,
    slug: row.slug ?? row.id,
    name: row.name,
    description: row.description,
    image: row.image && imageUrl(row.image),
    imageAsset: row.image && imageAsset(row.image),
    favicon: row.favicon && imageUrl(row.favicon),
    faviconAsset: row.favicon && imageAsset(row.favicon),
  }
}

function toAdminCategory(row: CategoryRow): AdminCategory {
  return {
    ...toPublicCategory(row),
    active: row.active,
    productCount: row.product_count,
    ...recordView(row),
  }
}

export function categoryDraft(
  input: CategoryInput,
  { image, favicon }: Images,
  before?: CategoryRow,
): Draft {
  const use = { alt: input.imageAlt, focus: input.imageFocus }
  return {
    slug: input.slug,
    columns: {
      name: input.name.trim(),
      description: input.description?.trim(),
      active: input.active,
      image: imageUse(image, use, before?.image),
      favicon,
    },
  }
}
