import type { LineEstimate, PriceChoice } from '@stampa/pricing'
import { wordIn } from '@stampa/rules/words'
import { onlyRow } from '@stampa/service-kit/listing'
import type { KeptFile, StoredImage } from '@stampa/service-kit/media'
import { OrderConversation, OrderWorkflow } from '@stampa/service-kit/order-workflow'
import type { Translations } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'
import { planArtwork } from '../production/store.ts'
import type { PrintArea } from '../products/print-area.ts'
import type { Garment } from '../products/store.ts'
import { itemOf } from './rules.ts'
import type { NewMockup, OrderStatus } from './schema.ts'

export interface OrderRow {
  id: string
  customer_email: string
  customer_phone: string
  notes: string
  total_quantity: number
  order_status: OrderStatus
  /** Whether the customer's latest reply is unread. */
  unread: boolean
  link_version: number
  version: number
  created_at: Date
  updated_at: Date
}

export interface MockupRow {
  id: string
  order_id: string
  position: number
  /** Position of the first mockup of the same pieces; null: of its own. */
  item: number | null
  product_id: string
  product_name: string
  category: string | null
  color_name: string
  color_code: string | null
  view: 'front' | 'back'
  quantity: number
  sizes: Record<string, number> | null
  /** How the item is printed, in the shop's words; at its first mockup. */
  choice: PriceChoice | null
  /** Of the item, at its first mockup. */
  estimate: LineEstimate | null
  people: NonNullable<NewMockup['people']>
  /** For print, at the customer's request. */
  mended: boolean
  design_data: string
  image: KeptFile
  garment_image: StoredImage | null
  print_area: PrintArea | null
}

/** A mockup without its design, which is long. */
export type ListedMockup = Omit<MockupRow, 'design_data'> & {
  /** Of its product, unless that has another name by now. */
  translations: Translations | null
}

export const designOrders = new OrderWorkflow<OrderRow, 'artwork' | 'proof' | 'answer'>({
  table: 'design_orders',
  timeline: 'design_order_timeline',
  columns: ['*'],
  statusEvent: 'design.status_changed',
  silentStatusEvent: 'design.status_changed_silently',
})

export const designReplies = new OrderConversation(designOrders, {
  table: 'design_order_replies',
  event: 'design_reply',
})

const listedMockup = [
  'id',
  'order_id',
  'position',
  'item',
  'product_id',
  'product_name',
  'category',
  'color_name',
  'color_code',
  'view',
  'quantity',
  'sizes',
  'choice',
  'estimate',
  'people',
  'mended',
  'image',
  'garment_image',
  'print_area',
]

/** How an item is printed, and its price where the table has one. */
export interface Print {
  choice: PriceChoice
  estimate: LineEstimate | undefined
}

export interface NewOrderValues extends Pick<OrderRow, 'notes'> {
  email: string
  phone: string
  mockups: readonly NewMockup[]
  /** The product and the colour of each mockup. */
  garments: readonly Garment[]
  /** Of each item, at its first mockup. */
  prints: readonly Partial<Print>[]
  /** The image of each mockup. */
  images: readonly KeptFile[]
  /** Original images by sha256. */
  originals: ReadonlyMap<string, KeptFile>
}

