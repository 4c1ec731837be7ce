import { type LineEstimate, limits, type PriceChoice } from '@stampa/pricing'
import { choiceSchema, estimateSchema } from '@stampa/pricing/schemas'
import { minPhoneLength } from '@stampa/rules/contact'
import { maxImageBytes, maxOrderFiles } from '@stampa/rules/files'
import { maxPieces, orderPrintAreas, printPositions } from '@stampa/rules/printing'
import { rosterLimits } from '@stampa/rules/roster'
import { dateTime, requiredEmail, requiredPhone, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { timelineEntry as entryOf, notify } from '@stampa/service-kit/order-workflow'
import { nullable } from '@stampa/service-kit/validation'

/** Options and limits of the order form. */
const orderForm = Type.Object(
  {
    options: Type.Array(Type.Enum(orderPrintAreas), { description: 'Print areas' }),
    minQuantity: Type.Integer(),
    maxQuantity: Type.Integer({ description: 'Of one product' }),
    maxProducts: Type.Integer(),
    minPhoneLength: Type.Integer(),
    maxImageBytes: Type.Integer(),
  },
  { $id: 'OrderForm' },
)

export const formLimits: Static<typeof orderForm> = {
  options: [...orderPrintAreas],
  minQuantity: 1,
  maxQuantity: limits.quantity,
  maxProducts: 50,
  minPhoneLength,
  maxImageBytes,
}

/** Back-office specification, section 4. Any status may follow any other. */
export const orderStatuses = ['Submitted', 'In Progress', 'Completed', 'Rejected'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatus = Type.Enum(orderStatuses)

export const pieces = Type.Array(
  Type.Object(
    {
      colour: Type.String({ maxLength: 100 }),
      size: Type.String({ maxLength: 100 }),
      count: Type.Integer({ minimum: 1, maximum: formLimits.maxQuantity }),
    },
    { $id: 'Pieces' },
  ),
  { maxItems: maxPieces },
)

export const positions = Type.Array(Type.Enum(printPositions), {
  maxItems: printPositions.length,
  description: 'Places that are printed',
})

const { lengths } = rosterLimits

export const roster = Type.Array(
  Type.Object(
    {
      size: Type.String({ maxLength: lengths.size }),
      colour: Type.String({ maxLength: lengths.colour }),
      name: Type.String({ maxLength: lengths.name }),
      number: Type.String({ maxLength: lengths.number }),
    },
    { $id: 'RosterRow' },
  ),
  { maxItems: rosterLimits.rows },
)

const named = Type.Integer({ description: 'Pieces with a name or number of their own' })

/** What an order may say beyond its lines. */
export const details = {
  deadline: Type.Optional(
    Type.String({ format: 'date', message: 'The deadline is no date', description: 'YYYY-MM-DD' }),
  ),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  company: Type.Optional(Type.String({ maxLength: 200 })),
  vatNumber: Type.Optional(Type.String({ maxLength: 30 })),
  notes: Type.Optional(Type.String({ maxLength: 2000 })),
}
const orderDetails = Type.Object(details)
export type OrderDetails = Static<typeof orderDetails>

const quantity = Type.Integer({
  minimum: formLimits.minQuantity,
  message: 'Each selected product needs a quantity of at least 1',
})

/** Fields in the order of their checks: the message of the first invalid field is the response's message. */
export const newOrder = Type.Object({
  email: requiredEmail(),
  phone: requiredPhone(),
  products: Type.Optional(
    Type.Array(Type.String({ format: 'uuid', message: 'Product not found' }), {
      maxItems: formLimits.maxProducts,
      description: 'JSON list of ids; an id that the catalog does not have is kept and marked',
    }),
  ),
  quantities: Type.Optional(
    Type.Array(quantity, {
      maxItems: formLimits.maxProducts,
      description: 'JSON list parallel to `products`',
    }),
  ),
  choices: Type.Optional(
    Type.Array(Type.Unsafe<PriceChoice>(choiceSchema), {
      maxItems: formLimits.maxProducts,
      description:
        'JSON list parallel to `products`: how each is printed, for an estimate; an empty `technique` leaves it open',
    }),
  ),
  pieces: Type.Optional(
    Type.Array(pieces, {
      maxItems: formLimits.maxProducts,
      description:
        'JSON list parallel to `products`: pieces by colour and size, which add up to the quantity; an empty list leaves them open',
    }),
  ),
  positions: Type.Optional(
    Type.Array(positions, {
      maxItems: formLimits.maxProducts,
      description:
        'JSON list parallel to `products`: the places that are printed. Each is a printed side of the estimate, instead of the `sides` in `choices`; an empty list leaves them open',
    }),
  ),
  roster: Type.Optional(
    Type.Array(roster, {
      maxItems: formLimits.maxProducts,
      description:
        'JSON list parallel to `products`: names and numbers, a row for each piece; the rows make up the quantity and the pieces. An empty list for a product without them',
    }),
  ),
  ...details,
  image: Type.Optional(fileField({ description: 'An image; a HEIC photo is stored as a JPEG' })),
  document: Type.Optional(
    fileField({ description: 'The drawing as a PDF or a PDF-compatible AI file: an attachment' }),
  ),
  files: Type.Optional(
    Type.Array(fileField(), {
      maxItems: maxOrderFiles,
      description:
        'Further images and PDF files, each of which is an attachment; with them all files of the order have at most 30 MB',
    }),
  ),
  repeats: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Token of /api/order-status/{token}: the order that this one repeats',
    }),
  ),
  keep: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: maxOrderFiles + 2,
      description:
        'JSON list of ids of `designs` of the repeated order, which come with this one too; `image` only without an image of its own',
    }),
  ),
  options: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: orderPrintAreas.length,
      description: `JSON list of ${orderPrintAreas.join(', ')}`,
    }),
  ),
})

