import type { Knex } from 'knex'
import { Type } from 'typebox'
import type { App } from './base-app.ts'
import { errorResponses } from './problems.ts'
import { adminOnly } from './security.ts'
import { requiredText } from './validation/text.ts'
import { who } from './who.ts'

/** What happened to an order, as it is stored. */
export interface TimelineRow<Kind extends string> {
  id: string
  order_id: string
  at: Date
  /** Null for the customer. */
  by: string | null
  kind: Kind
  /** The order's version that this made; null where the order itself did not change. */
  version: number | null
  from: string | null
  to: string | null
  note: string | null
}

/** An entry to be written; what is left out is null. */
export type NewEntry<Kind extends string> = Pick<TimelineRow<Kind>, 'order_id' | 'by' | 'kind'> &
  Partial<Pick<TimelineRow<Kind>, 'version' | 'from' | 'to' | 'note'>>

/** An entry as answers show it. */
export interface ShownEntry<Kind extends string> {
  _id: string
  at: string
  by: string | null
  kind: Kind
  from: string | null
  to: string | null
  note: string | null
}

/** Schema of {@link ShownEntry}. @param nobody whose entries have no author */
export function timelineEntry<const Kind extends string>(
  kinds: readonly Kind[],
  { title, nobody }: { title: string; nobody: string },
) {
  return Type.Object(
    {
      _id: Type.String(),
      at: Type.String({ format: 'date-time' }),
      by: Type.Union([Type.String(), Type.Null()], { description: `null: ${nobody}` }),
      kind: Type.Enum([...kinds]),
      from: Type.Union([Type.String(), Type.Null()]),
      to: Type.Union([Type.String(), Type.Null()]),
      note: Type.Union([Type.String(), Type.Null()]),
    },
    { title },
  )
}

/** More than anybody reads. */
const mostShown = 1000

/** The timelines of one kind of order, in a table with the columns of {@link TimelineRow}. */
export function timelineOf<Kind extends string>(table: string) {
  return {
    /** Writes down what the transaction did. @returns the entries' ids, in the same order */
    async addEntries(tx: Knex, entries: readonly NewEntry<Kind>[]): Promise<string[]> {
      if (entries.length === 0) return []
      const rows = await tx(table).insert(entries).returning<{ id: string }[]>('id')
      return rows.map(({ id }) => id)
    },

    /** What happened to an order, newest first. */
    async listEntries(db: Knex, orderId: string): Promise<ShownEntry<Kind>[]> {
      const rows: TimelineRow<Kind>[] = await db(table)
        .where({ order_id: orderId })
        .orderBy('id', 'desc')
        .limit(mostShown)
      return rows.map(({ id, at, by, kind, from, to, note }) => ({
        _id: id,
        at: at.toISOString(),
        by,
        kind,
        from,
        to,
        note,
      }))
    },

    /** From what to what an entry says the status went. */
    async findChange(
      db: Knex,
      entry: string,
    ): Promise<Pick<TimelineRow<Kind>, 'from' | 'to'> | undefined> {
      return db(table).where({ id: entry }).first('from', 'to')
    },

    /** What changed an order since one of its versions, oldest first. */
    async changesSince(db: Knex, orderId: string, version: number): Promise<TimelineRow<Kind>[]> {
      return db(table)
        .where({ order_id: orderId })
        .where('version', '>', version)
        .orderBy('id')
        .select<TimelineRow<Kind>[]>()
    },

    /** The statuses that an order has had, oldest first, without who gave them. */
    async listStatuses(db: Knex, orderId: string): Promise<{ at: string; status: string }[]> {
      const rows = await db(table)
        .where({ order_id: orderId })
        .whereIn('kind', ['received', 'status'])
        .whereNotNull('to')
        .orderBy('id')
        .select<Pick<TimelineRow<Kind>, 'at' | 'to'>[]>('at', 'to')
      return rows.map(({ at, to }) => ({ at: at.toISOString(), status: to ?? '' }))
    },
  }
}

interface Versioned {
  id: string
  version: number
  updated_at: Date
}

/** What a 409 says of an order that changed since the version that a change was made from. */
export function conflictSince(order: Versioned, entries: readonly TimelineRow<string>[]) {
  const last = entries.at(-1)
  const statuses = entries.filter(({ kind }) => kind === 'status')
  return {
    version: order.version,
    changedBy: last?.by ?? null,
    changedAt: (last?.at ?? order.updated_at).toISOString(),
    changes: statuses.length
      ? [{ field: 'orderStatus', from: statuses[0]?.from ?? null, to: statuses.at(-1)?.to ?? null }]
      : [],
  }
}

const newNote = Type.Object({ note: requiredText(2000, 'Note is required') })

interface Notes {
  /** Schema of an entry. */
  entry: Type.TSchema
  /** Keeps the order as it is until the transaction ends. @throws Problem 404 */
  lock(tx: Knex.Transaction, id: string): Promise<unknown>
  addEntries(tx: Knex, entries: readonly NewEntry<'note'>[]): Promise<unknown>
  listEntries(db: Knex, orderId: string): Promise<ShownEntry<string>[]>
}

/** Adds the call by which administrators note something about an order. @param path with `:id` */
export function addNotes(
  app: App,
  path: string,
  { entry, lock, addEntries, listEntries }: Notes,
): void {
  app.post(
    path,
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'Adds a note for the shop; the customer never sees it',
        params: Type.Object({ id: Type.String() }),
        body: newNote,
        response: { 201: Type.Array(entry), ...errorResponses(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const entries = await app.db.transaction(async tx => {
        await lock(tx, id)
        const note = request.body.note.trim()
        await addEntries(tx, [{ order_id: id, by: who(request), kind: 'note', note }])
        return listEntries(tx, id)
      })
      return reply.code(201).send(entries)
    },
  )
}
