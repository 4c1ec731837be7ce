import type { Links } from '../../links.ts'
import type { AttachmentRow } from './attachments.ts'
import type { AdminOrder, Attachment, PlacedOrder } from './schema.ts'
import type { OrderRow } from './store.ts'

/** Purpose of the token that opens an order's status to its customer. */
export const statusPurpose = 'order-status'

/** How long the address of a file is good for, at least. Milliseconds. */
export const fileLifetime = 15 * 60_000

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

/**
 * The addresses of a private file for an `<img>` or a download, neither of which can send a token. They
 * change every quarter of an hour only, so that a list that is loaded again shows what the browser has.
 *
 * @param path of the route that serves it
 * @param purpose of the token, with the moment it ends: nobody can put that off
 */
export function fileUrl(links: Links, path: string, purpose: FilePurpose, id: string): string {
  const until = (Math.floor(Date.now() / fileLifetime) + 2) * fileLifetime
  return `${path}/${until}/${links.token(filePurpose(purpose, until), id)}`
}

type FilePurpose = 'order-image' | 'order-attachment'

/** The id that the address of a file is for, or undefined when its time is over or it is none of ours. */
export function openFileUrl(
  links: Links,
  purpose: FilePurpose,
  { until, token }: { until: number; token: string },
): string | undefined {
  return until > Date.now() ? links.open(filePurpose(purpose, until), token) : undefined
}

function filePurpose(purpose: FilePurpose, until: number): string {
  return `${purpose} until ${until}`
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
