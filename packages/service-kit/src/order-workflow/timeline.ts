import type { Knex } from 'knex'
import { Type } from 'typebox'
import type { HistoryStep } from '../http/preconditions.ts'
import { undoSeconds } from '../outbox/outbox.ts'
import { dateTime, nullable } from '../validation/schemas.ts'

/** Kinds of entries that the timeline of every order has. */
type CommonKind = 'received' | 'status' | 'note' | 'deleted' | 'restored'

/** One event in an order's life, as stored. */
export interface TimelineRow<Kind extends string = string> {
  id: string
  order_id: string
  at: Date
  /** E-mail of the administrator; null for the customer and the worker. */
  by: string | null
  kind: Kind | CommonKind
  /** Version of the order after this event; null where the order row did not change. */
  version: number | null
  from: string | null
  to: string | null
  note: string | null
}

/** A timeline entry to insert; fields left out are null. */
export type NewEntry<Kind extends string = never> = Pick<
  TimelineRow<Kind>,
  'order_id' | 'by' | 'kind'
> &
  Partial<Pick<TimelineRow<Kind>, 'version' | 'from' | 'to' | 'note'>>

/**
 * Returns the schema of a timeline entry in responses.
 *
 * @param kinds every kind of entry, in the order of the OpenAPI document
 * @param withoutAuthor authors that entries store as `by: null`, for the description
 */
export function timelineEntry<const Kind extends string>(
  kinds: readonly Kind[],
  { $id, withoutAuthor }: { $id: string; withoutAuthor: string },
) {
  return Type.Object(
    {
      _id: Type.String(),
      at: dateTime(),
      by: nullable(Type.String(), `null: ${withoutAuthor}`),
      kind: Type.Enum([...kinds]),
      from: nullable(Type.String()),
      to: nullable(Type.String()),
      note: nullable(Type.String()),
    },
    { $id },
  )
}

/** Maximum number of timeline entries in a response. */
const maxEntries = 1000

/** Stores and lists timeline entries in a table with the columns of {@link TimelineRow}. */
export class Timeline<Kind extends string> {
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  /** Inserts entries. @returns their ids, in the order given */
  async add(tx: Knex, entries: readonly NewEntry<Kind>[]): Promise<string[]> {
    if (entries.length === 0) return []
    const rows = await tx(this.#table).insert(entries).returning<{ id: string }[]>('id')
    return rows.map(({ id }) => id)
  }

  /** Returns the entries of an order as responses show them, newest first. */
  async list(db: Knex, orderId: string) {
    const rows: TimelineRow<Kind>[] = await db(this.#table)
      .where({ order_id: orderId })
      .orderBy('id', 'desc')
      .limit(maxEntries)
    return rows.map(({ id, order_id, version, ...entry }) => ({ _id: id, ...entry }))
  }

  async findChange(db: Knex, entry: string): Promise<Pick<TimelineRow, 'from' | 'to'> | undefined> {
    return db(this.#table).where({ id: entry }).first('from', 'to')
  }

  /** Returns the statuses, by order, before the changes of status that made these versions. */
  async statusesBefore(
    db: Knex,
    orders: readonly { id: string; version: number }[],
  ): Promise<Map<string, string>> {
    const rows = await db(this.#table)
      .where({ kind: 'status' })
      .whereIn(
        ['order_id', 'version'],
        orders.map(({ id, version }) => [id, version]),
      )
      .select<Pick<TimelineRow, 'order_id' | 'from'>[]>('order_id', 'from')
    return new Map(rows.flatMap(({ order_id, from }) => (from === null ? [] : [[order_id, from]])))
  }

  /** Returns the changes of an order after one of its versions, oldest first. */
  async changesSince(db: Knex, orderId: string, version: number): Promise<HistoryStep[]> {
    const rows = await db(this.#table)
      .where({ order_id: orderId })
      .where('version', '>', version)
      .orderBy('id')
      .select<TimelineRow[]>()
    return rows.map(({ by, at, kind, from, to }) => ({
      by,
      at,
      changes: kind === 'status' ? [{ field: 'orderStatus', from, to }] : [],
    }))
  }

  /**
   * Returns the statuses that an order has had, oldest first, without their authors and without changes that
   * were undone before their mail left.
   */
  async listStatuses(db: Knex, orderId: string): Promise<{ at: Date; status: string }[]> {
    const rows = await db(this.#table)
      .where({ order_id: orderId })
      .whereIn('kind', ['received', 'status'])
      .whereNotNull('to')
      .orderBy('id')
      .select<Pick<TimelineRow, 'at' | 'to'>[]>('at', 'to')
    const lasting: typeof rows = []
    for (const row of rows) {
      const [before, last] = lasting.slice(-2)
      const wasUndone = last && before?.to === row.to && +row.at - +last.at < undoSeconds * 1000
      if (wasUndone) lasting.pop()
      else lasting.push(row)
    }
    return lasting.map(({ at, to }) => ({ at, status: to ?? '' }))
  }
}
