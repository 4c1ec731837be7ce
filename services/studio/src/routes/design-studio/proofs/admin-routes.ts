import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type App, adminCall, errorResponses, invalidField, Type, who } from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { fileField, type KeptFile, type Media } from '@stampa/service-kit/media'
import { idParams } from '@stampa/service-kit/validation'
import sharp from 'sharp'
import { proofImage } from '../../../file-rules.ts'
import { designOrders, listMockups } from '../../../orders/orders.ts'
import { insertProof } from '../../../orders/proofs.ts'
import { proof } from '../../../orders/schema.ts'
import { toProof } from '../../../orders/view.ts'
import { recordEvent } from '../../../outbox.ts'

const newProof = Type.Object({
  image: Type.Optional(fileField()),
  mockup: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Index of the mockup to send instead of a file, with the other side of the same pieces',
    }),
  ),
  note: Type.Optional(Type.String({ maxLength: 2000, description: 'For the customer' })),
})

/** Adds the call that sends a proof: an uploaded file, or one of the customer's mockups. */
export function addProofRoutes(app: App, links: Links): void {
  app.post(
    '/orders/:id/proofs',
    {
      config: { form: { image: proofImage } },
      ...adminCall(app, 'studio:write', {
        summary: 'Sends the customer the next version of the proof',
        params: idParams,
        body: newProof,
        response: { 201: proof, ...errorResponses(404) },
      }),
    },
    async (request, reply) => {
      const { id } = request.params
      await designOrders.require(app.db, id)
      const { mockup } = request.body
      const note = request.body.note?.trim() ?? ''
      const { image } = await request.keepUploads()
      const file = image ?? (await mockupFile(app, id, mockup))
      const by = who(request)
      const row = await app.db.transaction(async tx => {
        await designOrders.lock(tx, id)
        const inserted = await insertProof(tx, { order_id: id, by, image: file, note })
        const to = String(inserted.version)
        await designOrders.timeline.add(tx, [
          { order_id: id, by, kind: 'proof', to, note: note || null },
        ])
        await recordEvent(tx, 'proof.sent', { order: id, proof: inserted.id })
        return inserted
      })
      return reply.code(201).send(toProof(links, row))
    },
  )
}

/**
 * Returns the picture of a mockup, beside that of the other side of its pieces: the customer approves both.
 *
 * @throws Problem 400 without a file and without an existing mockup
 */
async function mockupFile(app: App, orderId: string, index: number | undefined): Promise<KeptFile> {
  const mockups = index === undefined ? [] : await listMockups(app.db, [orderId])
  const mockup = mockups.find(({ position }) => position === index)
  if (!mockup) throw invalidField('image', 'Please select a proof')
  const sides = mockups.filter(({ item }) => item === mockup.item)
  return sides.length > 1 ? sideBySide(app.media, sides) : mockup.image
}

/** Width and height of a side in a picture of several, pixels: those of a preview. */
const sidePixels = 640

/** Draws previews, which this service has made: only the decoder opens what visitors upload. */
async function sideBySide(media: Media, sides: readonly { image: KeptFile }[]): Promise<KeptFile> {
  const overlays = sides.map(async ({ image }, index) => {
    const file = await media.open(image.hash, 'preview')
    if (!file) throw new Error(`the file ${image.hash} is not there`)
    const side = sharp(await buffer(file.stream)).resize(sidePixels, sidePixels, { fit: 'contain' })
    return { input: await side.png().toBuffer(), left: index * sidePixels, top: 0 }
  })
  const width = sides.length * sidePixels
  const picture = await sharp({
    create: { width, height: sidePixels, channels: 3, background: '#ffffff' },
  })
    .composite(await Promise.all(overlays))
    .png()
    .toBuffer()
  const rule = { formats: ['png'], maxBytes: picture.length } as const
  const upload = await media.receive(Readable.from([picture]), rule)
  if (!upload) throw new Error('the picture of the sides is empty')
  try {
    return await media.keep(upload)
  } finally {
    await upload.discard()
  }
}
