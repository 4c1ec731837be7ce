import {
  decimalNumber,
  divideRounded,
  limits,
  marginFor,
  type PriceChoice,
  printText,
} from '@stampa/pricing'
import { choiceSchema } from '@stampa/pricing/schemas'
import {
  countPieces,
  type Pieces,
  piecesByColour,
  piecesText,
  positionsText,
} from '@stampa/rules/printing'
import { rosterText } from '@stampa/rules/roster'
import { shopDay } from '@stampa/rules/shop-time'
import { Problem, type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { customOrders } from '../custom-order/orders.ts'
import { amountInput, hundredths, percent } from '../money/amount.ts'
import { orderDetails } from '../notifications/customer-mails.ts'
import { suggestSkus } from '../sku/store.ts'
import { maxDescription } from './schema.ts'

/** Fields of a new offer, prefilled from an order. */
const draft = {
  customerName: Type.String(),
  customerEmail: Type.String(),
  offerDate: Type.String({ format: 'date' }),
  notes: Type.String(),
  items: Type.Array(
    Type.Object({
      sku: nullable(
        Type.String(),
        'SKU with the most words of the product’s title, more than half; null: none',
      ),
      productTitle: nullable(Type.String(), 'Null when the catalog did not have the product'),
      productDescription: Type.Optional(
        Type.String({
          description: 'The product with its colours and sizes, for a line without SKU',
        }),
      ),
      quantity: Type.Integer(),
      printPositions: Type.Optional(Type.Array(Type.String())),
      marginPercentage: Type.Optional({
        ...percent,
        description:
          'Percent; the line’s net revenue is nearest to its estimate at the price of the SKU',
      }),
    }),
  ),
}

export const offerDraft = Type.Object(
  { customOrder: Type.String(), ...draft },
  { $id: 'OfferDraft' },
)

export const designOfferDraft = Type.Object(
  { designOrder: Type.String(), ...draft },
  { $id: 'DesignOfferDraft' },
)

/** Euro: above any estimate, and within the 15 digits that a JSON number holds exactly. */
const maxNet = 999_999_999_999

/**
 * The part of a design order that an offer needs. The caller reads it from the studio service, which this service
 * does not know.
 */
export const designOrderInput = Type.Object({
  designOrder: Type.String({ format: 'uuid' }),
  customerEmail: Type.Optional(Type.String({ maxLength: 254 })),
  items: Type.Array(
    Type.Object({
      productTitle: Type.String({ maxLength: 500 }),
      quantity: Type.Integer({ minimum: 1, maximum: limits.quantity }),
      estimate: Type.Optional(
        Type.Object({
          choice: Type.Unsafe<PriceChoice>(choiceSchema),
          net: Type.Optional(
            amountInput('Estimate', maxNet, 'Without VAT; left out where there is no price'),
          ),
        }),
      ),
    }),
    { minItems: 1, maxItems: limits.lines, message: 'At least one item is required' },
  ),
})

/** @throws Problem 404 when there is no such order */
export async function prefillOffer(db: Knex, orderId: string): Promise<Static<typeof offerDraft>> {
  const order = await customOrders.find(db, orderId)
  if (!order) throw new Problem(404, 'order_not_found', 'Custom order not found')
  return {
    customOrder: order.id,
    customerName: order.details.company ?? order.details.name ?? '',
    customerEmail: order.email,
    offerDate: shopDay(),
    notes: [
      ...(order.options.length > 0 ? [`Θέση εκτύπωσης: ${order.options.join(', ')}`] : []),
      ...order.lines.flatMap(({ title, pieces = [], named = 0 }) => {
        const texts = [piecesText(pieces), rosterText(named, 'el')].filter(Boolean)
        return texts.length > 0 ? `${title ?? 'Προϊόν'}: ${texts.join('; ')}` : []
      }),
      ...orderDetails(order.details).flatMap(([name, text]) =>
        text === '' ? [] : `${name}: ${text}`,
      ),
      ...order.lines.flatMap(({ title, estimate, choice = estimate }) =>
        choice ? noteOf(title, choice) : [],
      ),
    ].join('\n'),
    items: await withSkus(
      db,
      order.lines.flatMap(({ title, quantity, estimate, pieces = [], positions = [] }) => {
        const byColour = piecesByColour(pieces)
        const printed = positions.length > 0 && {
          printPositions: positions.map(each => positionsText([each], 'el')),
        }
        if (byColour.length < 2) {
          return {
            productTitle: title,
            ...(pieces.length > 0 && { productDescription: describe(title, pieces) }),
            quantity,
            ...printed,
            net: estimate?.net,
          }
        }
        // The estimate is of all pieces: each colour has its share.
        return byColour.map(([colour, list]) => {
          const count = countPieces(list)
          return {
            productTitle: title && `${title} – ${colour}`,
            productDescription: describe(title, list),
            quantity: count,
            ...printed,
            net: estimate && shareOf(estimate.net, count, quantity),
          }
        })
      }),
    ),
  }
}

/** Returns the text of a line, at most as long as a line's. */
function describe(title: string | null, pieces: readonly Pieces[]): string {
  return `${title ?? 'Προϊόν'} – ${piecesText(pieces)}`.slice(0, maxDescription)
}

/** Returns the share of an amount of euro that some of its pieces have, rounded to the cent. */
function shareOf(net: number, pieces: number, all: number): number {
  return decimalNumber(divideRounded(hundredths(net) * BigInt(pieces), BigInt(all)))
}

export async function prefillFromDesign(
  db: Knex,
  { designOrder, customerEmail = '', items }: Static<typeof designOrderInput>,
): Promise<Static<typeof designOfferDraft>> {
  return {
    designOrder,
    customerName: '',
    customerEmail,
    offerDate: shopDay(),
    notes: items
      .flatMap(({ productTitle, estimate }) =>
        estimate ? noteOf(productTitle, estimate.choice) : [],
      )
      .join('\n'),
    items: await withSkus(
      db,
      items.map(({ estimate, ...line }) => ({ ...line, net: estimate?.net })),
    ),
  }
}

/**
 * States how a product is printed. The customer reads it under the offer's price: an estimate would
 * contradict that.
 */
function noteOf(title: string | null, choice: PriceChoice): string {
  return `${title ?? 'Προϊόν'}: ${printText(choice, 'el')}`
}

interface DraftLine {
  productTitle: string | null
  productDescription?: string
  quantity: number
  printPositions?: string[]
  /** Estimate without VAT, euro. */
  net: number | undefined
}

async function withSkus(
  db: Knex,
  lines: readonly DraftLine[],
): Promise<Static<typeof offerDraft>['items']> {
  const skus = await suggestSkus(
    db,
    lines.map(({ productTitle }) => productTitle ?? ''),
  )
  return lines.map(({ net, ...line }, index) => {
    const suggested = skus[index]
    if (!suggested || net === undefined) return { sku: suggested?.id ?? null, ...line }
    const { id, price: priceWithoutVAT } = suggested
    const offered = { priceWithoutVAT, printCostPerItem: 0n, quantity: line.quantity, setupFee: 0n }
    const margin = marginFor(offered, hundredths(net))
    return {
      sku: id,
      ...line,
      ...(margin !== undefined && { marginPercentage: decimalNumber(margin) }),
    }
  })
}
