import { changedMeanwhile, Problem, staleVersion } from '@stampa/service-kit'
import { conflictSince } from '@stampa/service-kit/timeline'
import type { Knex } from 'knex'
import { recordEvent } from '../../outbox.ts'
import type { OrderStatus } from './schema.ts'
import {
  findOrder,
  insertOrder,
  lockOrder,
  lockOrders,
  type OrderRow,
  type OrderValues,
  updateOrders,
} from './store.ts'
import { addEntries, changesSince } from './timeline.ts'

/** Takes an order in: the row, how it began, and that it has to be told. */
export async function placeOrder(
  tx: Knex.Transaction,
  values: OrderValues,
): Promise<{ id: string; created_at: Date }> {
  const order = await insertOrder(tx, values)
  await addEntries(tx, [
    { order_id: order.id, by: null, kind: 'received', version: 1, to: 'Submitted' },
  ])
  await recordEvent(tx, 'order.received', { order: order.id })
  return order
}

export interface StatusChange {
  orderStatus: OrderStatus
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
  { orderStatus, note = '', by, ifMatch }: StatusChange,
): Promise<OrderRow> {
  return db.transaction(async tx => {
    const order = await lockExisting(tx, id)
    await requireCurrent(tx, order, ifMatch)
    const text = note.trim() || null
    if (order.order_status !== orderStatus) await applyStatus(tx, [order], orderStatus, by, text)
    else if (text) await addEntries(tx, [{ order_id: id, by, kind: 'note', note: text }])
    return lockExisting(tx, id)
  })
}

/** Sets the status of locked orders, all of which have another one. */
async function applyStatus(
  tx: Knex.Transaction,
  orders: readonly OrderRow[],
  to: OrderStatus,
  by: string,
  note: string | null,
): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await updateOrders(tx, ids, { order_status: to })
  const entries = await addEntries(
    tx,
    orders.map(({ id, version, order_status }) => ({
      order_id: id,
      by,
      kind: 'status' as const,
      version: version + 1,
      from: order_status,
      to,
      note,
    })),
  )
  for (const [index, order] of ids.entries()) {
    const entry = entries[index]
    if (entry) await recordEvent(tx, 'order.status_changed', { order, entry })
  }
}

/** Moves an order into the trash or out of it. @throws Problem 404 */
export function setTrashed(db: Knex, id: string, trashed: boolean, by: string): Promise<void> {
  return db.transaction(async tx => {
    const orders = await lockOrders(tx, [id], { trashed: !trashed })
    if (orders.length === 0) throw orderNotFound()
    await applyTrashed(tx, orders, trashed, by)
  })
}

async function applyTrashed(
  tx: Knex.Transaction,
  orders: readonly OrderRow[],
  trashed: boolean,
  by: string,
): Promise<void> {
  await updateOrders(
    tx,
    orders.map(({ id }) => id),
    { deleted_at: trashed ? new Date() : null, deleted_by: trashed ? by : null },
  )
  await addEntries(
    tx,
    orders.map(({ id, version }) => ({
      order_id: id,
      by,
      kind: trashed ? ('deleted' as const) : ('restored' as const),
      version: version + 1,
    })),
  )
}

export type BulkAction =
  | { action: 'delete' | 'restore' }
  | { action: 'status'; orderStatus: OrderStatus }

/**
 * Does the same to many orders, all or nothing. Those that have the status already count as done.
 *
 * @returns how many were changed
 * @throws Problem 404 when one of them is not there
 */
export function changeMany(
  db: Knex,
  ids: readonly string[],
  action: BulkAction,
  by: string,
): Promise<number> {
  const wanted = [...new Set(ids)]
  return db.transaction(async tx => {
    const orders = await lockOrders(tx, wanted, { trashed: action.action === 'restore' })
    if (orders.length < wanted.length) throw orderNotFound()
    if (action.action === 'status') {
      const others = orders.filter(order => order.order_status !== action.orderStatus)
      if (others.length > 0) await applyStatus(tx, others, action.orderStatus, by, null)
      return others.length
    }
    await applyTrashed(tx, orders, action.action === 'delete', by)
    return orders.length
  })
}

/** @throws Problem 404 */
export async function requireOrder(db: Knex, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id)
  if (!order) throw orderNotFound()
  return order
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

/** @throws Problem 409 that says what happened to the order since the version that the change began from */
async function requireCurrent(
  tx: Knex.Transaction,
  order: OrderRow,
  ifMatch: string | undefined,
): Promise<void> {
  const since = staleVersion(ifMatch, order.version)
  if (since === undefined) return
  throw changedMeanwhile(conflictSince(order, await changesSince(tx, order.id, since)))
}
