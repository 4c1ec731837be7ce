import {
  type Cents,
  divideRounded,
  type Line,
  type LineAmounts,
  type OfferTotals,
  parseHundredths,
  priceLine,
  priceOffer,
} from '@stampa/pricing'
import type { Offer, OfferDraft, OfferItem, Sku } from './offers.data.ts'

/** A line of the form, as it is typed. */
export interface DraftItem {
  /** Of the row on the screen. */
  key: string
  /** Of a stored line that stays: it keeps what it was quoted at. */
  _id?: string
  quoted?: Pick<OfferItem, 'priceWithoutVAT' | 'skuCode' | 'productDescription'> & { sku: string }
  sku: string
  quantity: string
  printCostPerItem: string
  marginPercentage: string
  setupFee: string
  /** Other quantities to price the line for: `100, 250`. */
  quantityBreaks: string
}

/** The form of an offer, as it is typed. */
export interface Draft {
  customerName: string
  customerEmail: string
  customerAddress: string
  offerDate: string
  validUntil: string
  notes: string
  setupFee: string
  customOrder: string | null
  designOrder: string | null
  items: DraftItem[]
}

/** @param key of the row; unlike that of every other */
export function emptyItem(key: string): DraftItem {
  return {
    key,
    sku: '',
    quantity: '',
    printCostPerItem: '',
    marginPercentage: '',
    setupFee: '',
    quantityBreaks: '',
  }
}

/** @param today as `2026-11-20` */
export function emptyDraft(today: string): Draft {
  return {
    customerName: '',
    customerEmail: '',
    customerAddress: '',
    offerDate: today,
    validUntil: '',
    notes: '',
    setupFee: '',
    customOrder: null,
    designOrder: null,
    items: [emptyItem('0')],
  }
}

/** What an order tells of the offer to write for it. */
export function draftFromOrder(prefill: OfferDraft): Draft {
  return {
    ...emptyDraft(prefill.offerDate),
    customerName: prefill.customerName,
    customerEmail: prefill.customerEmail,
    notes: prefill.notes,
    customOrder: prefill.customOrder ?? null,
    designOrder: prefill.designOrder ?? null,
    items: prefill.items.map(({ sku, quantity }, index) => ({
      ...emptyItem(`${index}`),
      sku: sku ?? '',
      quantity: `${quantity}`,
    })),
  }
}

export function draftOfOffer(offer: Offer): Draft {
  const { customerName, customerEmail, customerAddress, offerDate, notes } = offer
  return {
    customerName,
    customerEmail,
    customerAddress,
    offerDate,
    notes,
    validUntil: offer.validUntil ?? '',
    setupFee: offer.setupFee === 0 ? '' : `${offer.setupFee}`,
    customOrder: offer.customOrder,
    designOrder: offer.designOrder,
    items: offer.items.map(draftOfItem),
  }
}

function draftOfItem(item: OfferItem): DraftItem {
  const sku = item.sku?._id ?? `gone ${item._id}`
  const { priceWithoutVAT, skuCode, productDescription } = item
  return {
    key: item._id,
    _id: item._id,
    quoted: { sku, priceWithoutVAT, skuCode, productDescription },
    sku,
    quantity: `${item.quantity}`,
    printCostPerItem: `${item.printCostPerItem}`,
    marginPercentage: `${item.marginPercentage}`,
    setupFee: item.setupFee === 0 ? '' : `${item.setupFee}`,
    quantityBreaks: item.quantityBreaks.map(({ quantity }) => quantity).join(', '),
  }
}

/** The amounts of a line, and what the form shows of them per item. */
export interface ShownAmounts extends LineAmounts {
  costPerItemWithoutVAT: Cents
  costPerItem: Cents
}

export interface PricedDraft {
  lines: ShownAmounts[]
  totals: OfferTotals
}

/**
 * Prices a form as the service will price it. What is not yet a number counts as none; a line without a
 * quantity costs nothing (back-office specification, section 9).
 */
export function priceDraft(draft: Draft, skus: readonly Sku[]): PricedDraft {
  const lines = draft.items.map(item => lineOf(item, skus))
  const counted = lines.filter(({ quantity }) => quantity > 0)
  return {
    lines: lines.map(line => (line.quantity > 0 ? perItem(priceLine(line), line.quantity) : none)),
    totals: priceOffer(counted, hundredths(draft.setupFee)).totals,
  }
}

