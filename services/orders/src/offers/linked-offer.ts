import { declineReasons } from '@stampa/rules/decline-reasons'
import { dateTime, type Static, Type } from '@stampa/service-kit'
import { customerReply } from '@stampa/service-kit/order-workflow'
import { nullable } from '@stampa/service-kit/validation'
import { euro, toNumbers } from '../money/amount.ts'
import type { CustomerOffer } from './customer-offer.ts'
import { offerStatuses } from './status.ts'

const totals = { netTotal: euro, vat: euro, total: euro }
const price = {
  quantity: Type.Integer(),
  pricePerItemWithoutVAT: euro,
  pricePerItemWithVAT: euro,
}

/** An offer as its link shows it, without costs and margins. */
export const linkedOffer = Type.Object(
  {
    orderLink: nullable(Type.String(), 'Path of the page of the order that it was made from'),
    dueDate: nullable(
      Type.String({ format: 'date' }),
      'Day by which the shop expects an accepted offer to be ready',
    ),
    replies: nullable(
      Type.Array(customerReply, { description: 'Oldest first' }),
      'Conversation about it; null without an e-mail address of the customer',
    ),
    number: Type.String(),
    status: Type.Enum(offerStatuses),
    version: Type.Integer({ description: 'To be sent with a decision' }),
    customerName: Type.String(),
    offerDate: Type.String({ format: 'date' }),
    validUntil: nullable(Type.String({ format: 'date' }), 'Last day'),
    notes: Type.String(),
    terms: Type.String({ description: 'To be accepted with the offer; empty for none' }),
    items: Type.Array(
      Type.Object({
        skuCode: Type.String(),
        description: Type.String(),
        printPositions: Type.Array(Type.String()),
        vatRate: Type.Integer({ description: 'Percent' }),
        discount: { ...euro, description: 'Euro without VAT, which the amounts contain' },
        ...price,
        ...totals,
        quantityBreaks: Type.Array(Type.Object(price), {
          description: 'The line at other quantities',
        }),
      }),
    ),
    setup: nullable(Type.Object(totals), 'Price of the set-up'),
    discount: {
      ...euro,
      description:
        'Of the whole offer: euro without VAT, which the totals contain and the lines do not',
    },
    vatRates: Type.Array(Type.Object({ rate: Type.Integer(), netTotal: euro, vat: euro }), {
      description: 'The totals by VAT rate in percent, highest first',
    }),
    ...totals,
    deposit: { ...euro, description: 'Euro of the total, to be paid in advance; 0 for none' },
    decidedAt: nullable(dateTime()),
  },
  { $id: 'LinkedOffer' },
)

const decision = {
  name: Type.Optional(Type.String({ maxLength: 200 })),
  comment: Type.Optional(Type.String({ maxLength: 1000 })),
  version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Version that was shown; another is refused' }),
  ),
}

export const acceptInput = Type.Object(
  {
    ...decision,
    name: Type.Optional(Type.String({ maxLength: 200, description: 'Required' })),
    termsAccepted: Type.Optional(Type.Boolean({ description: 'Required for an offer with terms' })),
  },
  { $id: 'Acceptance' },
)

export const declineInput = Type.Object(
  { ...decision, reason: Type.Optional(Type.Enum(declineReasons)) },
  { $id: 'Refusal' },
)

export function toLinkedOffer({
  customerEmail,
  customerAddress,
  items,
  setup,
  discount,
  vatRates,
  deposit,
  netTotal,
  vat,
  total,
  decidedAt,
  termsAcceptedBy,
  ...details
}: CustomerOffer): Omit<Static<typeof linkedOffer>, 'orderLink' | 'dueDate' | 'replies'> {
  return {
    ...details,
    items: items.map(
      ({
        skuCode,
        description,
        printPositions,
        vatRate,
        quantity,
        quantityBreaks,
        ...amounts
      }) => ({
        skuCode,
        description,
        printPositions,
        vatRate,
        quantity,
        ...toNumbers(amounts),
        quantityBreaks: quantityBreaks.map(({ quantity, ...prices }) => ({
          quantity,
          ...toNumbers(prices),
        })),
      }),
    ),
    setup: setup && toNumbers(setup),
    vatRates: vatRates.map(({ rate, ...sums }) => ({ rate, ...toNumbers(sums) })),
    ...toNumbers({ discount, deposit, netTotal, vat, total }),
    decidedAt,
  }
}
