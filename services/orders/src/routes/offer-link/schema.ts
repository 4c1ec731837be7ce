import { decimalNumber } from '@stampa/pricing'
import { type Static, Type } from '@stampa/service-kit'
import { euro } from '../../money/amount.ts'
import type { CustomerOffer, CustomerPrice, CustomerTotal } from '../offers/customer-offer.ts'
import { offerStatuses } from '../offers/status.ts'

const total = { netTotal: euro, vat: euro, total: euro }
const price = {
  quantity: Type.Integer(),
  pricePerItemWithoutVAT: euro,
  pricePerItemWithVAT: euro,
}

/** An offer as its link shows it, without costs and margins. */
export const linkedOffer = Type.Object(
  {
    number: Type.String(),
    status: Type.Enum(offerStatuses),
    version: Type.Integer({ description: 'To say with a decision what it was made on' }),
    customerName: Type.String(),
    offerDate: Type.String({ format: 'date' }),
    validUntil: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
      description: 'Last day',
    }),
    notes: Type.String(),
    items: Type.Array(
      Type.Object({
        skuCode: Type.String(),
        description: Type.String(),
        ...price,
        ...total,
        quantityBreaks: Type.Array(Type.Object(price), {
          description: 'The line at other quantities',
        }),
      }),
    ),
    setup: Type.Union([Type.Object(total), Type.Null()], {
      description: 'What setting up is charged at',
    }),
    ...total,
    decidedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'LinkedOffer' },
)

export const decisionInput = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200 })),
    comment: Type.Optional(Type.String({ maxLength: 1000 })),
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of the offer that was shown: another is refused' }),
    ),
  },
  { $id: 'Decision' },
)

export function toLinkedOffer(offer: CustomerOffer): Static<typeof linkedOffer> {
  return {
    number: offer.number,
    status: offer.status,
    version: offer.version,
    customerName: offer.customerName,
    offerDate: offer.offerDate,
    validUntil: offer.validUntil,
    notes: offer.notes,
    items: offer.items.map(item => ({
      skuCode: item.skuCode,
      description: item.description,
      ...toPrice(item),
      ...toTotal(item),
      quantityBreaks: item.quantityBreaks.map(toPrice),
    })),
    setup: offer.setup && toTotal(offer.setup),
    ...toTotal(offer),
    decidedAt: offer.decidedAt?.toISOString() ?? null,
  }
}

function toPrice({ quantity, pricePerItemWithoutVAT, pricePerItemWithVAT }: CustomerPrice) {
  return {
    quantity,
    pricePerItemWithoutVAT: decimalNumber(pricePerItemWithoutVAT),
    pricePerItemWithVAT: decimalNumber(pricePerItemWithVAT),
  }
}

function toTotal({ netTotal, vat, total: sum }: CustomerTotal) {
  return {
    netTotal: decimalNumber(netTotal),
    vat: decimalNumber(vat),
    total: decimalNumber(sum),
  }
}
