import type { LineEstimate, PriceChoice } from '@stampa/pricing'
import { choiceSchema, estimateSchema, sideChoiceSchema } from '@stampa/pricing/schemas'
import { maxMockups } from '@stampa/rules/files'
import {
  dateTime,
  requiredEmail,
  requiredPhone,
  requiredText,
  type Static,
  Type,
} from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { timelineEntry as entryOf, notify } from '@stampa/service-kit/order-workflow'
import { ownReview } from '@stampa/service-kit/reviews'
import { nullable } from '@stampa/service-kit/validation'
import { designBounds } from '../designs/design-data.ts'
import { originalsField } from '../file-rules.ts'

/** Back-office specification, section 4. Any status may follow any other. */
export const orderStatuses = [
  'Submitted',
  'In Review',
  'Quoted',
  'Approved',
  'In Production',
  'Completed',
  'Cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatus = Type.Enum(orderStatuses)

export const mockupView = Type.Enum(['front', 'back'])

const noMockups = 'Please save at least one mockup before submitting!'

const maxQuantity = 1_000_000

/** Name, number and size to print on one piece. */
export const person = Type.Object({
  name: Type.String({ maxLength: 60 }),
  number: Type.String({ maxLength: 10 }),
  size: Type.String({ maxLength: 20 }),
})

const sizes = Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: maxQuantity }), {
  description: 'Pieces of each size; together the quantity',
  maxProperties: 20,
})

export const newMockup = Type.Object({
  productId: Type.String({ format: 'uuid', message: 'Product not found' }),
  productName: requiredText(200, 'Product name is required'),
  colorName: requiredText(100, 'Color name is required'),
  view: Type.Enum(['front', 'back'], { message: 'View must be front or back' }),
  designData: Type.String({
    maxLength: designBounds.length,
    message: 'The design cannot be read',
    description: 'The serialised canvas, with the document that is printed as `stampa`',
  }),
  quantity: Type.Integer({
    minimum: 1,
    maximum: maxQuantity,
    message: 'Quantity must be at least 1',
  }),
  sizes: Type.Optional(sizes),
  item: Type.Optional(
    Type.String({
      maxLength: 60,
      description:
        'The same for the front and the back of the same pieces, which are then counted once',
    }),
  ),
  choice: Type.Optional(
    Type.Unsafe<Omit<PriceChoice, 'sides'>>({
      ...sideChoiceSchema,
      description: 'How it is printed, for an estimate; of an item that of its first mockup counts',
    }),
  ),
  mended: Type.Optional(
    Type.Boolean({
      description: 'The studio mended the design for print at the customer’s request',
    }),
  ),
  people: Type.Optional(
    Type.Array(person, {
      maxItems: 1000,
      description: 'At most about 950 in all mockups of an order together',
    }),
  ),
})
export type NewMockup = Static<typeof newMockup>

/** Fields in the order of their checks: the message of the first invalid field is the response's message. */
export const newOrder = Type.Object({
  mockupImages: Type.Array(fileField(), {
    minItems: 1,
    message: noMockups,
    description: 'One PNG for each mockup, in their order',
  }),
  mockupsData: Type.Array(newMockup, {
    minItems: 1,
    maxItems: maxMockups,
    message: noMockups,
    description: 'JSON list',
  }),
  customerEmail: requiredEmail(),
  customerPhone: requiredPhone(),
  notes: Type.Optional(Type.String({ maxLength: 5000 })),
  originals: originalsField,
})

/** Response to the customer. */
export const placedOrder = Type.Object(
  {
    orderId: Type.String(),
    message: Type.String(),
    proofUrl: Type.String({ description: 'The customer’s page of the order' }),
  },
  { $id: 'PlacedDesignOrder' },
)
export type PlacedOrder = Static<typeof placedOrder>

const signedUrl = Type.String({ description: 'Valid for at least 15 minutes, without a token' })

const artwork = Type.Object(
  {
    mockup: nullable(Type.Integer(), 'Index; null: of the whole order'),
    kind: Type.Enum(['png', 'pdf', 'svg', 'sheet']),
    state: Type.Enum(['waiting', 'ready', 'failed']),
    url: nullable(signedUrl),
    bytes: nullable(Type.Integer()),
    reason: nullable(Type.String(), 'A code, when it failed'),
    warnings: Type.Array(
      Type.Object({
        code: Type.String(),
        element: nullable(Type.String()),
        value: Type.Union([Type.String(), Type.Number(), Type.Null()]),
      }),
    ),
    difference: nullable(Type.Number(), 'Share of pixels that differ from the mockup, 0 to 1'),
  },
  { $id: 'Artwork' },
)

export const proof = Type.Object(
  {
    version: Type.Integer(),
    createdAt: dateTime(),
    image: nullable(signedUrl, 'A preview; null for a PDF'),
    original: signedUrl,
    note: Type.String(),
    answer: nullable(Type.Enum(['approve', 'comment'])),
    comment: nullable(Type.String()),
    answeredAt: nullable(dateTime()),
  },
  { $id: 'Proof' },
)
export type ProofView = Static<typeof proof>

export const item = Type.Integer({
  description: 'Index of the first mockup of the same pieces: sides with one number are one item',
})

export const estimate = nullable(
  Type.Unsafe<LineEstimate>(estimateSchema),
  'Of an item, at its first mockup, by the price table at the time of the order; null: by offer',
)

export const print = Type.Optional({
  ...Type.Unsafe<PriceChoice>(choiceSchema),
  description: 'How an item without an estimate is printed, at its first mockup',
})

const mockup = Type.Object(
  {
    mockupImage: signedUrl,
    mockupImageOriginal: signedUrl,
    productId: Type.String(),
    productName: Type.String(),
    colorName: Type.String(),
    colorCode: nullable(Type.String()),
    view: mockupView,
    quantity: Type.Integer(),
    sizes: nullable(Type.Record(Type.String(), Type.Integer())),
    people: Type.Array(person),
    mended: Type.Boolean(),
    item,
    estimate,
    choice: print,
  },
  { $id: 'Mockup' },
)

/** An order in the list. */
export const adminOrder = Type.Object(
  {
    _id: Type.String(),
    createdAt: dateTime(),
    updatedAt: dateTime(),
    customerEmail: Type.String(),
    customerPhone: Type.String(),
    notes: Type.String(),
    totalQuantity: Type.Integer(),
    orderStatus,
    unread: Type.Boolean({ description: 'Whether the customer’s latest reply is unread' }),
    mockups: Type.Array(mockup),
    artwork: Type.Array(artwork),
    proofs: Type.Array(proof, { description: 'Newest first' }),
    proofUrl: Type.String({
      description: 'The customer’s page of the order; empty without `studio:write`',
    }),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
  },
  { $id: 'DesignOrder' },
)
export type AdminOrder = Static<typeof adminOrder>

export const timelineEntry = entryOf(
  ['received', 'status', 'note', 'artwork', 'proof', 'answer', 'deleted', 'restored'],
  { $id: 'DesignTimelineEntry', withoutAuthor: 'the customer or the worker' },
)
export type TimelineEntry = Static<typeof timelineEntry>

/** An order with its timeline and the customer's review. Designs have a call of their own. */
export const fullOrder = Type.Object(
  {
    ...adminOrder.properties,
    timeline: Type.Array(timelineEntry),
    reviews: Type.Array(ownReview),
  },
  { $id: 'FullDesignOrder' },
)

export const changedStatus = Type.Object({
  status: orderStatus,
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  notify,
})
