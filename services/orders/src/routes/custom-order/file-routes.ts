import { type App, adminOnly, errorResponses, Problem, Type, who } from '@stampa/service-kit'
import { oneLine } from '@stampa/service-kit/customers'
import { fileLifetime, type Links, openFileUrl, signedFileParams } from '@stampa/service-kit/links'
import { type FileRule, imageFormats } from '@stampa/service-kit/media'
import {
  deleteAttachment,
  findAttachment,
  insertAttachment,
  listAttachments,
} from './attachments.ts'
import { attachment, newAttachment } from './schema.ts'
import { lockExisting, requireOrder } from './service.ts'
import { findOrder } from './store.ts'
import { addEntries } from './timeline.ts'
import { toAttachment } from './view.ts'

const attachmentFile: FileRule = {
  formats: [...imageFormats, 'pdf'],
  maxBytes: 10_485_760,
  messages: {
    type: 'Only images and PDF files are allowed',
    size: 'File size must be less than 10MB',
  },
}

const orderParams = Type.Object({ id: Type.String() })

/** A file's bytes: whatever they are, the schema has no word for them. */
const bytes = Type.Unsafe<unknown>({ description: 'The file' })

/** Whoever has the address may keep the file as long as the address is good. */
const cacheControl = `private, max-age=${fileLifetime / 1000}`

/** Files of orders: the customer's image, and what the shop puts beside it. */
export function addFileRoutes(app: App, links: Links): void {
  for (const which of ['preview', 'original'] as const) {
    app.get(
      `/image/:until/:token${which === 'original' ? '/original' : ''}`,
      {
        schema: {
          summary: `The ${which} of an order’s image, at the address that the order tells`,
          params: signedFileParams,
          response: { 200: bytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const id = openFileUrl(links, 'order-image', request.params)
        const order = id === undefined ? undefined : await findOrder(app.db, id)
        if (!order?.image) throw fileNotFound()
        const { hash, format } = order.image
        const name = `order-${order.id.slice(-6)}.${format}`
        await app.media.send(reply.header('cache-control', cacheControl), hash, which, { name })
        return reply
      },
    )

    app.get(
      `/attachment/:until/:token${which === 'preview' ? '/preview' : ''}`,
      {
        schema: {
          summary: `The ${which} of an attachment, at the address that the attachment tells`,
          params: signedFileParams,
          response: { 200: bytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const id = openFileUrl(links, 'order-attachment', request.params)
        const found = id === undefined ? undefined : await findAttachment(app.db, id)
        if (!found) throw fileNotFound()
        const { file, name } = found
        await app.media.send(reply.header('cache-control', cacheControl), file.hash, which, {
          name,
        })
        return reply
      },
    )
  }

  app.get(
    '/:id/attachments',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        params: orderParams,
        response: { 200: Type.Array(attachment), ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      await requireOrder(app.db, request.params.id)
      const rows = await listAttachments(app.db, request.params.id)
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
        params: orderParams,
        body: newAttachment,
        response: { 201: attachment, ...errorResponses(400, 401, 404, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await requireOrder(app.db, id)
      const { file } = await request.keepUploads()
      if (!file) throw new Error('the schema lets no attachment pass without a file')
      const by = who(request)
      const name = oneLine(request.body.name ?? request.body.file).slice(0, 200) || 'file'
      const row = await app.db.transaction(async tx => {
        await lockExisting(tx, id)
        await addEntries(tx, [{ order_id: id, by, kind: 'attachment', note: name }])
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

function fileNotFound(): Problem {
  return new Problem(404, 'file_not_found', 'File not found')
}
