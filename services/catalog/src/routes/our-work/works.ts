import type { StoredImage } from '@stampa/service-kit/media'
import type { ContentRow, ContentType } from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import { byMaking, byOrder, inGreekOrder } from '../../content/sorting.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl } from '../../images.ts'
import { type AdminWork, adminWork, type PublicWork, type WorkInput } from './schema.ts'
import { workImages } from './work-images.ts'

interface WorkRow extends ContentRow {
  title: string
  customer_name: string
  description: string
  order: number
  images: ImageUse[]
}

export const works: ContentType<WorkRow> = {
  kind: 'work',
  label: 'Work post',
  table: 'works',
  columns: ['title', 'customer_name', 'description', 'images'],
  ordered: true,
  sorting: {
    id: 'works.id',
    keys: {
      order: byOrder('works'),
      title: inGreekOrder('works.title', row => row.title),
      customerName: inGreekOrder('works.customer_name', row => row.customer_name),
      createdAt: byMaking('works.id'),
    },
  },
  standardSort: 'order',
  name: row => row.title,
  admin: adminWork,
  toAdmin: toAdminWork,
}

export function toPublicWork(row: WorkRow): PublicWork {
  return {
    _id: row.id,
    title: row.title,
    customerName: row.customer_name,
    description: row.description,
    order: row.order,
    images: row.images.map(imageUrl),
    imageAssets: row.images.map(imageAsset),
  }
}

function toAdminWork(row: WorkRow): AdminWork {
  return { ...toPublicWork(row), ...recordView(row) }
}

export function workDraft(
  input: WorkInput,
  added: readonly StoredImage[],
  before?: WorkRow,
): Draft {
  return {
    columns: {
      title: input.title.trim(),
      customer_name: input.customerName.trim(),
      description: input.description.trim(),
      order: input.order,
      // A list would become an array of PostgreSQL.
      images: JSON.stringify(workImages(input, added, before?.images ?? [])),
    },
  }
}
