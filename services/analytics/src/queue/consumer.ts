import { Worker } from 'bullmq'
import type { Batch } from '../storage/writer.ts'
import { connectRedis, type QueueConfig, queueName, queuePrefix } from './connection.ts'
import { type PackedBatch, unpack } from './packed-batch.ts'

/** Batches in hand at once: more than are written together, so that the next ones are there when those are done. */
const concurrency = 400

/** Works the queue off. */
export class Consumer {
  readonly #redis: ReturnType<typeof connectRedis>
  readonly #worker: Worker<PackedBatch>

  /**
   * @param write a batch; `Worker.RateLimitError()` puts it back as if it had not been tried
   * @param report what goes wrong beside the work itself: Redis is away, mostly
   */
  constructor(
    config: QueueConfig,
    write: (batch: Batch) => Promise<void>,
    report: (error: Error) => void,
  ) {
    this.#redis = connectRedis(config.REDIS_URL, { maxRetriesPerRequest: null })
    this.#worker = new Worker<PackedBatch>(queueName, ({ data }) => write(unpack(data)), {
      connection: this.#redis,
      prefix: queuePrefix(config),
      concurrency,
      // A worker that was killed is missed within seconds, and what it was at is taken up again however
      // often that happens: the defaults take half a minute and give up after the second time.
      lockDuration: 5000,
      stalledInterval: 3000,
      maxStalledCount: 100,
    })
    this.#worker.on('error', report)
  }

  async close(): Promise<void> {
    // Without Redis there is nobody to say goodbye to.
    await this.#worker.close(this.#redis.status !== 'ready')
    this.#redis.disconnect()
  }
}
