import { Problem } from '@stampa/service-kit'
import type { StoredImage } from '@stampa/service-kit/media'
import {
  byMaking,
  byOrder,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse, workImage } from '../../images.ts'
import { type AdminWork, adminWork, type PublicWork, type WorkInput } from './schema.ts'

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
      // knex would send a list as a PostgreSQL array.
      images: JSON.stringify(workImages(input, added, before?.images ?? [])),
    },
  }
}

/**
 * Returns a work's images after a write: the kept ones, then the new ones, each with its new or
 * current text and focal point.
 *
 * @throws Problem 400 for too many images, or a kept image that the work does not have
 */
function workImages(
  { existingImages = [], imageDetails = [] }: Pick<WorkInput, 'existingImages' | 'imageDetails'>,
  added: readonly StoredImage[],
  before: readonly ImageUse[],
): ImageUse[] {
  const kept = existingImages.map(url => {
    const image = before.find(candidate => imageUrl(candidate) === url)
    if (!image) throw invalid('existingImages', 'The image was not found')
    return image
  })
  const images = [...kept, ...added]
  if (images.length > workImage.multiple) throw invalid('images', workImage.messages.count)
  return images.map((image, index) => {
    const { alt, focus } = imageDetails[index] ?? {}
    return imageUse(image, { alt, focus }, kept[index]) ?? image
  })
}

function invalid(field: string, message: string): Problem {
  return new Problem(400, 'validation_failed', message, { errors: [{ field, message }] })
}
