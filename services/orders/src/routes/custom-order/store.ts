import { isId } from '@stampa/service-kit/listing'
import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type { OrderStatus } from './schema.ts'

/** A product in an order. `title` and `favicon` are those of when the catalog was asked. */
export interface OrderLine {
  product: string
  quantity: number
  state: 'pending' | 'known' | 'unknown'
  title: string | null
  favicon: string | null
}

export interface OrderRow {
  id: string
  lines: OrderLine[]
  options: string[]
  email: string
  phone: string
  image: KeptFile | null
  order_status: OrderStatus
  version: number
  created_at: Date
  updated_at: Date
}

export interface OrderValues {
  lines: OrderLine[]
  options: readonly string[]
  email: string
  phone: string
  image: KeptFile | undefined
}

export const orderColumns = [
  'id',
  'lines',
  'options',
  'email',
  'phone',
  'image',
  'order_status',
  'version',
  'created_at',
  'updated_at',
]

/** Orders outside the trash. */
export function liveOrders(db: Knex): Knex.QueryBuilder {
  return db('custom_orders').whereNull('deleted_at')
}

export async function insertOrder(
  tx: Knex.Transaction,
  { lines, options, email, phone, image }: OrderValues,
): Promise<{ id: string; created_at: Date }> {
  const [row] = await tx('custom_orders')
    .insert({
      lines: JSON.stringify(lines),
      pending: lines.some(line => line.state === 'pending'),
      options,
      email,
      phone,
      image: image ?? null,
    })
    .returning<{ id: string; created_at: Date }[]>(['id', 'created_at'])
  if (!row) throw new Error('the insert returned no row')
  return row
}

export async function findOrder(db: Knex, id: string): Promise<OrderRow | undefined> {
  if (!isId(id)) return undefined
  return liveOrders(db).where({ id }).first<OrderRow>(orderColumns)
}

/** The order, which nobody else can change until the transaction ends. */
export async function lockOrder(tx: Knex.Transaction, id: string): Promise<OrderRow | undefined> {
  if (!isId(id)) return undefined
  return liveOrders(tx).where({ id }).forUpdate().first<OrderRow>(orderColumns)
}

/** Those of the orders that exist, in one order for everybody: two at once never wait in a circle. */
export async function lockOrders(
  tx: Knex.Transaction,
  ids: readonly string[],
  { trashed }: { trashed: boolean },
): Promise<OrderRow[]> {
  const query = tx('custom_orders').whereIn('id', ids.filter(isId)).orderBy('id').forUpdate()
  if (trashed) query.whereNotNull('deleted_at')
  else query.whereNull('deleted_at')
  return query.select<OrderRow[]>(orderColumns)
}

/** What may change of an order once it is there. */
export interface OrderChange {
  order_status?: OrderStatus
  deleted_at?: Date | null
  deleted_by?: string | null
}

/** Every change makes a new version. */
export async function updateOrders(
  tx: Knex.Transaction,
  ids: readonly string[],
  change: OrderChange,
): Promise<void> {
  await tx('custom_orders')
    .whereIn('id', ids)
    .update({ ...change, version: tx.raw('version + 1'), updated_at: tx.fn.now() })
}
