import { decimalNumber, limits, maxTotal, portionKinds, vatRates } from '@stampa/pricing'
import { declineReasons } from '@stampa/rules/decline-reasons'
import { dateTime, requiredText, type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import { amountInput, euro, percent } from '../money/amount.ts'
import { offerStatuses, reminderStarts, storedStatuses } from './status.ts'

/** A day, or a moment as ISO 8601 text, which counts as its day in Greece. */
/** Longest text of a line without SKU. */
export const maxDescription = 500

const dayOrMoment = (message: string) =>
  Type.String({
    anyOf: [{ format: 'date' }, { format: 'date-time' }],
    pattern: '^20\\d\\d-',
    description: '`2026-11-20`, or a moment of that day',
    message,
  })

const quantity = Type.Integer({ minimum: 1, maximum: limits.quantity })

const discountInput = {
  discount: Type.Optional(
    amountInput('Discount', decimalNumber(maxTotal), 'Percent, or euro without VAT'),
  ),
  discountKind: Type.Optional(
    Type.Enum(portionKinds, { description: 'Left out: percent', title: 'Discount kind' }),
  ),
}

const discount = {
  discount: Type.Number({ description: 'Percent or euro; 0 for none' }),
  discountKind: Type.Enum(portionKinds),
}

const deposit = {
  deposit: Type.Number({ description: 'Percent or euro of the total with VAT; 0 for none' }),
  depositKind: Type.Enum(portionKinds),
}

export const offerItemInput = Type.Object(
  {
    _id: Type.Optional(
      Type.String({ format: 'uuid', description: 'Of a kept line, which keeps its quoted price' }),
    ),
    sku: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()], {
      description: 'Null for a free line, with description and price of its own',
      message: 'Please select a product',
    }),
    productDescription: Type.Optional(
      Type.String({ maxLength: maxDescription, description: 'Of a free line' }),
    ),
    priceWithoutVAT: Type.Optional(
      amountInput('Price', limits.pricePerItem, 'Cost of one item of a free line'),
    ),
    quantity,
    printCostPerItem: amountInput('Print cost per item', limits.pricePerItem),
    marginPercentage: amountInput('Margin percentage', limits.marginPercentage),
    setupFee: Type.Optional(
      amountInput('Setup fee', limits.setupFee, 'Paid once for the line, without VAT'),
    ),
    quantityBreaks: Type.Optional(
      Type.Array(quantity, {
        maxItems: limits.quantityBreaks,
        uniqueItems: true,
        description: 'Other quantities to price the line for',
      }),
    ),
    printPositions: Type.Optional(
      Type.Array(requiredText(100, 'A print position needs a name'), {
        maxItems: limits.printPositions,
        description: 'Where the pieces are printed; the print cost is that of all positions',
      }),
    ),
    ...discountInput,
    vatRate: Type.Optional(
      Type.Enum(vatRates, { title: 'VAT rate', description: 'Percent; left out: 24' }),
    ),
  },
  { $id: 'OfferItem' },
)

const origin = (description: string) =>
  Type.Optional(nullable(Type.String({ format: 'uuid' }), description))

/** Request body of a new and a changed offer. */
export const offerInput = Type.Object(
  {
    customerName: requiredText(200, 'Customer name is required'),
    offerDate: dayOrMoment('Offer date is required'),
    items: Type.Array(offerItemInput, {
      minItems: 1,
      maxItems: limits.lines,
      message: 'At least one item is required',
    }),
    customerEmail: Type.Optional(
      Type.Union([Type.Literal(''), Type.String({ format: 'email', maxLength: 254 })], {
        message: 'Please enter a valid email address',
      }),
    ),
    customerAddress: Type.Optional(Type.String({ maxLength: 500 })),
    validUntil: Type.Optional(
      Type.Union([Type.String({ format: 'date', pattern: '^20\\d\\d-' }), Type.Null()], {
        description: 'Last day; null for no end; left out, 30 days after the offer date',
        message: 'Valid until must be a date',
      }),
    ),
    notes: Type.Optional(Type.String({ maxLength: 5000, description: 'For the customer' })),
    terms: Type.Optional(
      Type.String({ maxLength: 10_000, description: 'That the customer accepts with the offer' }),
    ),
    attachPdf: Type.Optional(
      Type.Boolean({ description: 'Send the PDF with the mail; left out: false' }),
    ),
    reminderDays: Type.Optional(
      nullable(
        Type.Integer({ minimum: 1, maximum: 90 }),
        'The customer is reminded once; null or left out: never',
      ),
    ),
    reminderFrom: Type.Optional(
      Type.Enum(reminderStarts, {
        description: 'Days after it was sent, or before its last day; left out: end',
      }),
    ),
    setupFee: Type.Optional(
      amountInput('Setup fee', limits.setupFee, 'Paid once for the offer, without VAT and margin'),
    ),
    ...discountInput,
    deposit: Type.Optional(
      amountInput('Deposit', decimalNumber(maxTotal), 'Percent or euro of the total with VAT'),
    ),
    depositKind: Type.Optional(
      Type.Enum(portionKinds, { description: 'Left out: percent', title: 'Deposit kind' }),
    ),
    customOrder: origin('Custom order that it was made from'),
    designOrder: origin('Order of the design studio that it was made from'),
  },
  { $id: 'Offer' },
)

