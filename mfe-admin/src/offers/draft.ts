import {
  type Cents,
  decimalNumber,
  divideRounded,
  type Line,
  type LineAmounts,
  type Portion,
  parseHundredths,
  priceLine,
  priceOffer,
  vatRates,
} from '@stampa/pricing'
import { readNumber } from '@stampa/rules/numbers'
import type { Offer, OfferDraft, OfferItem, Sku } from './offers.data.ts'

export interface DraftDiscount {
  discount: string
  discountKind: Portion['kind']
}

/** A line of the form, as typed texts. */
export interface DraftItem extends DraftDiscount {
  key: string
  /** Id of a stored line, which keeps its quoted price. */
  _id?: string
  quoted?: Pick<OfferItem, 'priceWithoutVAT' | 'skuCode' | 'productDescription'> & { sku: string }
  /** Null for a free line, with text and price of its own. */
  sku: string | null
  productDescription: string
  priceWithoutVAT: string
  quantity: string
  printCostPerItem: string
  marginPercentage: string
  setupFee: string
  /** Other quantities to price the line for: `100, 250`. */
  quantityBreaks: string
  /** Where it is printed: `front, sleeve`. */
  printPositions: string
  /** Percent. */
  vatRate: string
}

/** The form of an offer, as typed texts. */
export interface Draft extends DraftDiscount {
  customerName: string
  customerEmail: string
  customerAddress: string
  offerDate: string
  validUntil: string
  notes: string
  /** That the customer accepts. */
  terms: string
  /** The PDF is sent with the mail. */
  attachPdf: boolean
  deposit: string
  depositKind: Portion['kind']
  reminderDays: string
  reminderFrom: Offer['reminderFrom']
  setupFee: string
  customOrder: string | null
  designOrder: string | null
  items: DraftItem[]
}

const noDiscount: DraftDiscount = { discount: '', discountKind: 'percent' }

export const normalRate = `${vatRates[0]}`

/** @param key unique React key of the row */
export function emptyItem(key: string): DraftItem {
  return {
    key,
    sku: '',
    productDescription: '',
    priceWithoutVAT: '',
    quantity: '',
    printCostPerItem: '',
    marginPercentage: '',
    setupFee: '',
    quantityBreaks: '',
    printPositions: '',
    ...noDiscount,
    vatRate: normalRate,
  }
}

/** Returns one piece of work or a delivery, without a SKU. */
export function freeItem(key: string): DraftItem {
  const amounts = { quantity: '1', printCostPerItem: '0', marginPercentage: '0' }
  return { ...emptyItem(key), ...amounts, sku: null }
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
    attachPdf: false,
    deposit: '',
    depositKind: 'percent',
    reminderDays: '',
    reminderFrom: 'end',
    setupFee: '',
    ...noDiscount,
    customOrder: null,
    designOrder: null,
    items: [emptyItem('0')],
  }
}

/** Returns a draft that an earlier release has kept, with the fields that it did not know. */
export function completed(draft: Draft): Draft {
  const items = draft.items.map(item => ({ ...emptyItem(item.key), ...item }))
  return { ...emptyDraft(draft.offerDate), ...draft, items }
}

export function draftFromOrder(prefill: OfferDraft): Draft {
  return {
    ...emptyDraft(prefill.offerDate),
    customerName: prefill.customerName,
    customerEmail: prefill.customerEmail,
    notes: prefill.notes,
    customOrder: prefill.customOrder ?? null,
    designOrder: prefill.designOrder ?? null,
    items: prefill.items.map(
      (
        {
          sku,
          productTitle,
          productDescription,
          quantity,
          printPositions = [],
          marginPercentage = '',
        },
        index,
      ) => ({
        ...emptyItem(`${index}`),
        // Without a SKU it is a free line, which says what the order is for.
        ...(sku === null && productTitle !== null
          ? { sku, productDescription: productDescription ?? productTitle }
          : { sku: sku ?? '' }),
        quantity: `${quantity}`,
        printPositions: printPositions.join(', '),
        marginPercentage: `${marginPercentage}`,
      }),
    ),
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
    attachPdf: offer.attachPdf,
    deposit: offer.deposit === 0 ? '' : `${offer.deposit}`,
    depositKind: offer.depositKind,
    reminderDays: `${offer.reminderDays ?? ''}`,
    reminderFrom: offer.reminderFrom,
    validUntil: offer.validUntil ?? '',
    setupFee: offer.setupFee === 0 ? '' : `${offer.setupFee}`,
    ...discountOf(offer),
    customOrder: offer.customOrder,
    designOrder: offer.designOrder,
    items: offer.items.map(draftOfItem),
  }
}

