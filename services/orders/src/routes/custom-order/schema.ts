import { requiredText, type Static, Type } from '@stampa/service-kit'
import { maxEmailLength } from '@stampa/service-kit/customers'
import { fileField } from '@stampa/service-kit/media'
import { timelineEntry as entryOf } from '@stampa/service-kit/timeline'
import { formLimits, orderForm, printAreas } from './form.ts'

/** Back-office specification, section 4. Any of them may follow any other. */
export const orderStatuses = ['Submitted', 'In Progress', 'Completed', 'Rejected'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatus = Type.Enum(orderStatuses)

const quantity = Type.Integer({
  minimum: formLimits.minQuantity,
  message: 'Each selected product needs a quantity of at least 1',
})

/** Fields in the order in which they are checked: the first failing one is the answer's message. */
export const newOrder = Type.Object({
  email: requiredText(maxEmailLength, 'Email is required'),
  phone: requiredText(30, 'Phone is required'),
  products: Type.Optional(
    Type.Array(Type.String({ format: 'uuid', message: 'Product not found' }), {
      maxItems: formLimits.maxProducts,
      description: 'Ids as a JSON list; one that the catalog does not know is kept, and marked',
    }),
  ),
  quantities: Type.Optional(
    Type.Array(quantity, {
      maxItems: formLimits.maxProducts,
      description: 'JSON list parallel to `products`',
    }),
  ),
  image: Type.Optional(fileField()),
  options: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: printAreas.length,
      description: `JSON list of ${printAreas.join(', ')}`,
    }),
  ),
})

/** What whoever sent an order is told. */
export const placedOrder = Type.Object(
  {
    _id: Type.String(),
    orderStatus,
    createdAt: Type.String({ format: 'date-time' }),
    statusToken: Type.String({
      description: 'Opens /api/order-status/{token}, to whoever has it',
    }),
  },
  { title: 'PlacedOrder' },
)
export type PlacedOrder = Static<typeof placedOrder>

/** A product as it was when it was ordered. */
const orderedProduct = Type.Object({
  _id: Type.String(),
  title: Type.Union([Type.String(), Type.Null()]),
  favicon: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum(['pending', 'known', 'unknown'], {
    description: 'pending: the catalog could not be asked yet; unknown: it knows no such product',
  }),
})

/** What an administrator sees of an order. */
export const adminOrder = Type.Object(
  {
    _id: Type.String(),
    products: Type.Array(orderedProduct),
    quantities: Type.Array(Type.Integer(), { description: 'Parallel to `products`' }),
    options: Type.Array(Type.String()),
    email: Type.String(),
    phone: Type.String(),
    image: Type.Union([Type.String(), Type.Null()], {
      description: 'Of a preview; good for 15 minutes at least, for whoever has the address',
    }),
    imageOriginal: Type.Union([Type.String(), Type.Null()], {
      description: 'Of the file as it was sent, to be saved; good for as long',
    }),
    orderStatus,
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'CustomOrder' },
)
export type AdminOrder = Static<typeof adminOrder>

/** One address, two answers: visitors are told of the form, administrators of the orders. */
export const formOrOrders = Type.Union([orderForm, Type.Array(adminOrder)])

export const changedOrder = Type.Object({
  orderStatus: Type.Enum(orderStatuses, { message: 'Order status is required' }),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
})

/** Something that happened to an order. */
export const timelineEntry = entryOf(
  ['received', 'status', 'note', 'attachment', 'deleted', 'restored'],
  { title: 'TimelineEntry', nobody: 'the customer' },
)
export type TimelineEntry = Static<typeof timelineEntry>

/** A file that an administrator put beside an order. */
export const attachment = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    bytes: Type.Integer(),
    by: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
    url: Type.String({ description: 'To save it; good for 15 minutes at least' }),
    preview: Type.Union([Type.String(), Type.Null()], { description: 'Of an image' }),
  },
  { title: 'Attachment' },
)
export type Attachment = Static<typeof attachment>

export const newAttachment = Type.Object({
  file: fileField({ message: 'Please select a file' }),
  name: Type.Optional(Type.String({ maxLength: 200, description: 'What to call it' })),
})

export const bulkChange = Type.Object({
  action: Type.Enum(['status', 'delete', 'restore']),
  ids: Type.Array(Type.String(), { minItems: 1, maxItems: 200 }),
  orderStatus: Type.Optional(orderStatus),
})
