import { isId } from '@stampa/service-kit/listing'
import type { KeptFile, StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type { PrintArea } from '../products/print-area.ts'
import type { NewMockup, OrderStatus } from './schema.ts'

export interface OrderRow {
  id: string
  customer_email: string
  customer_phone: string
  notes: string
  total_quantity: number
  order_status: OrderStatus
  version: number
  created_at: Date
  updated_at: Date
}

export type OrderValues = Pick<
  OrderRow,
  'customer_email' | 'customer_phone' | 'notes' | 'total_quantity'
>

export interface MockupRow {
  id: string
  order_id: string
  position: number
  product_id: string
  product_name: string
  category: string | null
  color_name: string
  color_code: string | null
  view: 'front' | 'back'
  quantity: number
  sizes: Record<string, number> | null
  people: NonNullable<NewMockup['people']>
  design_data: string
  image: KeptFile
  garment_image: StoredImage | null
  print_area: PrintArea | null
}

/** A mockup without its design, which is long and of interest to few. */
export type ListedMockup = Omit<MockupRow, 'design_data'>

export const orderColumns = [
  'id',
  'customer_email',
  'customer_phone',
  'notes',
  'total_quantity',
  'order_status',
  'version',
  'created_at',
  'updated_at',
]

const listedMockup = [
  'id',
  'order_id',
  'position',
  'product_id',
  'product_name',
  'category',
  'color_name',
  'color_code',
  'view',
  'quantity',
  'sizes',
  'people',
  'image',
  'garment_image',
  'print_area',
]

/** Orders outside the trash. */
export function liveOrders(db: Knex): Knex.QueryBuilder {
  return db('design_orders').whereNull('deleted_at')
}

export async function insertOrder(
  tx: Knex.Transaction,
  values: OrderValues,
  mockups: readonly Omit<MockupRow, 'id' | 'order_id' | 'position'>[],
  assets: ReadonlyMap<string, KeptFile>,
): Promise<string> {
  const [row] = await tx('design_orders').insert(values).returning<{ id: string }[]>('id')
  if (!row) throw new Error('the insert returned no row')
  await tx('design_mockups').insert(
    mockups.map(({ people, ...mockup }, position) => ({
      ...mockup,
      people: JSON.stringify(people),
      order_id: row.id,
      position,
    })),
  )
  const rows = [...assets].map(([sha256, file]) => ({ order_id: row.id, sha256, file }))
  if (rows.length > 0) await tx('design_assets').insert(rows)
  return row.id
}

export async function findOrder(db: Knex, id: string): Promise<OrderRow | undefined> {
  if (!isId(id)) return undefined
  return liveOrders(db).where({ id }).first<OrderRow>(orderColumns)
}

/** The order, which nobody else can change until the transaction ends. */
export async function lockOrder(
  tx: Knex.Transaction,
  id: string,
  { trashed }: { trashed: boolean } = { trashed: false },
): Promise<OrderRow | undefined> {
  if (!isId(id)) return undefined
  const query = tx('design_orders').where({ id }).forUpdate()
  if (trashed) query.whereNotNull('deleted_at')
  else query.whereNull('deleted_at')
  return query.first<OrderRow>(orderColumns)
}

export interface OrderChange {
  order_status?: OrderStatus
  deleted_at?: Date | null
  deleted_by?: string | null
}

/** Every change makes a new version. */
export async function updateOrder(
  tx: Knex.Transaction,
  id: string,
  change: OrderChange,
): Promise<void> {
  await tx('design_orders')
    .where({ id })
    .update({ ...change, version: tx.raw('version + 1'), updated_at: tx.fn.now() })
}

/** Mockups of the orders, each order's in their order. */
export function listMockups(db: Knex, orderIds: readonly string[]): Promise<ListedMockup[]> {
  return db('design_mockups')
    .whereIn('order_id', orderIds)
    .orderBy(['order_id', 'position'])
    .select<ListedMockup[]>(listedMockup)
}

/** Mockups of an order with their designs. */
export function readMockups(db: Knex, orderId: string): Promise<MockupRow[]> {
  return db('design_mockups').where({ order_id: orderId }).orderBy('position').select<MockupRow[]>()
}

export interface AssetRow {
  id: string
  sha256: string
  file: KeptFile
}

/** Original images of an order. */
export function listAssets(db: Knex, orderId: string): Promise<AssetRow[]> {
  return db('design_assets')
    .where({ order_id: orderId })
    .orderBy('sha256')
    .select<AssetRow[]>('id', 'sha256', 'file')
}