function draftOfItem(item: OfferItem): DraftItem {
  const { priceWithoutVAT, skuCode, productDescription } = item
  const sku = item.sku?._id ?? `gone ${item._id}`
  const product = isFree(item)
    ? { sku: null, productDescription, priceWithoutVAT: `${priceWithoutVAT}` }
    : { sku, quoted: { sku, priceWithoutVAT, skuCode, productDescription } }
  return {
    ...emptyItem(item._id),
    _id: item._id,
    ...product,
    quantity: `${item.quantity}`,
    printCostPerItem: `${item.printCostPerItem}`,
    marginPercentage: `${item.marginPercentage}`,
    setupFee: item.setupFee === 0 ? '' : `${item.setupFee}`,
    quantityBreaks: item.quantityBreaks.map(({ quantity }) => quantity).join(', '),
    printPositions: item.printPositions.join(', '),
    ...discountOf(item),
    vatRate: `${item.vatRate}`,
  }
}

/** Returns whether a stored line never had a SKU. */
export function isFree({ skuCode }: Pick<OfferItem, 'skuCode'>): boolean {
  return skuCode === ''
}

function discountOf({
  discount,
  discountKind,
}: Pick<Offer, 'discount' | 'discountKind'>): DraftDiscount {
  return { discount: discount === 0 ? '' : `${discount}`, discountKind }
}

/** Returns the lines of an offer as text, one per row, to compare two versions. */
export function itemsText(items: readonly DraftItem[], skus: readonly Sku[]): string {
  return items
    .map(item => {
      const { skuCode } = skus.find(({ _id }) => _id === item.sku) ?? item.quoted ?? {}
      const free = `${item.productDescription} ${item.priceWithoutVAT}`
      const code = item.sku === null ? free : (skuCode ?? '?')
      const { quantity, printCostPerItem, marginPercentage, setupFee, quantityBreaks } = item
      const extras = [
        setupFee && `+ ${setupFee}`,
        item.discount && `− ${item.discount}${item.discountKind === 'percent' ? '%' : '€'}`,
        item.printPositions && `[${item.printPositions}]`,
        item.vatRate !== normalRate && `ΦΠΑ ${item.vatRate}%`,
        quantityBreaks && `(${quantityBreaks})`,
      ]
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
  const priced = priceOffer(counted, hundredths(draft.setupFee), discountIn(draft))
  const amountsOf = new Map(counted.map((line, index) => [line, priced.lines[index]]))
  return {
    lines: lines.map((line, index) => {
      const amounts = amountsOf.get(line)
      if (amounts) return perItem(amounts, line.quantity)
      if (draft.items[index]?.quantity.trim() !== '') return noAmounts
      const { costPerItemWithoutVAT, costPerItem } = perItem(priceLine({ ...line, quantity: 1 }), 1)
      return { ...noAmounts, costPerItemWithoutVAT, costPerItem }
    }),
    setup: priced.setup && perItem(priced.setup, 1),
    totals: priced.totals,
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
  return {
    priceWithoutVAT: hundredths(priceOf(item, skus)),
    printCostPerItem: hundredths(item.printCostPerItem),
    marginPercentage: hundredths(item.marginPercentage),
    setupFee: hundredths(item.setupFee),
    quantity: countIn(item.quantity),
    discount: discountIn(item),
    vatRate: BigInt(item.vatRate) * 100n,
  }
}

function discountIn({ discount, discountKind }: DraftDiscount): Portion {
  return { kind: discountKind, value: hundredths(discount) }
}

/** Returns the price of one piece, EUR without VAT: the typed or quoted one, or the current price of the SKU. */
function priceOf(item: DraftItem, skus: readonly Sku[]): string {
  if (item.sku === null) return item.priceWithoutVAT
  const quoted = item.quoted?.sku === item.sku ? item.quoted : undefined
  const { priceWithoutVAT = '' } = quoted ?? skus.find(({ _id }) => _id === item.sku) ?? {}
  return `${priceWithoutVAT}`
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
  const { items, validUntil, setupFee, discount, discountKind, deposit, reminderDays, ...rest } =
    draft
  return {
    ...rest,
    // A new offer without it gets the service's default period; a stored one gets none.
    ...(validUntil ? { validUntil } : isNew ? {} : { validUntil: null }),
    ...amount('setupFee', setupFee),
    ...discountBody(draft),
    ...amount('deposit', deposit),
    ...amount('reminderDays', reminderDays),
    items: items.map(item => ({
      ...(item._id !== undefined && { _id: item._id }),
      sku: item.sku,
      ...(item.sku === null && {
        productDescription: item.productDescription,
        ...amount('priceWithoutVAT', item.priceWithoutVAT),
      }),
      ...amount('quantity', item.quantity),
      ...amount('printCostPerItem', item.printCostPerItem),
      ...amount('marginPercentage', item.marginPercentage),
      ...amount('setupFee', item.setupFee),
      quantityBreaks: breaksIn(item.quantityBreaks),
      ...positionsBody(item),
      ...discountBody(item),
      ...(item.vatRate !== normalRate && { vatRate: Number(item.vatRate) }),
    })),
  }
}

function positionsBody({ printPositions }: DraftItem) {
  const names = printPositions.split(/[,;\n]/).flatMap(name => name.trim() || [])
  return names.length > 0 ? { printPositions: names } : {}
}

function discountBody({ discount, discountKind }: DraftDiscount) {
  return discount.trim() === '' ? {} : { ...amount('discount', discount), discountKind }
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