/** Adds the cost of one item. @param quantity from 1 */
export function perItem(amounts: LineAmounts, quantity: number): ShownAmounts {
  return {
    ...amounts,
    costPerItemWithoutVAT: divideRounded(amounts.totalCostWithoutVAT, BigInt(quantity)),
    costPerItem: divideRounded(amounts.totalCost, BigInt(quantity)),
  }
}

const none: ShownAmounts = {
  totalCostWithoutVAT: 0n,
  costVAT: 0n,
  totalCost: 0n,
  netRevenue: 0n,
  vat: 0n,
  totalRevenue: 0n,
  profit: 0n,
  sellingPricePerItemWithoutVAT: 0n,
  sellingPricePerItemWithVAT: 0n,
  profitPerItem: 0n,
  costPerItemWithoutVAT: 0n,
  costPerItem: 0n,
}

/** What a line is priced from, as far as it is typed; the quantity is 0 until it is a number. */
export function lineOf(item: DraftItem, skus: readonly Sku[]): Line {
  const price = priceOf(item, skus)
  return {
    priceWithoutVAT: hundredths(price === undefined ? '' : `${price}`),
    printCostPerItem: hundredths(item.printCostPerItem),
    marginPercentage: hundredths(item.marginPercentage),
    setupFee: hundredths(item.setupFee),
    quantity: /^\d{1,9}$/.test(item.quantity) ? Number(item.quantity) : 0,
  }
}

/** What one piece costs in this line: as it was quoted, or as the SKU is now. Euro, without VAT. */
export function priceOf(item: DraftItem, skus: readonly Sku[]): number | undefined {
  if (item.quoted?.sku === item.sku) return item.quoted.priceWithoutVAT
  return skus.find(({ _id }) => _id === item.sku)?.priceWithoutVAT
}

function hundredths(text: string): Cents {
  const parsed = parseHundredths(text.trim())
  return parsed === undefined || parsed < 0n ? 0n : parsed
}

/**
 * The body of the call that stores the form. What is empty is left out, so that the service says that
 * it is missing; what is no number goes as it is, so that the service says what is wrong with it.
 */
export function bodyOf(draft: Draft, isNew: boolean) {
  const { items, validUntil, setupFee, ...rest } = draft
  return {
    ...rest,
    // Left out of a new offer, the service's own period holds; of a stored one, none does.
    ...(validUntil ? { validUntil } : isNew ? {} : { validUntil: null }),
    ...amount('setupFee', setupFee),
    items: items.map(item => ({
      ...(item._id !== undefined && { _id: item._id }),
      sku: item.sku,
      ...amount('quantity', item.quantity),
      ...amount('printCostPerItem', item.printCostPerItem),
      ...amount('marginPercentage', item.marginPercentage),
      ...amount('setupFee', item.setupFee),
      quantityBreaks: breaksIn(item.quantityBreaks),
    })),
  }
}

function amount(field: string, text: string): Record<string, number | string> {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  const number = Number(trimmed)
  return { [field]: Number.isFinite(number) ? number : trimmed }
}

/** @example breaksIn('100, 250') // [100, 250] */
export function breaksIn(text: string): (number | string)[] {
  return text
    .split(/[\s,;]+/)
    .filter(part => part !== '')
    .map(part => (Number.isFinite(Number(part)) ? Number(part) : part))
}

/**
 * Whether a field holds what it held before, so that what the service said of it still counts.
 *
 * @param field as the service names it: 'customerName', 'items.0.quantity'
 */
export function isUnchanged(before: Draft, now: Draft, field: string): boolean {
  return JSON.stringify(valueAt(before, field)) === JSON.stringify(valueAt(now, field))
}

/** With the key of its line: another line may have come to its place. */
function valueAt(draft: Draft, field: string): unknown {
  const [name = '', index, part = ''] = field.split('.')
  if (name !== 'items') return new Map(Object.entries(draft)).get(name)
  const item = index === undefined ? undefined : draft.items[Number(index)]
  return item ? [item.key, new Map(Object.entries(item)).get(part)] : draft.items.length
}
