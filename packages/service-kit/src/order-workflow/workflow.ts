import type { Knex } from 'knex'
import { Problem } from '../errors/problems.ts'
import { refuseStale } from '../http/preconditions.ts'
import type { LinkedRecord } from '../links.ts'
import { isId } from '../listing.ts'
import { Timeline } from './timeline.ts'

export function orderNotFound(): Problem {
  return new Problem(404, 'order_not_found', 'Order not found')
}

/** Columns that every table of orders has, beside `deleted_at` and `deleted_by` of the trash. */
export interface OrderRecord extends LinkedRecord {
  order_status: string
  version: number
  created_at: Date
}

interface WorkflowOptions {
  table: string
  /** Table of the timeline, with the columns of `TimelineRow`. */
  timeline: string
  /** Columns of `table` that make up a row. */
  columns: readonly string[]
  /** Writes the outbox event of a changed status; `entry` is the id of its timeline entry. */
  recordStatusChange(tx: Knex.Transaction, change: { order: string; entry: string }): Promise<void>
}

export type BulkAction<Status extends string> =
  | { action: 'delete' | 'restore' }
  | { action: 'status'; orderStatus: Status }

export interface StatusChange<Status extends string> {
  status: Status
  note?: string | undefined
  /** E-mail of the administrator. */
  by: string
  /** The `If-Match` header. */
  ifMatch: string | undefined
}

/**
 * The life of one kind of order: status, version, timeline and trash. Custom orders and design orders each have
 * an instance, with its own table, columns, statuses and event of a changed status.
 */
export class OrderWorkflow<Row extends OrderRecord, Kind extends string = never> {
  readonly table: string
  readonly timeline: Timeline<Kind>
  readonly columns: readonly string[]
  readonly #recordStatusChange: WorkflowOptions['recordStatusChange']

  constructor({ table, timeline, columns, recordStatusChange }: WorkflowOptions) {
    this.table = table
    this.timeline = new Timeline(timeline)
    this.columns = columns
    this.#recordStatusChange = recordStatusChange
  }

  /** Returns a query for the orders outside the trash. */
  live(db: Knex): Knex.QueryBuilder {
    return db(this.table).whereNull('deleted_at')
  }

  async find(db: Knex, id: string): Promise<Row | undefined> {
    if (!isId(id)) return undefined
    const query: Knex.QueryBuilder = this.live(db).where({ id }).select(this.columns)
    const [order]: Row[] = await query
    return order
  }

  /** Returns an order. @throws Problem 404 */
  async require(db: Knex, id: string): Promise<Row> {
    const order = await this.find(db, id)
    if (!order) throw orderNotFound()
    return order
  }

  /** Locks an order outside the trash until the transaction ends. @throws Problem 404 */
  async lock(tx: Knex.Transaction, id: string): Promise<Row> {
    const [order] = await this.#lockAll(tx, [id], { trashed: false })
    if (!order) throw orderNotFound()
    return order
  }

  /**
   * Sets the status of an order; any status may follow any other. Setting the same status again changes nothing,
   * but its note is kept.
   *
   * @throws Problem 404, or 409 when the order changed after the version in `ifMatch`
   */
  changeStatus(
    db: Knex,
    id: string,
    { status, note = '', by, ifMatch }: StatusChange<Row['order_status']>,
  ): Promise<Row> {
    return db.transaction(async tx => {
      const order = await this.lock(tx, id)
      const { version, updated_at: updatedAt } = order
      await refuseStale(ifMatch, { version, updatedAt }, since =>
        this.timeline.changesSince(tx, id, since),
      )
      const text = note.trim() || null
      if (order.order_status !== status) await this.#setStatus(tx, [order], status, by, text)
      else if (text) await this.timeline.add(tx, [{ order_id: id, by, kind: 'note', note: text }])
      return this.lock(tx, id)
    })
  }

  /**
   * Applies one action to many orders, all or nothing. Orders that already have the status count as done.
   *
   * @returns the number of orders changed
   * @throws Problem 404 when one of the orders does not exist
   */
  changeMany(
    db: Knex,
    ids: readonly string[],
    action: BulkAction<Row['order_status']>,
    by: string,
  ): Promise<number> {
    const wanted = [...new Set(ids)]
    return db.transaction(async tx => {
      const orders = await this.#lockAll(tx, wanted, { trashed: action.action === 'restore' })
      if (orders.length < wanted.length) throw orderNotFound()
      if (action.action === 'status') {
        const others = orders.filter(order => order.order_status !== action.orderStatus)
        if (others.length > 0) await this.#setStatus(tx, others, action.orderStatus, by, null)
        return others.length
      }
      const [mark, kind] =
        action.action === 'delete'
          ? ([{ deleted_at: new Date(), deleted_by: by }, 'deleted'] as const)
          : ([{ deleted_at: null, deleted_by: null }, 'restored'] as const)
      await this.#update(tx, orders, mark)
      await this.timeline.add(
        tx,
        orders.map(({ id, version }) => ({ order_id: id, by, kind, version: version + 1 })),
      )
      return orders.length
    })
  }

  /** Replaces the customer's link: earlier ones stop working, and the lifetime begins again. @throws Problem 404 */
  replaceLink(db: Knex, id: string, by: string): Promise<Row> {
    return db.transaction(async tx => {
      const order = await this.lock(tx, id)
      await this.#update(tx, [order], { link_version: order.link_version + 1 })
      const note = 'The customer’s link was replaced'
      const version = order.version + 1
      await this.timeline.add(tx, [{ order_id: id, by, kind: 'note', version, note }])
      return this.lock(tx, id)
    })
  }

  /** Locks orders in the order of their ids, so that two transactions never deadlock. */
  async #lockAll(
    tx: Knex.Transaction,
    ids: readonly string[],
    { trashed }: { trashed: boolean },
  ): Promise<Row[]> {
    const query: Knex.QueryBuilder = tx(this.table)
      .whereIn('id', ids.filter(isId))
      .whereRaw(`deleted_at is ${trashed ? 'not ' : ''}null`)
      .orderBy('id')
      .forUpdate()
      .select(this.columns)
    const orders: Row[] = await query
    return orders
  }

  /** Updates locked orders; every change makes a new version. */
  async #update(
    tx: Knex.Transaction,
    orders: readonly Row[],
    change: Record<string, unknown>,
  ): Promise<void> {
    await tx(this.table)
      .whereIn(
        'id',
        orders.map(({ id }) => id),
      )
      .update({ ...change, version: tx.raw('version + 1'), updated_at: tx.fn.now() })
  }

  /** Sets the status of locked orders that all have another one. */
  async #setStatus(
    tx: Knex.Transaction,
    orders: readonly Row[],
    to: Row['order_status'],
    by: string,
    note: string | null,
  ): Promise<void> {
    await this.#update(tx, orders, { order_status: to })
    const entries = await this.timeline.add(
      tx,
      orders.map(({ id, version, order_status: from }) => ({
        ...{ order_id: id, by, kind: 'status', version: version + 1, from, to, note },
      })),
    )
    for (const [index, { id }] of orders.entries()) {
      const entry = entries[index]
      if (entry) await this.#recordStatusChange(tx, { order: id, entry })
    }
  }
}
