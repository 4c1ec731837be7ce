import type { Knex } from 'knex'

/** What happens here that others are told of, with the ids that the telling needs. */
export interface OutboxEvents {
  'order.received': { order: string }
  /** `entry` of the order's timeline says from what to what, and the note. */
  'order.status_changed': { order: string; entry: string }
  'message.received': { message: string }
  'offer.sent': { offer: string }
  'offer.accepted': { offer: string }
  'offer.declined': { offer: string }
}

/**
 * Writes down, in the transaction of what happened, that it has to be told: whoever tells it may
 * be away, and must not tell what was rolled back. Ids only: texts and addresses are read when they
 * are needed, and are not kept twice.
 */
export async function recordEvent<T extends keyof OutboxEvents>(
  tx: Knex.Transaction,
  type: T,
  payload: OutboxEvents[T],
): Promise<void> {
  await tx('outbox').insert({ type, payload })
}
