import { changedMeanwhile, Problem, staleVersion } from '@stampa/service-kit'
import type { KeptFile } from '@stampa/service-kit/media'
import { conflictSince } from '@stampa/service-kit/timeline'
import type { Knex } from 'knex'
import { recordEvent } from '../../../outbox.ts'
import { planArtwork } from '../../../production/store.ts'
import { findProduct, listVariants } from '../products/store.ts'
import type { NewMockup, OrderStatus } from './schema.ts'
import { insertOrder, lockOrder, type MockupRow, type OrderRow, updateOrder } from './store.ts'
import { addEntries, changesSince } from './timeline.ts'

export interface NewOrderValues {
  email: string
  phone: string
  notes: string
  mockups: readonly NewMockup[]
  /** One of each mockup. */
  images: readonly KeptFile[]
  originals: ReadonlyMap<string, KeptFile>
}

/** Takes an order in: what was sent, what it is printed of, how it began, and that it has to be told. */
export async function placeOrder(tx: Knex.Transaction, values: NewOrderValues): Promise<string> {
  const mockups = await Promise.all(
    values.mockups.map((mockup, index) => mockupValues(tx, mockup, values.images[index])),
  )
  const id = await insertOrder(
    tx,
    {
      customer_email: values.email,
      customer_phone: values.phone,
      notes: values.notes,
      total_quantity: mockups.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    mockups,
    values.originals,
  )
  await planArtwork(tx, id, mockups.length)
  await addEntries(tx, [{ order_id: id, by: null, kind: 'received', version: 1, to: 'Submitted' }])
  await recordEvent(tx, 'design.received', { order: id })
  return id
}

/** A mockup with what its product and colour are like at this moment, in the trash or not. */
async function mockupValues(
  tx: Knex.Transaction,
  mockup: NewMockup,
  image: KeptFile | undefined,
): Promise<Omit<MockupRow, 'id' | 'order_id' | 'position'>> {
  if (!image) throw new Error('a mockup has no image')
  const product = await findProduct(tx, mockup.productId)
  const variants = product ? await listVariants(tx, [product.id]) : []
  const variant = variants.find(({ color_name }) => color_name === mockup.colorName)
  const front = mockup.view === 'front'
  return {
    product_id: mockup.productId,
    product_name: mockup.productName.trim(),
    category: product?.category ?? null,
    color_name: mockup.colorName.trim(),
    color_code: variant?.color_code ?? null,
    view: mockup.view,
    quantity: mockup.quantity,
    sizes: mockup.sizes ?? null,
    people: mockup.people ?? [],
    design_data: mockup.designData,
    image,
    garment_image: (front ? variant?.front_image : variant?.back_image) ?? null,
    print_area: product?.print_areas[mockup.view] ?? null,
  }
}

export interface StatusChange {
  status: OrderStatus
  note?: string | undefined
  by: string
  ifMatch: string | undefined
}

/**
 * Sets an order's status; any may follow any other. The same one again changes nothing, but its note
 * is kept.
 *
 * @throws Problem 404, or 409 when it was changed meanwhile
 */
export function changeStatus(
  db: Knex,
  id: string,
  { status, note = '', by, ifMatch }: StatusChange,
): Promise<OrderRow> {
  return db.transaction(async tx => {
    const order = await lockCurrent(tx, id, ifMatch)
    const text = note.trim() || null
    if (order.order_status !== status) {
      await updateOrder(tx, id, { order_status: status })
      const [entry] = await addEntries(tx, [
        {
          order_id: id,
          by,
          kind: 'status',
          version: order.version + 1,
          from: order.order_status,
          to: status,
          note: text,
        },
      ])
      if (entry) await recordEvent(tx, 'design.status_changed', { order: id, entry })
    } else if (text) {
      await addEntries(tx, [{ order_id: id, by, kind: 'note', note: text }])
    }
    return lockExisting(tx, id)
  })
}

/** Moves an order into the trash or out of it. @throws Problem 404 */
export function setTrashed(db: Knex, id: string, trashed: boolean, by: string): Promise<void> {
  return db.transaction(async tx => {
    const order = await lockOrder(tx, id, { trashed: !trashed })
    if (!order) throw orderNotFound()
    await updateOrder(tx, id, {
      deleted_at: trashed ? new Date() : null,
      deleted_by: trashed ? by : null,
    })
    await addEntries(tx, [
      { order_id: id, by, kind: trashed ? 'deleted' : 'restored', version: order.version + 1 },
    ])
  })
}

/** The order, which nobody else can change or delete until the transaction ends. @throws Problem 404 */
export async function lockExisting(tx: Knex.Transaction, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  if (!order) throw orderNotFound()
  return order
}

export function orderNotFound(): Problem {
  return new Problem(404, 'order_not_found', 'Order not found')
}

/** @throws Problem 404, or 409 that says what happened to the order since the version of the change */
async function lockCurrent(
  tx: Knex.Transaction,
  id: string,
  ifMatch: string | undefined,
): Promise<OrderRow> {
  const order = await lockExisting(tx, id)
  const since = staleVersion(ifMatch, order.version)
  if (since === undefined) return order
  throw changedMeanwhile(conflictSince(order, await changesSince(tx, id, since)))
}
