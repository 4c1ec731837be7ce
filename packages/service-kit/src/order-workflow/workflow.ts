import type { Knex } from 'knex'
import { Problem } from '../errors/problems.ts'
import { refuseStale } from '../http/preconditions.ts'
import type { LinkedRecord } from '../links.ts'
import { isId } from '../listing.ts'
import { eventRecorder } from '../outbox/outbox.ts'
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
  statusEvent: string
  /** Type of the event of one that the customer gets no mail for. @default none is recorded */
  silentStatusEvent?: string
}

/** Payload of the event of a changed status. */
export interface StatusChanged {
  order: string
  /** Timeline entry with the new status. */
  entry: string
  /**
   * Status that the customer knows: an earlier mail that still waited is replaced. Absent in events of
   * earlier versions.
   */
  from?: string
}

const recordEvent = eventRecorder<Record<string, StatusChanged>>()

export type BulkAction<Status extends string> =
  | { action: 'delete' | 'restore' }
  | {
      action: 'status'
      orderStatus: Status
      /** Orders with another status stay as they are. */
      from?: Status | undefined
      notify?: boolean | undefined
    }
  | {
      /** Sets the status that an order had before the change which made this version of it. */
      action: 'undo'
      /** By the order's id; an order with another version stays as it is. */
      versions: ReadonlyMap<string, number>
      notify?: boolean | undefined
    }

/** An order after a bulk change. */
export interface ChangedOrder {
  id: string
  version: number
}

/** @param order before the change */
function changedOrder({ id, version }: OrderRecord): ChangedOrder {
  return { id, version: version + 1 }
}

export interface StatusChange<Status extends string> {
  status: Status
  note?: string | undefined
  /** Whether the customer gets a mail. @default true */
  notify?: boolean | undefined
  /** E-mail of the administrator; null for the customer. */
  by: string | null
  ifMatch?: string | undefined
}

/**
 * The life of one kind of order: status, version, timeline and trash. Custom orders and design orders each have
 * an instance, with its own table, columns, statuses and event of a changed status.
 */
export class OrderWorkflow<Row extends OrderRecord, Kind extends string = never> {
  readonly table: string
  readonly timeline: Timeline<Kind>
  readonly columns: readonly string[]
  readonly #statusEvent: string
  readonly #silentStatusEvent: string | undefined

  constructor({ table, timeline, columns, statusEvent, silentStatusEvent }: WorkflowOptions) {
    this.table = table
    this.timeline = new Timeline(timeline)
    this.columns = columns
    this.#statusEvent = statusEvent
    this.#silentStatusEvent = silentStatusEvent
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
    { status, note = '', notify, by, ifMatch }: StatusChange<Row['order_status']>,
  ): Promise<Row> {
    return db.transaction(async tx => {
      const order = await this.lock(tx, id)
      const { version, updated_at: updatedAt } = order
      await refuseStale(ifMatch, { version, updatedAt }, since =>
        this.timeline.changesSince(tx, id, since),
      )
      const text = note.trim() || null
      const change = { to: status, by, note: text, notify }
      if (order.order_status !== status) await this.#setStatus(tx, [order], change)
      else if (text) await this.timeline.add(tx, [{ order_id: id, by, kind: 'note', note: text }])
      return this.lock(tx, id)
    })
  }

  /**
   * Applies one action to many orders, all or nothing. Orders that already have the status count as done.
   *
   * @returns the orders changed, with their new versions
   * @throws Problem 404 when one of the orders does not exist
   */
  changeMany(
    db: Knex,
    ids: readonly string[],
    action: BulkAction<Row['order_status']>,
    by: string,
  ): Promise<ChangedOrder[]> {
    const wanted = [...new Set(ids)]
    return db.transaction(async tx => {
      const orders = await this.#lockAll(tx, wanted, { trashed: action.action === 'restore' })
      if (orders.length < wanted.length) throw orderNotFound()
      if (action.action === 'status') {
        const { orderStatus: to, from, notify } = action
        const others = orders.filter(
          ({ order_status: status }) => status !== to && (from === undefined || status === from),
        )
        if (others.length > 0) await this.#setStatus(tx, others, { to, by, note: null, notify })
        return others.map(changedOrder)
      }
      if (action.action === 'undo') {
        const { versions, notify } = action
        const unchanged = orders.filter(({ id, version }) => version === versions.get(id))
        const before = await this.timeline.statusesBefore(tx, unchanged)
        for (const [to, group] of Map.groupBy(unchanged, ({ id }) => before.get(id))) {
          if (to !== undefined) await this.#setStatus(tx, group, { to, by, note: null, notify })
        }
        return unchanged.filter(({ id }) => before.has(id)).map(changedOrder)
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
      return orders.map(changedOrder)
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

  /** Returns the statuses that the mail of an event names; undefined when the order has another status by now. */
  async findStatusChange(
    db: Knex,
    { order, entry, from }: StatusChanged,
  ): Promise<Record<'from' | 'to', Row['order_status']> | undefined> {
    const change = await this.timeline.findChange(db, entry)
    const row = await this.find(db, order)
    if (!row || !change?.from || change.to !== row.order_status) return undefined
    return { from: from ?? change.from, to: change.to }
  }

  /** Returns the status that the customer knows: the one before a change whose mail still waits. */
  async knownStatus(db: Knex, { id, order_status }: Row): Promise<Row['order_status']> {
    const [event] = await this.#waitingEvents(db, [id]).select('payload')
    return event?.payload.from ?? order_status
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

  /**
   * Sets the status of locked orders that all have another one. A mail replaces that about an earlier change that has
   * not left yet; none is sent when the customer already knows the new status. Without a mail the earlier one waits on:
   * it leaves if the order has its status again by then.
   */
  async #setStatus(
    tx: Knex.Transaction,
    orders: readonly Row[],
    change: {
      to: Row['order_status']
      by: string | null
      note: string | null
      notify?: boolean | undefined
    },
  ): Promise<void> {
    const { to, by, note, notify = true } = change
    await this.#update(tx, orders, { order_status: to })
    const entries = await this.timeline.add(
      tx,
      orders.map(({ id, version, order_status: from }) => ({
        order_id: id,
        by,
        kind: 'status',
        version: version + 1,
        from,
        to,
        note,
      })),
    )
    const known = notify ? await this.#withdrawMails(tx, orders) : undefined
    const event = notify ? this.#statusEvent : this.#silentStatusEvent
    if (event === undefined) return
    for (const [index, { id, order_status }] of orders.entries()) {
      const entry = entries[index]
      const from = known?.get(id) ?? order_status
      if (entry && from !== to) await recordEvent(tx, event, { order: id, entry, from })
    }
  }

  /** Deletes the events of earlier changes whose mails still wait. @returns the status before them, by order */
  async #withdrawMails(
    tx: Knex.Transaction,
    orders: readonly Row[],
  ): Promise<Map<string, string | undefined>> {
    const ids = orders.map(({ id }) => id)
    const events = await this.#waitingEvents(tx, ids).delete().returning('payload')
    return new Map(events.map(({ payload: { order, from } }) => [order, from]))
  }

  /** Returns a query for the events of changes whose mails still wait. */
  #waitingEvents(db: Knex, orders: readonly string[]) {
    return db<{ type: string; payload: StatusChanged }>('outbox')
      .where({ type: this.#statusEvent })
      .whereNull('handed_on_at')
      .whereRaw("payload->>'order' = any(?)", [[...orders]])
  }
}
