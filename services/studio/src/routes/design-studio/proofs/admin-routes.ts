import { type App, adminCall, errorResponses, invalidField, Type, who } from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { fileField, type KeptFile } from '@stampa/service-kit/media'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { recordEvent } from '../../../outbox.ts'
import { proofImage } from '../file-rules.ts'
import { designOrders, listMockups } from '../orders/orders.ts'
import { proof } from '../orders/schema.ts'
import { toProof } from '../orders/view.ts'
import { insertProof } from './store.ts'

const newProof = Type.Object({
  image: Type.Optional(fileField()),
  mockup: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Index of the mockup to send instead of a file' }),
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
      const file = image ?? (await mockupFile(app.db, id, mockup))
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

/** @throws Problem 400 without a file and without an existing mockup */
async function mockupFile(db: Knex, orderId: string, index: number | undefined): Promise<KeptFile> {
  const mockups = index === undefined ? [] : await listMockups(db, [orderId])
  const mockup = mockups.find(({ position }) => position === index)
  if (mockup) return mockup.image
  throw invalidField('image', 'Please select a proof')
}
