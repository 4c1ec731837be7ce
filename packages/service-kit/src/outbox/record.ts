import type { Knex } from 'knex'

/**
 * Makes the function that writes down, in the transaction of what happened, that it has to be told:
 * whoever tells it may be away, and must not tell what was rolled back. Ids only: texts and addresses are
 * read when they are needed, and are not kept twice.
 *
 * @example export const recordEvent = eventRecorder<{ 'order.received': { order: string } }>()
 */
export function eventRecorder<Events>() {
  return async <T extends keyof Events & string>(
    tx: Knex.Transaction,
    type: T,
    payload: Events[T],
  ): Promise<void> => {
    await tx('outbox').insert({ type, payload })
  }
}