const amounts = {
  totalCostWithoutVAT: euro,
  costVAT: euro,
  totalCost: euro,
  netRevenue: euro,
  vat: euro,
  totalRevenue: euro,
}

const line = {
  ...amounts,
  sellingPricePerItemWithoutVAT: euro,
  sellingPricePerItemWithVAT: euro,
  profit: euro,
  profitPerItem: euro,
}

export const offerItem = Type.Object(
  {
    _id: Type.String(),
    sku: nullable(
      Type.Object({
        _id: Type.String(),
        skuCode: Type.String(),
        productDescription: Type.String(),
      }),
      'The SKU as it is now; null when it no longer exists, and for a free line',
    ),
    skuCode: Type.String({
      description: 'Copied when it was quoted, like description and price; empty for a free line',
    }),
    productDescription: Type.String(),
    priceWithoutVAT: euro,
    minimumOrderItems: Type.Integer(),
    belowMinimumOrder: Type.Boolean({ description: 'A warning only' }),
    quantity: Type.Integer(),
    printCostPerItem: euro,
    marginPercentage: percent,
    setupFee: euro,
    ...discount,
    vatRate: percent,
    printPositions: Type.Array(Type.String()),
    ...line,
    quantityBreaks: Type.Array(Type.Object({ quantity: Type.Integer(), ...line }), {
      description: 'The line at other quantities, in no total',
    }),
  },
  { $id: 'OfferItem' },
)

export const offer = Type.Object(
  {
    _id: Type.String(),
    number: Type.String({ description: 'ΠΡ-2026-0001' }),
    status: Type.Enum(offerStatuses),
    customerName: Type.String(),
    customerEmail: Type.String(),
    customerAddress: Type.String(),
    offerDate: Type.String({ format: 'date' }),
    validUntil: nullable(Type.String({ format: 'date' })),
    notes: Type.String(),
    terms: Type.String(),
    attachPdf: Type.Boolean(),
    reminderDays: nullable(Type.Integer()),
    reminderFrom: Type.Enum(reminderStarts),
    customOrder: nullable(Type.String()),
    designOrder: nullable(Type.String()),
    items: Type.Array(offerItem),
    setupFee: euro,
    ...discount,
    ...deposit,
    discountTotal: { ...euro, description: 'Euro without VAT; the lines contain it' },
    setup: nullable(Type.Object(line), "The offer's own set-up fee as a line; null for none"),
    ...amounts,
    totalProfit: euro,
    profitMargin: Type.Number({ description: 'Percent: total profit ÷ total cost' }),
    netProfit: euro,
    netMargin: Type.Number({ description: 'Percent: net profit ÷ total cost without VAT' }),
    link: nullable(Type.String(), 'Path of the customer’s page; null while it is a draft'),
    sentAt: nullable(dateTime()),
    remindedAt: nullable(dateTime()),
    decision: nullable(
      Type.Object({
        at: dateTime(),
        name: Type.String(),
        comment: Type.String(),
        reason: nullable(Type.Enum(declineReasons), 'Why the customer declined'),
        termsAccepted: Type.Boolean({ description: 'By the customer' }),
      }),
    ),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: dateTime(),
    createdBy: Type.String(),
    updatedAt: dateTime(),
  },
  { $id: 'Offer' },
)

export const statusInput = Type.Object({
  status: Type.Enum(storedStatuses),
  comment: Type.Optional(Type.String({ maxLength: 1000 })),
})

export type OfferInput = Static<typeof offerInput>
export type OfferItemInput = Static<typeof offerItemInput>
export type Offer = Static<typeof offer>
export type OfferItem = Static<typeof offerItem>
