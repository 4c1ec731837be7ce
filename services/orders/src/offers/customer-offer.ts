import {
  type Cents,
  decimalNumber,
  fullRevenue,
  portionOf,
  priceBreaks,
  priceLine,
  priceOffer,
  sumByVatRate,
  vatRate,
} from '@stampa/pricing'
import { shopDay } from '@stampa/rules/shop-time'
import { fromColumns, lineColumns, totalColumns } from './columns.ts'
import { repriceOffer, toLine } from './quote.ts'
import { type OfferStatus, statusOn } from './status.ts'
import type { ItemRow, StoredOffer } from './store.ts'
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
  printPositions: string[]
  /** Percent. */
  vatRate: number
  /** Of this line, which its amounts contain. */
  discount: Cents
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
  /** Of the whole offer, which its totals contain and its lines do not. */
  discount: Cents
  /** The totals by VAT rate in percent, highest first. */
  vatRates: { rate: number; netTotal: Cents; vat: Cents }[]
  /** Part of the total that is paid in advance; 0 for none. */
  deposit: Cents
  decidedAt: Date | null
  /** Name of the customer who ticked the terms, or null. */
  termsAcceptedBy: string | null
}

export function toCustomerOffer(stored: StoredOffer): CustomerOffer {
  const { row, items } = stored
  const { setup, subtotal, totals } = repriceOffer(stored)
  const { setup: setupFee } = priceOffer([], BigInt(row.setup_fee_cents))
  const discount = subtotal - totals.netRevenue
  const sold = items.map(item => ({
    ...fromColumns(lineColumns, item),
    vatRate: BigInt(item.vat_bp),
  }))
  return {
    number: row.number,
    status: statusOn(row.status, row.valid_until, shopDay()),
    version: row.version,
    ...detailsOf(row),
    items: items.map(item => toCustomerItem(item, discount > 0n)),
    setup: setupFee && toTotal(setupFee),
    discount,
    vatRates: sumByVatRate(setup ? [...sold, { ...setup, vatRate }] : sold).map(sum => ({
      rate: decimalNumber(sum.vatRate),
      netTotal: sum.netRevenue,
      vat: sum.vat,
    })),
    ...toTotal(fromColumns(totalColumns, row)),
    deposit: portionOf(BigInt(row.total_revenue_cents), {
      kind: row.deposit_kind,
      value: BigInt(row.deposit),
    }),
    decidedAt: row.decided_at,
    termsAcceptedBy: row.terms_accepted ? row.decided_by : null,
  }
}

/** @param isReduced the stored amounts contain a share of the offer's discount */
function toCustomerItem(row: ItemRow, isReduced: boolean): CustomerItem {
  const line = toLine(row)
  const amounts = isReduced ? priceLine(line) : fromColumns(lineColumns, row)
  return {
    skuCode: row.sku_code,
    description: row.product_description,
    printPositions: row.print_positions,
    vatRate: decimalNumber(BigInt(row.vat_bp)),
    discount: fullRevenue(line) - amounts.netRevenue,
    ...toPrice({ quantity: row.quantity, ...amounts }),
    ...toTotal(amounts),
    quantityBreaks: priceBreaks(line, row.quantity_breaks).map(toPrice),
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
