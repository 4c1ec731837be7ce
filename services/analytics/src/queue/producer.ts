import { createIORedisClient, type IRedisClient, Job, type JobsOptions, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Batch } from '../storage/writer.ts'
import {
  connectRedis,
  countersKey,
  type QueueConfig,
  queueName,
  queuePrefix,
} from './connection.ts'
import { type PackedBatch, pack } from './packed-batch.ts'

const jobOptions: JobsOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  // What could not be written is kept and shown, and can be tried again.
  removeOnFail: false,
}

/** What is handed over at once. */
export interface Delivery {
  batch: Batch
  /** How many more were taken and not kept, by reason. */
  dropped: ReadonlyMap<string, number>
}

/** The way into the queue. While Redis is away it refuses at once. */
export class Producer {
  readonly #redis: Redis
  /** The same connection as the queue's own scripts see it. */
  readonly #client: IRedisClient
  readonly #queue: Queue<PackedBatch>
  readonly #counters: string

  constructor(config: QueueConfig) {
    this.#redis = connectRedis(config.REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 3000,
      // Half a transaction must not come again by itself.
      autoResendUnfulfilledCommands: false,
    })
    this.#client = createIORedisClient(this.#redis)
    this.#queue = new Queue(queueName, {
      connection: this.#redis,
      prefix: queuePrefix(config),
      skipMetasUpdate: true,
    })
    this.#queue.on('error', () => {})
    this.#counters = countersKey(config)
  }

  /**
   * The batch and the counters in one transaction: what is counted as accepted is in the queue, and the reverse.
   *
   * Its commands are sent one by one, with nothing of anybody else between them: a pipeline object of ioredis has two
   * functions for each script of BullMQ, and is collected with the old objects only, which stops the process (measured:
   * a third more processor time for a batch of three views, and twice the wait of the slowest in a hundred).
   */
  async deliver({ batch, dropped }: Delivery): Promise<void> {
    if (this.#redis.status !== 'ready') throw new Error('Redis is away')
    const count = batch.events.length
    // Its name says how much is in it, so that what waits can be summed up without reading it.
    const job = count > 0 && new Job(this.#queue, String(count), pack(batch), jobOptions, batch.id)
    const queued: Promise<unknown>[] = [this.#redis.multi({ pipeline: false })]
    if (job) queued.push(job.addJob(this.#client))
    let accepted = count
    for (const [reason, number] of dropped) {
      accepted += number
      queued.push(this.#redis.hincrby(this.#counters, `dropped:${reason}`, number))
    }
    queued.push(this.#redis.hincrby(this.#counters, 'accepted', accepted))
    const [results] = await Promise.all([this.#redis.exec(), ...queued])
    for (const [error] of results ?? []) if (error) throw error
  }

  /** For what is asked of the queue beside handing over. */
  get queue(): Queue<PackedBatch> {
    return this.#queue
  }

  get redis(): Redis {
    return this.#redis
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }
}
