import { maxAttachmentBytes } from '@stampa/rules/files'
import { type App, adminCall, errorResponses, fileNotFound, Type, who } from '@stampa/service-kit'
import {
  type FileVariant,
  type Links,
  openFileUrl,
  signedFileParams,
} from '@stampa/service-kit/links'
import { isId } from '@stampa/service-kit/listing'
import { type FileRule, imageFormats } from '@stampa/service-kit/media'
import { fileBytes, type NamedFile, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import {
  type AttachmentRow,
  addAttachment,
  addressEnds,
  attachmentName,
  type FileKind,
  findAttachment,
  findImage,
  toAttachment,
} from '../../custom-order/order-files.ts'
import { customOrders } from '../../custom-order/orders.ts'
import { attachment, newAttachment } from '../../custom-order/schema.ts'

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
    kind: FileKind,
    variant: FileVariant,
    find: (db: Knex, id: string) => Promise<NamedFile | undefined>,
  ) =>
    app.get(
      `/${kind}/:until/:token${addressEnds[kind][variant]}`,
      {
        schema: {
          summary: `The ${variant} of an order ${kind}, at its signed address`,
          params: signedFileParams,
          response: { 200: fileBytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const id = openFileUrl(links, `order-${kind}`, variant, request.params)
        const file = id === undefined ? undefined : await find(app.db, id)
        return sendPrivateFile(app, reply, file, variant)
      },
    )
  for (const variant of ['preview', 'original'] as const) {
    addFile('image', variant, findImage)
    addFile('attachment', variant, findAttachment)
  }

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
        return addAttachment(tx, { order_id: id, by, from_customer: false, name, file })
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