/** Stores an order with mockups, original images, planned artwork, timeline entry and outbox event. @returns its id */
export async function placeOrder(tx: Knex.Transaction, values: NewOrderValues): Promise<string> {
  const mockups = values.mockups.map((mockup, index) =>
    mockupValues(mockup, values.garments[index], values.images[index]),
  )
  const items = values.mockups.map((_, index) => itemOf(values.mockups, index))
  const order = {
    customer_email: values.email,
    customer_phone: values.phone,
    notes: values.notes,
    total_quantity: mockups.reduce(
      (sum, { quantity }, position) => sum + (items[position] === position ? quantity : 0),
      0,
    ),
  }
  const { id } = onlyRow<{ id: string }>(await tx(designOrders.table).insert(order).returning('id'))
  await tx('design_mockups').insert(
    mockups.map(({ people, ...mockup }, position) => ({
      ...mockup,
      people: JSON.stringify(people),
      order_id: id,
      position,
      item: items[position],
      choice: values.prints[position]?.choice ?? null,
      estimate: values.prints[position]?.estimate ?? null,
    })),
  )
  const assets = [...values.originals].map(([sha256, file]) => ({ order_id: id, sha256, file }))
  if (assets.length > 0) await tx('design_assets').insert(assets)
  await planArtwork(tx, id, mockups.length)
  await designOrders.timeline.add(tx, [
    { order_id: id, by: null, kind: 'received', version: 1, to: 'Submitted' },
  ])
  await recordEvent(tx, 'design.received', { order: id })
  return id
}

/**
 * Returns a mockup with a copy of its product's data, which may change or be deleted later. The names are the shop's:
 * the visitor's would let anybody write a mail in the shop's name.
 */
function mockupValues(
  mockup: NewMockup,
  garment: Garment | undefined,
  image: KeptFile | undefined,
): Omit<MockupRow, 'id' | 'order_id' | 'position' | 'item' | 'choice' | 'estimate'> {
  if (!image || !garment) throw new Error('a mockup has no image or no product')
  const { product, variant } = garment
  const front = mockup.view === 'front'
  return {
    product_id: mockup.productId,
    product_name: product.name,
    category: product.category,
    color_name: variant.color_name,
    color_code: variant.color_code,
    view: mockup.view,
    quantity: mockup.quantity,
    sizes: mockup.sizes ?? null,
    people: mockup.people ?? [],
    mended: mockup.mended ?? false,
    design_data: mockup.designData,
    image,
    garment_image: front ? variant.front_image : variant.back_image,
    print_area: product.print_areas[mockup.view],
  }
}

/** Returns the mockups of orders without their designs, by order and position. */
export function listMockups(db: Knex, orderIds: readonly string[]): Promise<ListedMockup[]> {
  return db('design_mockups')
    .leftJoin('products', on =>
      on.on('products.id', 'product_id').andOn('products.name', 'product_name'),
    )
    .whereIn('order_id', orderIds)
    .orderBy(['order_id', 'position'])
    .select<ListedMockup[]>([
      ...listedMockup.map(column => `design_mockups.${column}`),
      'products.translations',
    ])
}

/**
 * Returns an ordered item with the names of product, colour, sizes and print in English, as far as they are
 * translated.
 */
export function inEnglish<Item extends NamedItem>(item: Item): Item {
  const { en, words } = item.translations ?? {}
  const word = (greek: string) => wordIn(words, greek)
  const { estimate, sizes } = item
  return {
    ...item,
    product_name: en?.name ?? item.product_name,
    color_name: word(item.color_name),
    sizes: sizes && mapKeys(sizes, word),
    estimate: estimate && {
      ...estimate,
      technique: word(estimate.technique),
      options: estimate.options.map(word),
    },
  }
}

type NamedItem = Pick<
  ListedMockup,
  'product_name' | 'color_name' | 'sizes' | 'estimate' | 'translations'
>

function mapKeys<Value>(
  entries: Readonly<Record<string, Value>>,
  change: (key: string) => string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [change(key), value]))
}

export function readMockups(db: Knex, orderId: string): Promise<MockupRow[]> {
  return db('design_mockups').where({ order_id: orderId }).orderBy('position').select<MockupRow[]>()
}

export interface AssetRow {
  id: string
  sha256: string
  file: KeptFile
}

/** Returns the original images of an order. */
export function listAssets(db: Knex, orderId: string): Promise<AssetRow[]> {
  return db('design_assets')
    .where({ order_id: orderId })
    .orderBy('sha256')
    .select<AssetRow[]>('id', 'sha256', 'file')
}
