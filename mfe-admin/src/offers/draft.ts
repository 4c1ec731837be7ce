import {
  type Cents,
  decimalNumber,
  divideRounded,
  type Line,
  type LineAmounts,
  parseHundredths,
  priceLine,
  priceOffer,
} from '@stampa/pricing'
import { readNumber } from '@stampa/rules/numbers'
import type { Offer, OfferDraft, OfferItem, Sku } from './offers.data.ts'

/** A line of the form, as typed texts. */
export interface DraftItem {
  key: string
  /** Id of a stored line, which keeps its quoted price. */
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

/** The form of an offer, as typed texts. */
export interface Draft {
  customerName: string
  customerEmail: string
  customerAddress: string
  offerDate: string
  validUntil: string
  notes: string
  /** That the customer accepts. */
  terms: string
  setupFee: string
  customOrder: string | null
  designOrder: string | null
  items: DraftItem[]
}

/** @param key unique React key of the row */
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
    terms: '',
    setupFee: '',
    customOrder: null,
    designOrder: null,
    items: [emptyItem('0')],
  }
}

export function draftFromOrder(prefill: OfferDraft): Draft {
  return {
    ...emptyDraft(prefill.offerDate),
    customerName: prefill.customerName,
    customerEmail: prefill.customerEmail,
    notes: prefill.notes,
    customOrder: prefill.customOrder ?? null,
    designOrder: prefill.designOrder ?? null,
    items: prefill.items.map(({ sku, quantity, marginPercentage = '' }, index) => ({
      ...emptyItem(`${index}`),
      sku: sku ?? '',
      quantity: `${quantity}`,
      marginPercentage: `${marginPercentage}`,
    })),
  }
}

export function draftOfOffer(offer: Offer): Draft {
  const { customerName, customerEmail, customerAddress, offerDate, notes, terms } = offer
  return {
    customerName,
    customerEmail,
    customerAddress,
    offerDate,
    notes,
    terms,
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

/** Returns the lines of an offer as text, one per row, to compare two versions. */
export function itemsText(items: readonly DraftItem[], skus: readonly Sku[]): string {
  return items
    .map(item => {
      const code = skus.find(({ _id }) => _id === item.sku)?.skuCode ?? item.quoted?.skuCode ?? '?'
      const { quantity, printCostPerItem, marginPercentage, setupFee, quantityBreaks } = item
      const extras = [setupFee && `+ ${setupFee}`, quantityBreaks && `(${quantityBreaks})`]
      return [`${code}: ${quantity} × ${printCostPerItem}, ${marginPercentage}%`, ...extras]
        .filter(Boolean)
        .join(' ')
    })
    .join('\n')
}

/** The amounts of a line, with its costs per item. */
export interface ShownAmounts extends LineAmounts {
  costPerItemWithoutVAT: Cents
  costPerItem: Cents
}

/**
 * Prices a form as the service does. A text that is no number counts as 0; an empty quantity counts as 1 in the costs
 * of one item (back-office specification, section 9).
 */
export function priceDraft(draft: Draft, skus: readonly Sku[]) {
  const lines = draft.items.map(item => lineOf(item, skus))
  const counted = lines.filter(({ quantity }) => quantity > 0)
  return {
    lines: lines.map((line, index) => {
      if (line.quantity > 0) return perItem(priceLine(line), line.quantity)
      if (draft.items[index]?.quantity.trim() !== '') return noAmounts
      const { costPerItemWithoutVAT, costPerItem } = perItem(priceLine({ ...line, quantity: 1 }), 1)
      return { ...noAmounts, costPerItemWithoutVAT, costPerItem }
    }),
    totals: priceOffer(counted, hundredths(draft.setupFee)).totals,
  }
}

/** Adds the cost of one item. @param quantity from 1 */
function perItem(amounts: LineAmounts, quantity: number): ShownAmounts {
  return {
    ...amounts,
    costPerItemWithoutVAT: divideRounded(amounts.totalCostWithoutVAT, BigInt(quantity)),
    costPerItem: divideRounded(amounts.totalCost, BigInt(quantity)),
  }
}

/** Amounts of a line without a quantity. */
export const noAmounts = perItem(
  priceLine({
    priceWithoutVAT: 0n,
    printCostPerItem: 0n,
    marginPercentage: 0n,
    setupFee: 0n,
    quantity: 1,
  }),
  1,
)

/** Converts amounts in cents to EUR, for display. */
export function inEuro<Field extends string>(amounts: Record<Field, Cents>): Record<Field, number> {
  const entries = Object.entries<Cents>(amounts)
  const converted = entries.map(([field, amount]) => [field, decimalNumber(amount)])
  return Object.fromEntries(converted)
}

/** Returns the inputs of a line's price; the quantity is 0 until it is a number. */
export function lineOf(item: DraftItem, skus: readonly Sku[]): Line {
  const price = priceOf(item, skus)
  return {
    priceWithoutVAT: hundredths(price === undefined ? '' : `${price}`),
    printCostPerItem: hundredths(item.printCostPerItem),
    marginPercentage: hundredths(item.marginPercentage),
    setupFee: hundredths(item.setupFee),
    quantity: countIn(item.quantity),
  }
}

/** Returns the price of one piece, EUR without VAT: the quoted one, or the current price of the SKU. */
function priceOf(item: DraftItem, skus: readonly Sku[]): number | undefined {
  if (item.quoted?.sku === item.sku) return item.quoted.priceWithoutVAT
  return skus.find(({ _id }) => _id === item.sku)?.priceWithoutVAT
}

function hundredths(text: string): Cents {
  const parsed = parseHundredths(readNumber(text).number ?? 0)
  return parsed === undefined || parsed < 0n ? 0n : parsed
}

/** Returns a typed quantity; 0 for a text that is none. */
export function countIn(text: string): number {
  const { number = 0 } = readNumber(text)
  return Number.isInteger(number) && number > 0 && number < 1e9 ? number : 0
}

/**
 * Returns the request body for a form. Empty amounts are left out and texts that are no numbers are sent unchanged,
 * so that the service reports both.
 */
export function bodyOf(draft: Draft, isNew: boolean) {
  const { items, validUntil, setupFee, ...rest } = draft
  return {
    ...rest,
    // A new offer without it gets the service's default period; a stored one gets none.
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
  return trimmed === '' ? {} : { [field]: readNumber(trimmed).number ?? trimmed }
}

/** @example breaksIn('100, 250') // [100, 250] */
export function breaksIn(text: string): (number | string)[] {
  return text
    .split(/[\s,;]+/)
    .filter(part => part !== '')
    .map(part => (/^\d+$/.test(part) ? Number(part) : part))
}

/**
 * Returns whether a field has its value from before, so that its error still applies.
 *
 * @param field path in the request body: 'customerName', 'items.0.quantity'
 */
export function isUnchanged(before: Draft, now: Draft, field: string): boolean {
  return JSON.stringify(valueAt(before, field)) === JSON.stringify(valueAt(now, field))
}

/** Includes the key of the line: another line may be at its index now. */
function valueAt(draft: Draft, field: string): unknown {
  const [name = '', index, part = ''] = field.split('.')
  if (name !== 'items') return new Map(Object.entries(draft)).get(name)
  const item = index === undefined ? undefined : draft.items[Number(index)]
  return item ? [item.key, new Map(Object.entries(item)).get(part)] : draft.items.length
}
