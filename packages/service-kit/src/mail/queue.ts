import { type Job, type JobsOptions, Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { ServiceConfig } from '../config.ts'
import { mailName, type PlannedMail } from '../outbox/plan.ts'

/** Mails sent at the same time by one worker, each on a connection of its own to PostgreSQL and to the mail server. */
export const concurrency = 5

/** The last try is seven hours after the first, or later: a mail server that is away overnight is nothing special. */
export const attempts = 15

const jobOptions: JobsOptions = {
  attempts,
  backoff: { type: 'exponential', delay: 2000, jitter: 0.3 },
  // Whether a mail was sent is the table's to say. What would stay here could not be handed on again.
  removeOnComplete: true,
  removeOnFail: true,
}

type MailQueueConfig = Pick<ServiceConfig, 'REDIS_URL' | 'REDIS_KEY_PREFIX'>

/** Where mails wait for their turn or their next try. While Redis is away it refuses at once. */
export class MailQueue {
  readonly #redis: Redis
  readonly #queue: Queue<PlannedMail>

  /** @param name in braces, which keep all of its keys on one node of a Redis cluster */
  constructor({ REDIS_URL, REDIS_KEY_PREFIX }: MailQueueConfig, name: string) {
    this.#redis = connect(REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2000,
    })
    this.#queue = new Queue(name, {
      connection: this.#redis,
      prefix: prefixOf(REDIS_KEY_PREFIX),
    })
    this.#queue.on('error', () => {})
  }

  /** Whether it can be handed anything now. */
  get ready(): boolean {
    return this.#redis.status === 'ready'
  }

  /** One that is there already stays as it is. */
  async add(mails: readonly PlannedMail[]): Promise<void> {
    await this.#queue.addBulk(
      mails.map(mail => ({
        name: mail.audience,
        data: mail,
        opts: { ...jobOptions, jobId: mailName(mail) },
      })),
    )
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }
}

/**
 * Works the queue off.
 *
 * @param report what goes wrong beside the work itself: Redis is away, mostly
 */
export function workOff(
  { REDIS_URL, REDIS_KEY_PREFIX }: MailQueueConfig,
  name: string,
  work: (job: Job<PlannedMail>) => Promise<void>,
  report: (error: Error) => void,
): { close(): Promise<void> } {
  const redis = connect(REDIS_URL, { maxRetriesPerRequest: null })
  const worker = new Worker<PlannedMail>(name, work, {
    connection: redis,
    prefix: prefixOf(REDIS_KEY_PREFIX),
    concurrency,
    // A worker that was killed is missed within seconds, and what it was at is taken up again however
    // often that happens: the defaults take half a minute and give up after the second time.
    lockDuration: 5000,
    stalledInterval: 3000,
    maxStalledCount: 100,
  })
  worker.on('error', report)
  return {
    close: async () => {
      // Without Redis there is nobody to say goodbye to.
      await worker.close(redis.status !== 'ready')
      redis.disconnect()
    },
  }
}

interface ConnectionOptions {
  maxRetriesPerRequest: number | null
  enableOfflineQueue?: boolean
  commandTimeout?: number
}

function connect(url: string, options: ConnectionOptions): Redis {
  const redis = new Redis(url, { connectTimeout: 3000, ...options })
  // Each failed reconnect is an event; the plugin of the service's own connection logs outages.
  redis.on('error', () => {})
  return redis
}

function prefixOf(keyPrefix: string): string {
  return `${keyPrefix}queue`
}
