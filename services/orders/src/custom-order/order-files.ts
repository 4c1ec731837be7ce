import { type FileVariant, fileUrl, type Links } from '@stampa/service-kit/links'
import { onlyRow } from '@stampa/service-kit/listing'
import type { FileFormat, KeptFile } from '@stampa/service-kit/media'
import type { NamedFile } from '@stampa/service-kit/order-workflow'
import { oneLine } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { customOrders, type OrderRow } from './orders.ts'
import type { Attachment } from './schema.ts'

export interface AttachmentRow {
  id: string
  order_id: string
  created_at: Date
  by: string
  from_customer: boolean
  name: string
  file: KeptFile
}

/** Endings of names by format, the first of which is added. */
const endings = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  avif: ['avif'],
  svg: ['svg'],
  pdf: ['pdf', 'ai'],
  csv: ['csv'],
} as const satisfies Record<FileFormat, readonly string[]>

/**
 * Returns a file's name as it is shown and saved. Its ending is that of its content: a program would open it
 * by that.
 */
export function attachmentName(name: string, { format }: KeptFile): string {
  const shown = oneLine(name).slice(0, 190) || 'file'
  const has = endings[format].some(ending => shown.toLowerCase().endsWith(`.${ending}`))
  return has ? shown : `${shown}.${endings[format][0]}`
}

/** Ends of the addresses of the customer's image of an order, and of attachments. */
export const addressEnds = {
  image: { preview: '', original: '/original' },
  attachment: { preview: '/preview', original: '' },
} as const satisfies Record<string, Record<FileVariant, string>>
export type FileKind = keyof typeof addressEnds

/** Returns the signed address of a file. @param id of the order for its image, else of the attachment */
export function orderFileUrl(
  links: Links,
  kind: FileKind,
  variant: FileVariant,
  id: string,
): string {
  const url = fileUrl(links, `/api/custom-order/${kind}`, `order-${kind}`, variant, id)
  return url + addressEnds[kind][variant]
}

/** Stores an attachment. @param values `by` is an administrator or, for the customer's own, the e-mail of the order */
export async function addAttachment(
  tx: Knex.Transaction,
  values: Pick<AttachmentRow, 'order_id' | 'by' | 'from_customer' | 'name' | 'file'>,
): Promise<AttachmentRow> {
  return onlyRow(await tx('order_attachments').insert(values).returning('*'))
}

/** A file that the customer sent along; the id is that of its attachment, or `image`. */
export interface SentFile {
  id: string
  name: string
  file: KeptFile
}

/** Returns the files that the customer sent along, the image first. */
export async function listSentFiles(
  db: Knex,
  { id, image }: Pick<OrderRow, 'id' | 'image'>,
): Promise<SentFile[]> {
  const attached = await db('order_attachments')
    .where({ order_id: id, from_customer: true })
    .orderBy('id')
    .select<SentFile[]>('id', 'name', 'file')
  return [...(image ? [{ id: 'image', name: '', file: image }] : []), ...attached]
}

/** Returns the customer's image of an order outside the trash. */
export async function findImage(db: Knex, id: string): Promise<NamedFile | undefined> {
  const { image } = (await customOrders.find(db, id)) ?? {}
  return image ? { hash: image.hash, name: `order-${id.slice(-6)}.${image.format}` } : undefined
}

/** Returns an attachment of an order outside the trash. */
export function findAttachment(db: Knex, id: string): Promise<NamedFile | undefined> {
  return db('order_attachments as a')
    .join('custom_orders as o', 'o.id', 'a.order_id')
    .where('a.id', id)
    .whereNull('o.deleted_at')
    .first({ hash: db.raw("a.file->>'hash'"), name: 'a.name' })
}

export function toAttachment(links: Links, row: AttachmentRow): Attachment {
  const isDrawn = row.file.width > 0
  return {
    _id: row.id,
    name: row.name,
    bytes: row.file.bytes,
    by: row.by,
    createdAt: row.created_at,
    url: orderFileUrl(links, 'attachment', 'original', row.id),
    preview: isDrawn ? orderFileUrl(links, 'attachment', 'preview', row.id) : null,
  }
}
