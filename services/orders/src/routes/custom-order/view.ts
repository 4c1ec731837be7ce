import { fileUrl, type Links } from '@stampa/service-kit/links'
import type { AttachmentRow } from './attachments.ts'
import type { AdminOrder, Attachment, PlacedOrder } from './schema.ts'
import type { OrderRow } from './store.ts'

/** Purpose of the token that opens an order's status to its customer. */
export const statusPurpose = 'order-status'

/** An order as its customer is answered. */
export function toPlacedOrder(links: Links, order: { id: string; created_at: Date }): PlacedOrder {
  return {
    _id: order.id,
    orderStatus: 'Submitted',
    createdAt: order.created_at.toISOString(),
    statusToken: links.token(statusPurpose, order.id),
  }
}

export function toAdminOrder(links: Links, row: OrderRow): AdminOrder {
  const image = row.image && fileUrl(links, '/api/custom-order/image', 'order-image', row.id)
  return {
    _id: row.id,
    products: row.lines.map(({ product, title, favicon, state }) => ({
      _id: product,
      title,
      favicon,
      state,
    })),
    quantities: row.lines.map(({ quantity }) => quantity),
    options: row.options,
    email: row.email,
    phone: row.phone,
    image,
    imageOriginal: image && `${image}/original`,
    orderStatus: row.order_status,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function toAttachment(links: Links, row: AttachmentRow): Attachment {
  const url = fileUrl(links, '/api/custom-order/attachment', 'order-attachment', row.id)
  return {
    _id: row.id,
    name: row.name,
    bytes: row.file.bytes,
    by: row.by,
    createdAt: row.created_at.toISOString(),
    url,
    preview: row.file.format === 'pdf' ? null : `${url}/preview`,
  }
}
