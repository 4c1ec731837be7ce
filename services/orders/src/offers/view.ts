import { decimalNumber, priceBreaks } from '@stampa/pricing'
import { shopDay } from '@stampa/rules/shop-time'
import type { Links } from '@stampa/service-kit/links'
import { toNumbers } from '../money/amount.ts'
import {
  type DepositColumns,
  type DiscountColumns,
  fromColumns,
  lineColumns,
  totalColumns,
} from './columns.ts'
import { repriceOffer, toLine } from './quote.ts'
import type { Offer, OfferItem } from './schema.ts'
import { statusOn } from './status.ts'
import type { ItemRow, OfferRow, StoredOffer } from './store.ts'

/** Purpose of the token in an offer's link. */
export const linkPurpose = 'offer'

export function offerPage(links: Links, row: Pick<OfferRow, 'id' | 'link_version'>): string {
  return `/offer/${links.token(linkPurpose, row.id, row.link_version)}`
}

/**
 * Returns an offer as administrators see it.
 *
 * @param links undefined for those who may not decide for the customer, as the customer's link lets its holder
 */
export function toOffer(stored: StoredOffer, links: Links | undefined): Offer {
  const { row, items } = stored
  const { setup, subtotal, totals } = repriceOffer(stored)
  return {
    _id: row.id,
    number: row.number,
    status: statusOn(row.status, row.valid_until, shopDay()),
    ...detailsOf(row),
    attachPdf: row.attach_pdf,
    reminderDays: row.reminder_days,
    reminderFrom: row.reminder_from,
    customOrder: row.custom_order_id,
    designOrder: row.design_order_id,
    items: items.map(toItem),
    setupFee: decimalNumber(BigInt(row.setup_fee_cents)),
    ...discountOf(row),
    ...depositOf(row),
    discountTotal: decimalNumber(subtotal - totals.netRevenue),
    setup: setup && toNumbers(setup),
    ...toNumbers(fromColumns(totalColumns, row)),
    link: links && row.status !== 'Draft' ? offerPage(links, row) : null,
    sentAt: row.sent_at,
    remindedAt: row.reminded_at,
    decision: row.decided_at && {
      at: row.decided_at,
      name: row.decided_by ?? '',
      comment: row.decision_comment ?? '',
      reason: row.decline_reason,
      termsAccepted: row.terms_accepted,
    },
    version: row.version,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
  }
}

function discountOf({ discount, discount_kind }: DiscountColumns<string>) {
  return { discount: decimalNumber(BigInt(discount)), discountKind: discount_kind }
}

function depositOf({ deposit, deposit_kind }: DepositColumns<string>) {
  return { deposit: decimalNumber(BigInt(deposit)), depositKind: deposit_kind }
}

/** Returns the fields that customer and administrators see alike. */
export function detailsOf(row: OfferRow) {
  return {
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerAddress: row.customer_address,
    offerDate: row.offer_date,
    validUntil: row.valid_until,
    notes: row.notes,
    terms: row.terms,
  }
}

/** Returns the fields that an offer's history records. */
export function followed({ row, items }: StoredOffer): Record<string, unknown> {
  return {
    ...detailsOf(row),
    setupFee: decimalNumber(BigInt(row.setup_fee_cents)),
    ...discountOf(row),
    ...depositOf(row),
    items: items.map(toItem).map(item => ({
      skuCode: item.skuCode,
      productDescription: item.productDescription,
      priceWithoutVAT: item.priceWithoutVAT,
      quantity: item.quantity,
      printCostPerItem: item.printCostPerItem,
      marginPercentage: item.marginPercentage,
      setupFee: item.setupFee,
      discount: item.discount,
      discountKind: item.discountKind,
      vatRate: item.vatRate,
      printPositions: item.printPositions,
      quantityBreaks: item.quantityBreaks.map(({ quantity }) => quantity),
    })),
    totalRevenue: decimalNumber(BigInt(row.total_revenue_cents)),
    status: row.status,
  }
}

function toItem(row: ItemRow): OfferItem {
  const { current_code, current_description } = row
  const breaks = priceBreaks(toLine(row), row.quantity_breaks)
  return {
    _id: row.id,
    sku:
      current_code === null || current_description === null || row.sku_id === null
        ? null
        : { _id: row.sku_id, skuCode: current_code, productDescription: current_description },
    skuCode: row.sku_code,
    productDescription: row.product_description,
    priceWithoutVAT: decimalNumber(BigInt(row.price_cents)),
    minimumOrderItems: row.minimum_order_items,
    belowMinimumOrder: row.quantity < row.minimum_order_items,
    quantity: row.quantity,
    printCostPerItem: decimalNumber(BigInt(row.print_cost_cents)),
    marginPercentage: decimalNumber(BigInt(row.margin_bp)),
    setupFee: decimalNumber(BigInt(row.setup_fee_cents)),
    ...discountOf(row),
    vatRate: decimalNumber(BigInt(row.vat_bp)),
    printPositions: row.print_positions,
    ...toNumbers(fromColumns(lineColumns, row)),
    quantityBreaks: breaks.map(({ quantity, ...amounts }) => ({ quantity, ...toNumbers(amounts) })),
  }
}
