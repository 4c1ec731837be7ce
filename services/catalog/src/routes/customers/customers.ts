import {
  byColumn,
  byMaking,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse } from '../../images.ts'
import {
  type AdminCustomer,
  adminCustomer,
  type CustomerInput,
  type PublicCustomer,
} from './schema.ts'

interface CustomerRow extends ContentRow {
  name: string
  active: boolean
  image: ImageUse
}

export const customers: ContentType<CustomerRow> = {
  kind: 'customer',
  label: 'Customer',
  table: 'customers',
  columns: ['name', 'image'],
  flag: 'active',
  sorting: {
    id: 'customers.id',
    keys: {
      createdAt: byMaking('customers.id'),
      name: inGreekOrder('customers.name', row => row.name),
      active: byColumn('customers.active', row => row.active),
    },
  },
  standardSort: 'createdAt',
  name: row => row.name,
  admin: adminCustomer,
  toAdmin: toAdminCustomer,
}

export function toPublicCustomer(row: CustomerRow): PublicCustomer {
  return {
    _id: row.id,
    name: row.name,
    image: imageUrl(row.image),
    imageAsset: imageAsset(row.image),
  }
}

function toAdminCustomer(row: CustomerRow): AdminCustomer {
  return { ...toPublicCustomer(row), active: row.active, ...recordView(row) }
}

export function customerDraft(
  { name, active, imageAlt, imageFocus }: CustomerInput,
  { image }: Images,
  before?: CustomerRow,
): Draft {
  const use = { alt: imageAlt, focus: imageFocus }
  return { columns: { name: name.trim(), active, image: imageUse(image, use, before?.image) } }
}
