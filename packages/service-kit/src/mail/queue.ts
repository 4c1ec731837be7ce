import type { ServiceConfig } from '../config.ts'
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
