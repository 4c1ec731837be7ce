import type { Knex } from 'knex'
import { planMails, takeWaiting } from '../outbox/mails.ts'
import type { MailPlan } from '../outbox/outbox.ts'
import type { MailQueue } from './queue.ts'

/**
 * Milliseconds between two looks. Looking costs one look into an empty index. To be notified by PostgreSQL
 * instead would have all orders wait for each other: it lets transactions that notify commit one at a time.
 */
export const lookEvery = 1000

const batchSize = 200

/**
 * Hands on all that waits in the tables to the queue. What is committed there is found, whoever was away
 * when it was; several workers share the work.
 */
export async function handOnMails<Events>(
  db: Knex,
  telling: MailPlan<Events>,
  queue: MailQueue,
): Promise<void> {
  while ((await planMails(db, telling, batchSize)) >= batchSize);
  while ((await handOnBatch(db, queue)) === batchSize);
}

/** The mails stay where they are unless the queue has them. */
async function handOnBatch(db: Knex, queue: MailQueue): Promise<number> {
  if (!queue.ready) return 0
  return db.transaction(async tx => {
    const mails = await takeWaiting(tx, batchSize)
    if (mails.length > 0) await queue.add(mails)
    return mails.length
  })
}
