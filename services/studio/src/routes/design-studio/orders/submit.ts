import { estimateLine, isOffered } from '@stampa/pricing'
import { type App, errorResponses, publicWriteLimit, validationFailed } from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import type { Links } from '@stampa/service-kit/links'
import type { StudioConfig } from '../../../config.ts'
import { designFieldBytes, mockupImage, originals } from '../../../file-rules.ts'
import { type Print, placeOrder } from '../../../orders/orders.ts'
import { itemOf, orderFaults } from '../../../orders/rules.ts'
import { type NewMockup, newOrder, placedOrder } from '../../../orders/schema.ts'
import { customerPage } from '../../../orders/view.ts'
import { findGarment, type Garment } from '../../../products/store.ts'

/** Adds the call that takes an order of designs. */
export function addSubmit(app: App, config: StudioConfig, links: Links): void {
  app.post(
    '/orders/submit',
    {
      config: {
        publicFiles: true,
        form: { mockupImages: mockupImage, originals },
        formFieldBytes: designFieldBytes,
        rateLimit: publicWriteLimit(config),
      },
      schema: {
        summary: 'Places an order of designs; all its files together at most 128 MB',
        headers: idempotencyHeaders,
        body: newOrder,
        response: { 201: placedOrder, ...errorResponses(422, 429) },
      },
    },
    async (request, reply) => {
      const { mockupImages, mockupsData, notes = '', originals: sent = [] } = request.body
      const email = request.body.customerEmail.trim()
      const phone = request.body.customerPhone.trim()
      const faults = orderFaults({
        mockups: mockupsData,
        images: mockupImages.length,
        originals: new Set(sent),
      })
      if (faults.length > 0) throw validationFailed(faults)
      const garments = await Promise.all(
        mockupsData.map(async ({ productId, colorName }, index) => {
          const garment = await findGarment(app.db, productId, colorName.trim())
          if (garment) return garment
          const message = 'The product or its color no longer exists'
          throw validationFailed([{ field: `mockupsData.${index}`, message }])
        }),
      )

      const isPriced = mockupsData.some(({ choice }) => choice) && (await app.company.showsPrices())

      // Stored before the order: an acknowledged order has its images.
      const images = await request.keepUploadList('mockupImages')
      const assets = await request.keepNamedUploads('originals')
      const content = {
        email,
        phone,
        notes,
        mockupsData,
        images: images.map(({ hash }) => hash),
        originals: [...assets.keys()].sort(),
      }
      const { body, replayed } = await app.once(request, content, async tx => {
        const orderId = await placeOrder(tx, {
          email,
          phone,
          notes: notes.trim(),
          images,
          mockups: mockupsData,
          garments,
          prints: isPriced ? printsOf(mockupsData, garments) : [],
          originals: assets,
        })
        const message = 'Order submitted successfully'
        return { orderId, message, proofUrl: customerPage(links, { id: orderId, link_version: 0 }) }
      })
      return reply.code(201).header('idempotency-replayed', replayed).send(body)
    },
  )
}

/**
 * Returns the print of each item, and its estimate, at the index of its first mockup, by the price table of
 * its product: the sides are those of the designs, not the visitor's claim.
 *
 * @param garments of the mockups
 */
function printsOf(
  mockups: readonly Pick<NewMockup, 'item' | 'quantity' | 'choice'>[],
  garments: readonly { product: Pick<Garment['product'], 'price_table'> }[],
): Partial<Print>[] {
  const items = mockups.map((_, index) => itemOf(mockups, index))
  return mockups.map(({ choice, quantity }, index) => {
    const table = garments[index]?.product.price_table
    if (!choice || items[index] !== index || !isOffered(table, choice)) return {}
    const sides = items.filter(first => first === index).length
    const print = { ...choice, sides }
    return { choice: print, estimate: estimateLine(table, print, quantity) }
  })
}
