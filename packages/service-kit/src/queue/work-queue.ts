import { type Job, Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { ServiceConfig } from '../config.ts'

type QueueConfig = Pick<ServiceConfig, 'REDIS_URL' | 'REDIS_KEY_PREFIX'>

/** What distinguishes one kind of work from another. */
export interface QueueOptions {
  /** In braces, which keep all of its keys on one node of a Redis cluster: `{mails}`. */
  name: string
  /** How often a job is tried; every time it waits twice as long as before. */
  attempts: number
  /** Milliseconds between the first two tries. */
  backoffMs: number
  /** Jobs at the same time in one worker. */
  concurrency: number
}

/** A piece of work. Its id is letters, digits and hyphens; one that the queue has already stays as it is. */
export interface NewJob<Data> {
  id: string
  data: Data
}

/**
 * Where work waits for its turn or its next try. What has to be done and whether it was done is a
 * table's to say: here nothing is kept that is over, or it could not be handed on again. While Redis is
 * away it refuses at once.
 */
export class WorkQueue<Data> {
  readonly #redis: Redis
  readonly #queue: Queue
  readonly #options: QueueOptions

  constructor({ REDIS_URL, REDIS_KEY_PREFIX }: QueueConfig, options: QueueOptions) {
    this.#options = options
    this.#redis = connect(REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2000,
    })
    this.#queue = new Queue(options.name, {
      connection: this.#redis,
      prefix: prefixOf(REDIS_KEY_PREFIX),
    })
    this.#queue.on('error', () => {})
  }

  /** Whether it can be handed anything now. */
  get ready(): boolean {
    return this.#redis.status === 'ready'
  }

  async addJobs(jobs: readonly NewJob<Data>[]): Promise<void> {
    const { attempts, backoffMs: delay } = this.#options
    await this.#queue.addBulk(
      jobs.map(({ id, data }) => ({
        name: 'job',
        data,
        opts: {
          jobId: id,
          attempts,
          backoff: { type: 'exponential', delay, jitter: 0.3 },
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    )
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }
}

/**
 * Works a queue off.
 *
 * @param work `last` says whether the job will not be tried again
 * @param report what goes wrong beside the work itself: Redis is away, mostly
 */
export function workOff<Data>(
  { REDIS_URL, REDIS_KEY_PREFIX }: QueueConfig,
  { name, attempts, concurrency }: QueueOptions,
  work: (data: Data, attempt: { number: number; last: boolean }) => Promise<void>,
  report: (error: Error) => void,
): { close(): Promise<void> } {
  const redis = connect(REDIS_URL, { maxRetriesPerRequest: null })
  const worker = new Worker(
    name,
    ({ data, attemptsMade }: Job<Data>) =>
      work(data, { number: attemptsMade, last: attemptsMade + 1 >= attempts }),
    {
      connection: redis,
      prefix: prefixOf(REDIS_KEY_PREFIX),
      concurrency,
      // A worker that was killed is missed within seconds, and what it was at is taken up again however
      // often that happens: the defaults take half a minute and give up after the second time.
      lockDuration: 5000,
      stalledInterval: 3000,
      maxStalledCount: 100,
    },
  )
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
