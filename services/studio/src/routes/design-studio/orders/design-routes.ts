import {
  type App,
  adminCall,
  errorResponses,
  fileNotFound,
  Problem,
  Type,
  who,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { toUrl } from '@stampa/service-kit/media'
import { fileBytes } from '@stampa/service-kit/order-workflow'
import { idParams, nullable } from '@stampa/service-kit/validation'
import { pictureCollection } from '../../../config.ts'
import { fileAddresses } from '../../../files.ts'
import { designOrders, listAssets, readMockups } from '../../../orders/orders.ts'
import { adminOrder } from '../../../orders/schema.ts'
import { toAdminOrder } from '../../../orders/view.ts'
import { findArtwork, requestArtwork } from '../../../production/store.ts'
import { printArea } from '../../../products/print-area.ts'

/** A customer's design, with the product that it was made for. */
const design = Type.Object(
  {
    designData: Type.String({ description: 'Unchanged' }),
    productId: Type.String(),
    productName: Type.String(),
    colorName: Type.String(),
    colorCode: nullable(Type.String()),
    view: Type.Enum(['front', 'back']),
    garment: nullable(Type.String(), 'URL of the picture of the garment'),
    printArea: nullable(printArea, 'Copied when the order was placed'),
    assets: Type.Array(
      Type.Object({
        hash: Type.String({ description: 'sha256' }),
        url: Type.String({ description: 'Valid for at least 15 minutes' }),
      }),
    ),
  },
  { $id: 'OrderedDesign' },
)

/** Adds the administrators' calls for designs and artwork of orders. */
export function addDesignRoutes(app: App, links: Links): void {
  app.get(
    '/orders/:id/mockups/:index/design',
    adminCall(app, 'studio:read', {
      summary: 'The design of a mockup, with its original images',
      params: Type.Object({ id: Type.String(), index: Type.Integer({ minimum: 0 }) }),
      response: { 200: design, ...errorResponses(404) },
    }),
    async request => {
      const order = await designOrders.require(app.db, request.params.id)
      const mockup = (await readMockups(app.db, order.id))[request.params.index]
      if (!mockup) throw new Problem(404, 'mockup_not_found', 'Mockup not found')
      const assets = await listAssets(app.db, order.id)
      return {
        designData: mockup.design_data,
        productId: mockup.product_id,
        productName: mockup.product_name,
        colorName: mockup.color_name,
        colorCode: mockup.color_code,
        view: mockup.view,
        garment: mockup.garment_image && toUrl(pictureCollection, mockup.garment_image),
        printArea: mockup.print_area,
        assets: assets.map(({ id, sha256 }) => ({
          hash: sha256,
          url: fileAddresses(links, 'original', id).original,
        })),
      }
    },
  )

  app.get(
    '/orders/:id/artwork/:file',
    adminCall(app, 'studio:read', {
      summary: 'A file for the print shop, by the name it is saved under',
      params: Type.Object({ id: Type.String({ format: 'uuid' }), file: Type.String() }),
      response: { 200: fileBytes, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const file = await findArtwork(app.db, request.params.id, request.params.file)
      if (!file) throw fileNotFound()
      await app.media.send(reply, file.hash, 'original', file)
      return reply
    },
  )

  app.post(
    '/orders/:id/artwork',
    adminCall(app, 'studio:write', {
      summary: 'Makes the artwork of an order again',
      params: idParams,
      response: { 202: adminOrder, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const order = await app.db.transaction(async tx => {
        const locked = await designOrders.lock(tx, id)
        await requestArtwork(tx, id)
        const by = who(request)
        await designOrders.timeline.add(tx, [{ order_id: id, by, kind: 'artwork', to: 'waiting' }])
        return locked
      })
      return reply.code(202).send(await toAdminOrder(app.db, links, request.admin.scope, order))
    },
  )
}
