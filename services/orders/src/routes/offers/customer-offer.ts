import { type Cents, priceBreaks, priceOffer } from '@stampa/pricing'
import { athensDate } from '../../dates/athens.ts'
import { fromColumns, lineColumns, totalColumns } from './columns.ts'
import type { ItemRow, StoredOffer } from './item-store.ts'
import { toLine } from './quote.ts'
import { type OfferStatus, statusOn } from './status.ts'
import { detailsOf } from './view.ts'

export interface CustomerTotal {
  netTotal: Cents
  vat: Cents
  total: Cents
}

export interface CustomerPrice {
  quantity: number
  pricePerItemWithoutVAT: Cents
  pricePerItemWithVAT: Cents
}

export interface CustomerItem extends CustomerPrice, CustomerTotal {
  skuCode: string
  description: string
  quantityBreaks: CustomerPrice[]
}

/** An offer as its customer may see it: selling prices without costs and margins. */
export interface CustomerOffer extends CustomerTotal, ReturnType<typeof detailsOf> {
  number: string
  status: OfferStatus
  version: number
  items: CustomerItem[]
  /** Price of the offer's set-up, or null. */
  setup: CustomerTotal | null
  decidedAt: Date | null
  /** Name of the customer who ticked the terms, or null. */
  termsAcceptedBy: string | null
}

export function toCustomerOffer({ row, items }: StoredOffer): CustomerOffer {
  const { setup } = priceOffer([], BigInt(row.setup_fee_cents))
  return {
    number: row.number,
    status: statusOn(row.status, row.valid_until, athensDate()),
    version: row.version,
    ...detailsOf(row),
    items: items.map(toCustomerItem),
    setup: setup && toTotal(setup),
    ...toTotal(fromColumns(totalColumns, row)),
    decidedAt: row.decided_at,
    termsAcceptedBy: row.terms_accepted ? row.decided_by : null,
  }
}

function toCustomerItem(row: ItemRow): CustomerItem {
  const amounts = fromColumns(lineColumns, row)
  return {
    skuCode: row.sku_code,
    description: row.product_description,
    ...toPrice({ quantity: row.quantity, ...amounts }),
    ...toTotal(amounts),
    quantityBreaks: priceBreaks(toLine(row), row.quantity_breaks).map(toPrice),
  }
}

function toPrice(line: {
  quantity: number
  sellingPricePerItemWithoutVAT: Cents
  sellingPricePerItemWithVAT: Cents
}): CustomerPrice {
  return {
    quantity: line.quantity,
    pricePerItemWithoutVAT: line.sellingPricePerItemWithoutVAT,
    pricePerItemWithVAT: line.sellingPricePerItemWithVAT,
  }
}

function toTotal(amounts: { netRevenue: Cents; vat: Cents; totalRevenue: Cents }): CustomerTotal {
  return { netTotal: amounts.netRevenue, vat: amounts.vat, total: amounts.totalRevenue }
}
