import type { NamedFile } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import type { ArtworkKind, ArtworkReport } from '../artwork/artwork.ts'

/** Mockup position of the sheet, which belongs to the whole order. */
export const sheetPosition = -1

/** A file for the print shop. */
export interface ArtworkRow {
  id: string
  order_id: string
  mockup: number
  kind: ArtworkKind
  state: 'waiting' | 'ready' | 'failed'
  name: string | null
  content_type: string | null
  /** Hash in the private store. */
  file: string | null
  bytes: number | null
  report: ArtworkReport | null
  reason: string | null
}

const mockupKinds = ['png', 'pdf', 'svg'] as const

/** Inserts the files that an order needs; the worker polls for waiting ones. */
export async function planArtwork(
  tx: Knex.Transaction,
  orderId: string,
  mockups: number,
): Promise<void> {
  const files = Array.from({ length: mockups }, (_, mockup) =>
    mockupKinds.map(kind => ({ order_id: orderId, mockup, kind })),
  )
  await tx('artwork').insert([
    ...files.flat(),
    { order_id: orderId, mockup: sheetPosition, kind: 'sheet' },
  ])
}

/** Returns the files of orders, by order and mockup, the sheet first. */
export function listArtwork(db: Knex, orderIds: readonly string[]): Promise<ArtworkRow[]> {
  return db('artwork')
    .whereIn('order_id', orderIds)
    .orderBy(['order_id', 'mockup', 'kind'])
    .select<ArtworkRow[]>()
}

/** Returns a ready file of an order outside the trash. */
export function findArtwork(
  db: Knex,
  orderId: string,
  name: string,
): Promise<NamedFile | undefined> {
  return db('artwork as a')
    .join('design_orders as o', 'o.id', 'a.order_id')
    .where({ 'a.order_id': orderId, 'a.name': name, 'a.state': 'ready' })
    .whereNull('o.deleted_at')
    .first({ hash: 'a.file', name: 'a.name' })
}

/**
 * Returns orders with waiting artwork: the oldest of each customer, then the second of each. `turn` is 1, 2 and so on.
 */
export async function ordersWaiting(
  db: Knex,
  limit: number,
): Promise<{ id: string; turn: number }[]> {
  return db('design_orders as o')
    .whereIn('o.id', db('artwork').where({ state: 'waiting' }).select('order_id'))
    .select(
      'o.id',
      db.raw(
        'row_number() over (partition by email_key(o.customer_email) order by o.id)::integer as turn',
      ),
    )
    .orderBy(['turn', 'o.id'])
    .limit(limit)
}

export type ArtworkOutcome = Pick<ArtworkRow, 'mockup' | 'kind' | 'report'> &
  (
    | { state: 'ready'; name: string; content_type: string; file: string; bytes: number }
    | { state: 'failed'; reason: string }
  )

export async function settleArtwork(
  tx: Knex,
  orderId: string,
  { mockup, kind, report, ...outcome }: ArtworkOutcome,
): Promise<void> {
  await tx('artwork')
    .where({ order_id: orderId, mockup, kind })
    .update({ ...outcome, report: report && JSON.stringify(report) })
}

/** Sets the artwork of an order to waiting. */
export async function requestArtwork(tx: Knex, orderId: string): Promise<void> {
  await tx('artwork').where({ order_id: orderId }).update({
    state: 'waiting',
    name: null,
    content_type: null,
    file: null,
    bytes: null,
    report: null,
    reason: null,
  })
}

/** Counts the files that wait to be drawn. */
export async function countWaiting(db: Knex): Promise<number> {
  const [row] = await db('artwork').where({ state: 'waiting' }).count()
  return Number(row?.count)
}

/** Sets the waiting artwork of an order to failed. */
export async function failWaiting(db: Knex, orderId: string, reason: string): Promise<void> {
  await db('artwork')
    .where({ order_id: orderId, state: 'waiting' })
    .update({ state: 'failed', reason })
}
