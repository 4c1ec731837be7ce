import { Problem, tooManyRequests } from '@stampa/service-kit'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import { eventRecorder, undoSeconds } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

/** A text of the shop or of the customer about a record. */
export interface ReplyRow {
  id: string
  record_id: string
  at: Date
  /** E-mail of the administrator; null for the customer. */
  by: string | null
  text: string
}

/** Replies that a customer may send about one record in a day: each is mailed to the shop. */
export const dailyReplies = 20

const hour = 3_600_000

const recordEvent = eventRecorder<Record<string, Record<string, string>>>()

interface ConversationOptions {
  /** Table of the replies. */
  table: 'custom_order_replies' | 'contact_message_replies'
  /** Kind of the record: the prefix of the events, and the name of its id in them. */
  kind: 'order' | 'message'
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
    const { kind, lock, update } = this.#options
    return db.transaction(async tx => {
      await lock(tx, recordId)
      const own = this.#replies(tx).where({ id, record_id: recordId }).whereNotNull('by')
      if (!isId(id) || !(await own.clone().first())) {
        throw new Problem(404, 'reply_not_found', 'Reply not found')
      }
      const withdrawn = await tx('outbox')
        .where({ type: `${kind}_reply.sent`, handed_on_at: null })
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
    event: 'sent' | 'received',
  ): Promise<ReplyRow> {
    const { kind, update } = this.#options
    const row = onlyRow(
      await this.#replies(tx)
        .insert({ ...reply, text: text.trim() })
        .returning('*'),
    )
    await recordEvent(tx, `${kind}_reply.${event}`, { [kind]: row.record_id, reply: row.id })
    await update(tx, row.record_id, row)
    return row
  }

  #latest(db: Knex, recordId: string): Promise<ReplyRow | undefined> {
    return this.#replies(db).where({ record_id: recordId }).orderBy('id', 'desc').first()
  }
}
