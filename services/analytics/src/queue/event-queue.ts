import type { App } from '@stampa/service-kit'
import {
  connectQueue,
  measureQueue,
  type QueueConfig,
  type QueueOptions,
  queuePrefix,
} from '@stampa/service-kit/queue'
import { jobTraces } from '@stampa/service-kit/tracing'
import {
  createIORedisClient,
  type IRedisClient,
  Job,
  type JobsOptions,
  type JobType,
  Queue,
} from 'bullmq'
import type { Redis } from 'ioredis'
import type { Knex } from 'knex'
import type { Batch } from '../storage/writer.ts'

export const queueOptions: QueueOptions = {
  name: '{visits}',
  attempts: 5,
  backoffMs: 500,
  // More batches than one write takes, so that the next ones are ready when it ends.
  concurrency: 400,
}

const jobOptions: JobsOptions = {
  attempts: queueOptions.attempts,
  backoff: { type: 'exponential', delay: queueOptions.backoffMs },
  removeOnComplete: true,
  // Administrators see failed batches and can retry them.
  removeOnFail: false,
}

/** Time that administrators can retry a failed batch, ms. */
const failedAge = 30 * 86_400_000

/** Job ids that one pipeline reads. */
const idsPerPipeline = 1000

const droppedPrefix = 'dropped:'

/** The service's side of the queue. Rejects at once while Redis is unavailable. */
export class EventQueue {
  readonly #redis: Redis
  readonly #client: IRedisClient
  readonly #queue: Queue<Batch>
  /** Redis hash that counts accepted events, and dropped events by reason. */
  readonly #countersKey: string

  constructor(config: QueueConfig) {
    this.#redis = connectQueue(config, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 3000,
      // A resent half of a transaction would count twice.
      autoResendUnfulfilledCommands: false,
    })
    this.#client = createIORedisClient(this.#redis)
    this.#queue = new Queue(queueOptions.name, {
      connection: this.#redis,
      prefix: queuePrefix(config),
      skipMetasUpdate: true,
    })
    this.#queue.on('error', () => {})
    this.#countersKey = `${queuePrefix(config)}:${queueOptions.name}:counters`
  }

  /**
   * Adds a batch and updates the counters in one transaction, so that an event is counted as accepted exactly if it is
   * in the queue. The job's name is its number of events, so that queued events can be summed without reading the jobs.
   *
   * @param dropped accepted events that are not queued, by reason
   * @param traces of the requests that the events came with
   */
  async deliver(
    batch: Batch,
    dropped: ReadonlyMap<string, number>,
    traces: readonly (string | undefined)[] = [],
  ): Promise<void> {
    if (!this.ready) throw new Error('Redis is not connected')
    // Pipeline objects of ioredis outlive young garbage collection and double the p99 of acknowledgements.
    const commands: Promise<unknown>[] = [this.#redis.multi({ pipeline: false })]
    let accepted = batch.events.length
    if (accepted > 0) {
      const options = { ...jobOptions, ...jobTraces(traces) }
      const job = new Job(this.#queue, String(accepted), batch, options, batch.id)
      commands.push(job.addJob(this.#client))
    }
    for (const [reason, count] of dropped) {
      accepted += count
      commands.push(this.#redis.hincrby(this.#countersKey, droppedPrefix + reason, count))
    }
    commands.push(this.#redis.hincrby(this.#countersKey, 'accepted', accepted))
    const [results] = await Promise.all([this.#redis.exec(), ...commands])
    for (const [error] of results ?? []) if (error) throw error
  }

  /** Returns the state of all accepted events: accepted = stored + queued + failed + dropped. */
  async readBalance(db: Knex) {
    const [queued, failed] = await Promise.all([
      this.#sumEvents(['wait', 'active', 'delayed', 'prioritized']),
      this.#sumEvents(['failed']),
    ])
    // Read after the queue: an event that is written meanwhile appears twice rather than not at all.
    const [arrived, written] = await Promise.all([
      this.#redis.hgetall(this.#countersKey),
      db<{ name: string; count: string }>('counters').select('name', 'count'),
    ])
    // Events that do not pass the queue are counted in the database only.
    const counts = new Map<string, number>()
    const counters = [
      ...Object.entries(arrived),
      ...written.map(({ name, count }) => [name, count] as const),
    ]
    for (const [name, count] of counters) counts.set(name, (counts.get(name) ?? 0) + Number(count))
    const dropped = [...counts].filter(([name]) => name.startsWith(droppedPrefix))
    return {
      accepted: counts.get('accepted') ?? 0,
      stored: counts.get('stored') ?? 0,
      queued,
      failed,
      dropped: Object.fromEntries(
        dropped.map(([name, count]) => [name.slice(droppedPrefix.length), count]),
      ),
      otherPaths: counts.get('otherPaths') ?? 0,
    }
  }

  /** Estimates the number of queued events at the cost of two commands: for the limit of the queue. */
  async estimateQueued(): Promise<number> {
    const counts = await this.#queue.getJobCounts('waiting', 'active', 'delayed')
    const jobs = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (jobs < 100) return jobs
    const [next] = await this.#queue.getWaiting(0, 0)
    return jobs * Number(next?.name ?? 1)
  }

  /** Returns the latest 50 batches that could not be written. */
  async listFailed() {
    const jobs = await this.#queue.getFailed(0, 49)
    return jobs.map(({ id = '', finishedOn = 0, failedReason }) => ({
      id,
      failedAt: new Date(finishedOn).toISOString(),
      reason: failedReason ?? '',
    }))
  }

  /** Returns the number of jobs that are tried again. */
  async retryFailed(): Promise<number> {
    const { failed = 0 } = await this.#queue.getJobCounts('failed')
    if (failed > 0) await this.#queue.retryJobs({ state: 'failed' })
    return failed
  }

  /** Whether Redis is connected. */
  get ready(): boolean {
    return this.#redis.status === 'ready'
  }

  /** Removes batches that failed more than 30 days ago, and counts their events as dropped. */
  async forgetFailed(now = Date.now()): Promise<void> {
    // Without Redis the queue would wait for it.
    while (this.ready) {
      const [job] = await this.#queue.getJobs(['failed'], 0, 0, true)
      if (!job || now - (job.finishedOn ?? now) <= failedAge) return
      await job.remove()
      await this.#redis.hincrby(this.#countersKey, `${droppedPrefix}failed`, Number(job.name))
    }
  }

  /** Adds the queue's metrics to those of the process. */
  measure(app: App): void {
    measureQueue(app, this.#queue)
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }

  /** Sums the events of the jobs in these states. */
  async #sumEvents(states: JobType[]): Promise<number> {
    // All states are read at once: a job that moves between two of them is not missed.
    const ids = await this.#queue.getRanges(states, 0, -1)
    let sum = 0
    for (let i = 0; i < ids.length; i += idsPerPipeline) {
      const pipeline = this.#redis.pipeline()
      for (const id of ids.slice(i, i + idsPerPipeline)) {
        pipeline.hget(this.#queue.toKey(id), 'name')
      }
      for (const [, name] of (await pipeline.exec()) ?? []) sum += Number(name) || 0
    }
    return sum
  }
}
