import { isId } from '@stampa/service-kit/listing'
import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'

export interface AttachmentRow {
  id: string
  order_id: string
  created_at: Date
  by: string
  name: string
  file: KeptFile
}

export function listAttachments(db: Knex, orderId: string): Promise<AttachmentRow[]> {
  return db('order_attachments').where({ order_id: orderId }).orderBy('id').select()
}

/** One that belongs to an order outside the trash. */
export async function findAttachment(db: Knex, id: string): Promise<AttachmentRow | undefined> {
  return db('order_attachments as a')
    .join('custom_orders as o', 'o.id', 'a.order_id')
    .where('a.id', id)
    .whereNull('o.deleted_at')
    .first<AttachmentRow | undefined>('a.*')
}

export async function insertAttachment(
  tx: Knex.Transaction,
  values: Pick<AttachmentRow, 'order_id' | 'by' | 'name' | 'file'>,
): Promise<AttachmentRow> {
  const [row] = await tx('order_attachments').insert(values).returning<AttachmentRow[]>('*')
  if (!row) throw new Error('the insert returned no row')
  return row
}

/** @returns whether the order had it */
export async function deleteAttachment(db: Knex, orderId: string, id: string): Promise<boolean> {
  if (!isId(orderId) || !isId(id)) return false
  return (await db('order_attachments').where({ id, order_id: orderId }).delete()) > 0
}