/** Response to the customer. */
export const placedOrder = Type.Object(
  {
    _id: Type.String(),
    orderStatus,
    createdAt: dateTime(),
    statusToken: Type.String({ description: 'Token of /api/order-status/{token}' }),
  },
  { $id: 'PlacedOrder' },
)
export type PlacedOrder = Static<typeof placedOrder>

/** The price of a line by the catalog's price table at the time of the order; an offer may differ. */
const lineEstimate = Type.Unsafe<LineEstimate>(estimateSchema)

/** What was chosen for a product. */
export const lineDetails = {
  estimate: Type.Optional(lineEstimate),
  choice: Type.Optional({
    ...Type.Unsafe<PriceChoice>(choiceSchema),
    description: 'How it is printed, without a price for it',
  }),
  pieces: Type.Optional(pieces),
  positions: Type.Optional(positions),
  named: Type.Optional(named),
}
const lineDetailsObject = Type.Object(lineDetails)
export type LineDetails = Static<typeof lineDetailsObject>

/** A product as it was at the time of the order. */
const orderedProduct = Type.Object({
  _id: Type.String(),
  title: nullable(Type.String()),
  favicon: nullable(Type.String()),
  state: Type.Enum(['pending', 'known', 'unknown'], {
    description: 'pending: no answer from the catalog yet; unknown: not in the catalog',
  }),
  ...lineDetails,
})

export const adminOrder = Type.Object(
  {
    _id: Type.String(),
    products: Type.Array(orderedProduct),
    quantities: Type.Array(Type.Integer(), { description: 'Parallel to `products`' }),
    options: Type.Array(Type.String()),
    email: Type.String(),
    phone: Type.String(),
    roster: Type.Optional(
      Type.Array(roster, {
        description: 'Names and numbers by product; only of an order that is read alone',
      }),
    ),
    ...details,
    repeats: Type.Optional(Type.String({ description: 'Id of the order that it repeats' })),
    image: nullable(Type.String(), 'URL of a preview; valid for at least 15 minutes'),
    imageOriginal: nullable(Type.String(), 'URL of the uploaded file; valid as long'),
    orderStatus,
    unread: Type.Boolean({ description: 'Whether the customer’s latest reply is unread' }),
    statusLink: Type.String({
      description: 'Path of the customer’s page of the order; empty without `orders:write`',
    }),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: dateTime(),
    updatedAt: dateTime(),
  },
  { $id: 'CustomOrder' },
)
export type AdminOrder = Static<typeof adminOrder>

/** Response of one path to visitors (the form) and to administrators (the orders). */
export const formOrOrders = Type.Union([orderForm, Type.Array(adminOrder)])

export const changedOrder = Type.Object({
  orderStatus,
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  notify,
})

export const timelineEntry = entryOf(
  ['received', 'status', 'note', 'attachment', 'deleted', 'restored'],
  { $id: 'TimelineEntry', withoutAuthor: 'the customer' },
)
export type TimelineEntry = Static<typeof timelineEntry>

export const attachment = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    bytes: Type.Integer(),
    by: Type.String(),
    createdAt: dateTime(),
    url: Type.String({ description: 'Download URL; valid for at least 15 minutes' }),
    preview: nullable(Type.String(), 'URL of a preview; null for a PDF'),
  },
  { $id: 'Attachment' },
)
export type Attachment = Static<typeof attachment>

export const newAttachment = Type.Object({
  file: fileField({ message: 'Please select a file' }),
  name: Type.Optional(Type.String({ maxLength: 200, description: 'Name to save it under' })),
})

export const bulkChange = Type.Object({
  action: Type.Enum(['status', 'undo', 'delete', 'restore']),
  ids: Type.Array(Type.String(), { minItems: 1, maxItems: 200 }),
  orderStatus: Type.Optional(orderStatus),
  from: Type.Optional(
    Type.Enum(orderStatuses, { description: 'Orders with another status stay as they are' }),
  ),
  versions: Type.Optional(
    Type.Array(Type.Integer(), {
      maxItems: 200,
      description:
        'Parallel to `ids`: `undo` sets the status before the change that made this version; an order with another version stays as it is',
    }),
  ),
  notify,
})

export const bulkResult = Type.Object({
  changed: Type.Integer(),
  orders: Type.Array(Type.Object({ _id: Type.String(), version: Type.Integer() }), {
    description: 'The changed orders with their new versions',
  }),
})
