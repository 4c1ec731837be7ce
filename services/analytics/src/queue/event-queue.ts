import {
  connectQueue,
  type QueueConfig,
  type QueueOptions,
  queuePrefix,
} from '@stampa/service-kit/queue'
import { createIORedisClient, type IRedisClient, Job, type JobsOptions, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Batch } from '../storage/writer.ts'

export const eventQueue: QueueOptions = {
  name: '{visits}',
  attempts: 5,
  backoffMs: 500,
  // More batches than one write takes, so that the next ones are ready when it ends.
  concurrency: 400,
}

const jobOptions: JobsOptions = {
  attempts: eventQueue.attempts,
  backoff: { type: 'exponential', delay: eventQueue.backoffMs },
  removeOnComplete: true,
  // Administrators see failed batches and can retry them.
  removeOnFail: false,
}

/** Adds batches of events to the queue. Rejects at once while Redis is unavailable. */
export class Producer {
  readonly redis: Redis
  readonly queue: Queue<Batch>
  /** Redis hash that counts accepted events, and dropped events by reason. */
  readonly countersKey: string
  readonly #client: IRedisClient

  constructor(config: QueueConfig) {
    this.redis = connectQueue(config, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 3000,
      // A resent half of a transaction would count twice.
      autoResendUnfulfilledCommands: false,
    })
    this.#client = createIORedisClient(this.redis)
    this.queue = new Queue(eventQueue.name, {
      connection: this.redis,
      prefix: queuePrefix(config),
      skipMetasUpdate: true,
    })
    this.queue.on('error', () => {})
    this.countersKey = `${queuePrefix(config)}:${eventQueue.name}:counters`
  }

  /**
   * Adds a batch and updates the counters in one transaction, so that an event is counted as accepted exactly if it is
   * in the queue. The job's name is its number of events, so that queued events can be summed without reading the jobs.
   *
   * @param dropped accepted events that are not queued, by reason
   */
  async deliver(batch: Batch, dropped: ReadonlyMap<string, number>): Promise<void> {
    if (this.redis.status !== 'ready') throw new Error('Redis is not connected')
    // Pipeline objects of ioredis outlive young garbage collection and double the p99 of acknowledgements.
    const commands: Promise<unknown>[] = [this.redis.multi({ pipeline: false })]
    let accepted = batch.events.length
    if (accepted > 0) {
      const job = new Job(this.queue, String(accepted), batch, jobOptions, batch.id)
      commands.push(job.addJob(this.#client))
    }
    for (const [reason, count] of dropped) {
      accepted += count
      commands.push(this.redis.hincrby(this.countersKey, `dropped:${reason}`, count))
    }
    commands.push(this.redis.hincrby(this.countersKey, 'accepted', accepted))
    const [results] = await Promise.all([this.redis.exec(), ...commands])
    for (const [error] of results ?? []) if (error) throw error
  }

  async close(): Promise<void> {
    await this.queue.close()
    this.redis.disconnect()
  }
}
