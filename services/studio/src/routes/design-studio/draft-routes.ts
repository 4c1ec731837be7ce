import {
  type App,
  dateTime,
  errorResponses,
  invalidField,
  Problem,
  publicWriteLimit,
  Type,
} from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import type { Links } from '@stampa/service-kit/links'
import { fileField } from '@stampa/service-kit/media'
import { fileBytes, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import type { StudioConfig } from '../../config.ts'
import { designBounds, parseBounded } from '../../designs/design-data.ts'
import {
  draftAssets,
  draftDays,
  draftOf,
  expiryOf,
  findDraft,
  insertDraft,
} from '../../designs/drafts.ts'
import { designFieldBytes, draftPreview, originals, originalsField } from '../../file-rules.ts'
import { designOrders, listAssets, readMockups } from '../../orders/orders.ts'
import { openOrder } from '../../orders/view.ts'

/** Purpose of a draft's token. */
const draftPurpose = 'design-draft'

const unreadable = 'The design cannot be read'

const newDraft = Type.Object({
  document: Type.String({
    minLength: 2,
    maxLength: designBounds.length,
    message: unreadable,
    description: 'JSON object of the editor’s state; kept unchanged',
  }),
  preview: Type.Optional(fileField()),
  originals: originalsField,
})

const draft = Type.Object(
  {
    document: Type.String(),
    expiresAt: dateTime(),
    assets: Type.Array(
      Type.Object({ hash: Type.String({ description: 'sha256' }), url: Type.String() }),
    ),
  },
  { $id: 'Draft' },
)

const params = Type.Object({ token: Type.String() })

/** Adds the calls for drafts: designs that a visitor continues on another device, opened by a token. */
export function addDraftRoutes(app: App, config: StudioConfig, links: Links): void {
  app.post(
    '/drafts',
    {
      config: {
        publicFiles: true,
        form: { preview: draftPreview, originals },
        formFieldBytes: designFieldBytes,
        rateLimit: publicWriteLimit(config),
      },
      schema: {
        summary: `Keeps a design for ${draftDays} days`,
        headers: idempotencyHeaders,
        body: newDraft,
        response: {
          201: Type.Object({
            token: Type.String(),
            expiresAt: dateTime(),
          }),
          ...errorResponses(422, 429),
        },
      },
    },
    async (request, reply) => {
      const { document } = request.body
      if (!parseBounded(document)) throw invalidField('document', unreadable)
      const { preview } = await request.keepUploads()
      const assets = await request.keepNamedUploads('originals')
      const content = { document, preview: preview?.hash, originals: [...assets.keys()].sort() }
      const { body } = await app.once(request, content, async tx => {
        const { id, created_at } = await insertDraft(tx, document, preview, assets)
        return { token: links.token(draftPurpose, id), expiresAt: expiryOf(created_at) }
      })
      return reply.code(201).send(body)
    },
  )

  app.get(
    '/drafts/:token',
    {
      schema: {
        summary: 'A draft, or the design of an order as one, by the token of its customer’s page',
        params,
        response: { 200: draft, ...errorResponses(404) },
      },
    },
    async request => {
      const { token } = request.params
      const { document, created_at, assets } = await openDraft(token)
      return {
        document,
        expiresAt: expiryOf(created_at),
        assets: assets.map(({ sha256 }) => ({
          hash: sha256,
          url: `/api/design-studio/drafts/${token}/assets/${sha256}`,
        })),
      }
    },
  )

  app.get(
    '/drafts/:token/assets/:hash',
    {
      schema: {
        summary: 'An original image of a draft',
        params: Type.Object({ token: Type.String(), hash: Type.String() }),
        response: { 200: fileBytes, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { token, hash } = request.params
      const { assets } = await openDraft(token)
      const asset = assets.find(({ sha256 }) => sha256 === hash)
      const file = asset && {
        hash: asset.file.hash,
        name: `${hash.slice(0, 12)}.${asset.file.format}`,
      }
      return sendPrivateFile(app, reply, file, 'original')
    },
  )

  async function openDraft(token: string) {
    const id = links.open(draftPurpose, token)
    const row = id === undefined ? undefined : await findDraft(app.db, id)
    if (row) return { ...row, assets: await draftAssets(app.db, row.id) }
    const order = await openOrder(links, token, orderId =>
      designOrders.find(app.db, orderId),
    ).catch(() => undefined)
    if (!order) throw new Problem(404, 'draft_not_found', 'Draft not found')
    const document = draftOf(await readMockups(app.db, order.id))
    return { document, created_at: new Date(), assets: await listAssets(app.db, order.id) }
  }
}
