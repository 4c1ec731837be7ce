import type { Knex } from 'knex'
import type { ServiceConfig } from '../app/config.ts'
import { planMails, takeWaiting } from '../outbox/mails.ts'
import type { MailPlan } from '../outbox/outbox.ts'
import { mailName, type PlannedMail } from '../outbox/outbox.ts'
import { type QueueOptions, WorkQueue } from '../queue/work-queue.ts'

/**
 * Mails sent at the same time by one worker, each on a connection of its own to PostgreSQL and to the mail
 * server.
 */
export const concurrency = 5

/** The last try is seven hours after the first, or later: a mail server that is away overnight is nothing special. */
const attempts = 15

/** @param name of the service's mails: no two may share one */
export function mailQueueOptions(name: string): QueueOptions {
  return { name, attempts, backoffMs: 2000, concurrency }
}

/** Where mails wait. */
export class MailQueue extends WorkQueue<PlannedMail> {
  constructor(config: Pick<ServiceConfig, 'REDIS_URL' | 'REDIS_KEY_PREFIX'>, name: string) {
    super(config, mailQueueOptions(name))
  }

  async add(mails: readonly PlannedMail[]): Promise<void> {
    await this.addJobs(mails.map(mail => ({ id: mailName(mail), data: mail })))
  }
}

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
