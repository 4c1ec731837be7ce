import { Problem, type Static, Type } from '@stampa/service-kit'
import type { Knex } from 'knex'
import { findOrder } from '../custom-order/store.ts'
import { suggestSkus } from '../sku/store.ts'

/** An offer that somebody is about to write, as far as a custom order tells. */
export const offerDraft = Type.Object(
  {
    customOrder: Type.String(),
    customerName: Type.String(),
    customerEmail: Type.String(),
    offerDate: Type.String({ format: 'date' }),
    notes: Type.String(),
    items: Type.Array(
      Type.Object({
        sku: Type.Union([Type.String(), Type.Null()], {
          description:
            'The SKU whose description has most words of the product’s title, if any has half',
        }),
        productTitle: Type.Union([Type.String(), Type.Null()], {
          description: 'As ordered; null when the catalog no longer knew it',
        }),
        quantity: Type.Integer(),
      }),
    ),
  },
  { title: 'OfferDraft' },
)

/** @throws Problem 404 when there is no such order */
export async function prefillOffer(
  db: Knex,
  orderId: string,
  today: string,
): Promise<Static<typeof offerDraft>> {
  const order = await findOrder(db, orderId)
  if (!order) throw new Problem(404, 'order_not_found', 'Custom order not found')
  const skus = await suggestSkus(
    db,
    order.lines.map(({ title }) => title ?? ''),
  )
  return {
    customOrder: order.id,
    customerName: '',
    customerEmail: order.email,
    offerDate: today,
    notes: order.options.length > 0 ? `Θέση εκτύπωσης: ${order.options.join(', ')}` : '',
    items: order.lines.map(({ title, quantity }, index) => ({
      sku: skus[index] ?? null,
      productTitle: title,
      quantity,
    })),
  }
}
