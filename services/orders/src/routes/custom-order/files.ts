import { maxAttachmentBytes } from '@stampa/rules/files'
import { type App, adminOnly, errorResponses, Type, who } from '@stampa/service-kit'
import { oneLine } from '@stampa/service-kit/customers'
import { fileUrl, type Links, openFileUrl, signedFileParams } from '@stampa/service-kit/links'
import { isId } from '@stampa/service-kit/listing'
import { type FileRule, imageFormats, type KeptFile } from '@stampa/service-kit/media'
import { fileBytes, fileNotFound, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { customOrders } from './orders.ts'
import { type Attachment, attachment, newAttachment } from './schema.ts'

interface AttachmentRow {
  id: string
  order_id: string
  created_at: Date
  by: string
  name: string
  file: KeptFile
}

const attachmentFile: FileRule = {
  formats: [...imageFormats, 'pdf'],
  maxBytes: maxAttachmentBytes,
  messages: {
    type: 'Only images and PDF files are allowed',
    size: 'File size must be less than 10MB',
  },
}

const params = Type.Object({ id: Type.String() })

/** Adds the calls for the customer's image of an order and the shop's attachments. */
export function addFileRoutes(app: App, links: Links): void {
  for (const variant of ['preview', 'original'] as const) {
    app.get(
      `/image/:until/:token${variant === 'original' ? '/original' : ''}`,
      {
        schema: {
          summary: `The ${variant} of an order’s image, at the address that the order tells`,
          params: signedFileParams,
          response: { 200: fileBytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const id = openFileUrl(links, 'order-image', request.params)
        const order = id === undefined ? undefined : await customOrders.find(app.db, id)
        const file = order?.image && {
          hash: order.image.hash,
          name: `order-${order.id.slice(-6)}.${order.image.format}`,
        }
        return sendPrivateFile(app, reply, file ?? undefined, variant)
      },
    )

    app.get(
      `/attachment/:until/:token${variant === 'preview' ? '/preview' : ''}`,
      {
        schema: {
          summary: `The ${variant} of an attachment, at the address that the attachment tells`,
          params: signedFileParams,
          response: { 200: fileBytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const id = openFileUrl(links, 'order-attachment', request.params)
        const found = id === undefined ? undefined : await findAttachment(app.db, id)
        const file = found && { hash: found.file.hash, name: found.name }
        return sendPrivateFile(app, reply, file, variant)
      },
    )
  }

  app.get(
    '/:id/attachments',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        params,
        response: { 200: Type.Array(attachment), ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      const { id } = await customOrders.require(app.db, request.params.id)
      const rows = await app
        .db('order_attachments')
        .where({ order_id: id })
        .orderBy('id')
        .select<AttachmentRow[]>()
      return rows.map(row => toAttachment(links, row))
    },
  )

  app.post(
    '/:id/attachments',
    {
      onRequest: app.requireAdmin,
      config: { form: { file: attachmentFile } },
      schema: {
        security: adminOnly,
        consumes: ['multipart/form-data'],
        params,
        body: newAttachment,
        response: { 201: attachment, ...errorResponses(400, 401, 404, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await customOrders.require(app.db, id)
      const { file } = await request.keepUploads()
      if (!file) throw new Error('the schema requires a file')
      const by = who(request)
      const name = oneLine(request.body.name ?? request.body.file).slice(0, 200) || 'file'
      const row = await app.db.transaction(async tx => {
        await customOrders.lock(tx, id)
        await customOrders.timeline.add(tx, [{ order_id: id, by, kind: 'attachment', note: name }])
        return insertAttachment(tx, { order_id: id, by, name, file })
      })
      return reply.code(201).send(toAttachment(links, row))
    },
  )

  app.delete(
    '/:id/attachments/:attachment',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        params: Type.Object({ id: Type.String(), attachment: Type.String() }),
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { id, attachment } = request.params
      if (!(await deleteAttachment(app.db, id, attachment))) throw fileNotFound()
      return reply.code(204).send(null)
    },
  )
}

/** Returns an attachment of an order outside the trash. */
async function findAttachment(db: Knex, id: string): Promise<AttachmentRow | undefined> {
  return db('order_attachments as a')
    .join('custom_orders as o', 'o.id', 'a.order_id')
    .where('a.id', id)
    .whereNull('o.deleted_at')
    .first<AttachmentRow | undefined>('a.*')
}

async function insertAttachment(
  tx: Knex.Transaction,
  values: Pick<AttachmentRow, 'order_id' | 'by' | 'name' | 'file'>,
): Promise<AttachmentRow> {
  const [row] = await tx('order_attachments').insert(values).returning<AttachmentRow[]>('*')
  if (!row) throw new Error('the insert returned no row')
  return row
}

/** @returns false when the order has no such attachment */
async function deleteAttachment(db: Knex, orderId: string, id: string): Promise<boolean> {
  if (!isId(orderId) || !isId(id)) return false
  return (await db('order_attachments').where({ id, order_id: orderId }).delete()) > 0
}

function toAttachment(links: Links, row: AttachmentRow): Attachment {
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
