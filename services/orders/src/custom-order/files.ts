import { maxAttachmentBytes } from '@stampa/rules/files'
import { type App, adminCall, errorResponses, fileNotFound, Type, who } from '@stampa/service-kit'
import { fileUrl, type Links, openFileUrl, signedFileParams } from '@stampa/service-kit/links'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import {
  type FileFormat,
  type FileRule,
  imageFormats,
  type KeptFile,
} from '@stampa/service-kit/media'
import { fileBytes, type NamedFile, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import { idParams, oneLine } from '@stampa/service-kit/validation'
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

/** Adds the calls for the customer's image of an order and the shop's attachments. */
export function addFileRoutes(app: App, links: Links): void {
  /** Adds a call that sends a private file of a record at a signed address. */
  const addFile = (
    path: string,
    variant: 'preview' | 'original',
    purpose: string,
    find: (db: Knex, id: string) => Promise<NamedFile | undefined>,
  ) =>
    app.get(
      path,
      {
        schema: {
          summary: `The ${variant} of an ${purpose.replace('-', ' ')}, at its signed address`,
          params: signedFileParams,
          response: { 200: fileBytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const id = openFileUrl(links, purpose, request.params)
        const file = id === undefined ? undefined : await find(app.db, id)
        return sendPrivateFile(app, reply, file, variant)
      },
    )
  addFile('/image/:until/:token', 'preview', 'order-image', findImage)
  addFile('/image/:until/:token/original', 'original', 'order-image', findImage)
  addFile('/attachment/:until/:token', 'original', 'order-attachment', findAttachment)
  addFile('/attachment/:until/:token/preview', 'preview', 'order-attachment', findAttachment)

  app.get(
    '/:id/attachments',
    adminCall(app, 'orders:read', {
      params: idParams,
      response: { 200: Type.Array(attachment), ...errorResponses(404) },
    }),
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
      config: { form: { file: attachmentFile } },
      ...adminCall(app, 'orders:write', {
        params: idParams,
        body: newAttachment,
        response: { 201: attachment, ...errorResponses(404) },
      }),
    },
    async (request, reply) => {
      const { id } = request.params
      await customOrders.require(app.db, id)
      const { file } = await request.keepUploads()
      if (!file) throw new Error('the schema requires a file')
      const by = who(request)
      const name = attachmentName(request.body.name ?? request.body.file, file)
      const row = await app.db.transaction(async tx => {
        await customOrders.lock(tx, id)
        await customOrders.timeline.add(tx, [{ order_id: id, by, kind: 'attachment', note: name }])
        return addAttachment(tx, { order_id: id, by, name, file })
      })
      return reply.code(201).send(toAttachment(links, row))
    },
  )

  app.delete(
    '/:id/attachments/:attachment',
    adminCall(app, 'orders:delete', {
      params: Type.Object({ id: Type.String(), attachment: Type.String() }),
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id: order_id, attachment: id } = request.params
      const deleted =
        isId(order_id) && isId(id)
          ? await app.db('order_attachments').where({ id, order_id }).delete()
          : 0
      if (deleted === 0) throw fileNotFound()
      return reply.code(204).send(null)
    },
  )
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

/** Stores an attachment. @param values `by` is an administrator or, for the customer's own, the e-mail of the order */
export async function addAttachment(
  tx: Knex.Transaction,
  values: Pick<AttachmentRow, 'order_id' | 'by' | 'name' | 'file'>,
): Promise<AttachmentRow> {
  return onlyRow(await tx('order_attachments').insert(values).returning('*'))
}

/** Returns the customer's image of an order outside the trash. */
async function findImage(db: Knex, id: string): Promise<NamedFile | undefined> {
  const { image } = (await customOrders.find(db, id)) ?? {}
  return image ? { hash: image.hash, name: `order-${id.slice(-6)}.${image.format}` } : undefined
}

/** Returns an attachment of an order outside the trash. */
function findAttachment(db: Knex, id: string): Promise<NamedFile | undefined> {
  return db('order_attachments as a')
    .join('custom_orders as o', 'o.id', 'a.order_id')
    .where('a.id', id)
    .whereNull('o.deleted_at')
    .first({ hash: db.raw("a.file->>'hash'"), name: 'a.name' })
}

function toAttachment(links: Links, row: AttachmentRow): Attachment {
  const url = fileUrl(links, '/api/custom-order/attachment', 'order-attachment', row.id)
  return {
    _id: row.id,
    name: row.name,
    bytes: row.file.bytes,
    by: row.by,
    createdAt: row.created_at,
    url,
    preview: row.file.width > 0 ? `${url}/preview` : null,
  }
}
