import type { Knex } from 'knex'
import { Problem } from '../errors/problems.ts'
import { isId, onlyRow } from '../listing.ts'
import { eventRecorder, undoSeconds } from '../outbox/outbox.ts'
import { tooManyRequests } from '../rate-limits.ts'
import type { OrderRecord, OrderWorkflow } from './workflow.ts'

/** A text of the shop or of the customer about a record. */
export interface ReplyRow {
  id: string
  record_id: string
  at: Date
  /** E-mail of the administrator; null for the customer. */
  by: string | null
  text: string
}

/**
 * Returns the statement that creates a table of replies, for a service's migration. A removed record takes
 * its replies along.
 */
export function repliesTable(table: string, record: string): string {
  return `
    create table ${table} (
      id uuid primary key default uuidv7(),
      record_id uuid not null references ${record} on delete cascade,
      at timestamptz not null default now(),
      -- E-mail of the administrator; null for the customer.
      by text,
      text text not null check (text <> '')
    );
    create index ${table}_record on ${table} (record_id, id);
  `
}

/** Replies that a customer may send about one record in a day: each is mailed to the shop. */
export const dailyReplies = 20

const hour = 3_600_000

const recordEvent = eventRecorder<Record<string, Record<string, string>>>()

interface ConversationOptions {
  /** Table of the replies, as {@link repliesTable} creates it. */
  table: string
  /** Begins the types of the events, which are `.sent` and `.received`. */
  event: string
  /** Name of the record's id in the events. */
  key: 'order' | 'message'
  /** Locks a record that is not deleted, until the transaction ends. @throws Problem 404 */
  lock(tx: Knex.Transaction, id: string): Promise<unknown>
  /** Updates the record for its latest reply, which is undefined when the only one was undone. */
  update(tx: Knex.Transaction, id: string, latest: ReplyRow | undefined): Promise<void>
}

/** The replies of the shop and the customer about one kind of record. */
export class Conversation {
  readonly #options: ConversationOptions

  constructor(options: ConversationOptions) {
    this.#options = options
  }

  #replies(db: Knex) {
    return db<ReplyRow>(this.#options.table)
  }

  /** Returns the replies about a record, oldest first. */
  list(db: Knex, recordId: string): Promise<ReplyRow[]> {
    return this.#replies(db).where({ record_id: recordId }).orderBy('id').select()
  }

  /** Returns the replies that the customer may see: those of the shop once they cannot be undone any more. */
  listSent(db: Knex, recordId: string): Promise<ReplyRow[]> {
    return this.#replies(db)
      .where({ record_id: recordId })
      .whereRaw("(by is null or at <= now() - ? * interval '1 second')", [undoSeconds])
      .orderBy('id')
      .select()
  }

  find(db: Knex, id: string): Promise<ReplyRow | undefined> {
    return this.#replies(db).where({ id }).first()
  }

  /** Stores a reply of the shop. Its mail leaves when it cannot be undone any more. @throws Problem 404 */
  send(db: Knex, recordId: string, by: string, text: string): Promise<ReplyRow> {
    return db.transaction(async tx => {
      await this.#options.lock(tx, recordId)
      return this.#add(tx, { record_id: recordId, by, text }, 'sent')
    })
  }

  /** Removes a reply of the shop whose mail has not left yet. @throws Problem 404, or 409 when it has */
  undo(db: Knex, recordId: string, id: string): Promise<void> {
    const { event, lock, update } = this.#options
    return db.transaction(async tx => {
      await lock(tx, recordId)
      const own = this.#replies(tx).where({ id, record_id: recordId }).whereNotNull('by')
      if (!isId(id) || !(await own.clone().first())) {
        throw new Problem(404, 'reply_not_found', 'Reply not found')
      }
      const withdrawn = await tx('outbox')
        .where({ type: `${event}.sent`, handed_on_at: null })
        .whereRaw("payload->>'reply' = ? and created_at > now() - ? * interval '1 second'", [
          id,
          undoSeconds,
        ])
        .delete()
      if (withdrawn === 0) throw new Problem(409, 'reply_sent', 'The reply has already been sent')
      await own.delete()
      await update(tx, recordId, await this.#latest(tx, recordId))
    })
  }

  /** Stores a reply of the customer. @throws Problem 404, or 429 after {@link dailyReplies} in a day */
  async receive(tx: Knex.Transaction, recordId: string, text: string): Promise<void> {
    await this.#options.lock(tx, recordId)
    const recent = await this.#replies(tx)
      .where({ record_id: recordId, by: null })
      .whereRaw("at > now() - interval '1 day'")
      .limit(dailyReplies)
      .select('id')
    if (recent.length >= dailyReplies) throw tooManyRequests(hour)
    await this.#add(tx, { record_id: recordId, by: null, text }, 'received')
  }

  async #add(
    tx: Knex.Transaction,
    { text, ...reply }: Pick<ReplyRow, 'record_id' | 'by' | 'text'>,
    direction: 'sent' | 'received',
  ): Promise<ReplyRow> {
    const { event, key, update } = this.#options
    const row = onlyRow(
      await this.#replies(tx)
        .insert({ ...reply, text: text.trim() })
        .returning('*'),
    )
    await recordEvent(tx, `${event}.${direction}`, { [key]: row.record_id, reply: row.id })
    await update(tx, row.record_id, row)
    return row
  }

  #latest(db: Knex, recordId: string): Promise<ReplyRow | undefined> {
    return this.#replies(db).where({ record_id: recordId }).orderBy('id', 'desc').first()
  }
}

/** The conversations about orders, whose column `unread` says whether the customer's latest reply is unread. */
export class OrderConversation<Row extends OrderRecord, Kind extends string> extends Conversation {
  readonly #orders: OrderWorkflow<Row, Kind>

  constructor(
    orders: OrderWorkflow<Row, Kind>,
    options: Pick<ConversationOptions, 'table' | 'event'>,
  ) {
    super({
      ...options,
      key: 'order',
      lock: (tx, id) => orders.lock(tx, id),
      async update(tx, id, latest) {
        // A reply makes no new version of its order. The lifetime of the customer's link begins again.
        const change = { unread: latest?.by === null, updated_at: tx.fn.now() }
        await tx(orders.table).where({ id }).update(change)
      },
    })
    this.#orders = orders
  }

  /** Marks the customer's replies as read. That is no change of the order: the audit log does not have it. */
  async markRead(db: Knex, id: string): Promise<void> {
    await db.transaction(async tx => {
      await tx.raw("select set_config('stampa.author', '', true)")
      await tx(this.#orders.table).where({ id, unread: true }).update({ unread: false })
    })
  }
}
