import type { JobType } from 'bullmq'
import type { Knex } from 'knex'
import type { Producer } from './producer.ts'

/** Job ids that one pipeline reads. */
const idsPerPipeline = 1000

const droppedPrefix = 'dropped:'

/** Reads how many events are queued, failed, stored and dropped. */
export class QueueHealth {
  readonly #producer: Producer

  constructor(producer: Producer) {
    this.#producer = producer
  }

  /** Returns the state of all accepted events: accepted = stored + queued + failed + dropped. */
  async readBalance(db: Knex) {
    const [queued, failed] = await Promise.all([
      this.#sumEvents(['wait', 'active', 'delayed', 'prioritized']),
      this.#sumEvents(['failed']),
    ])
    const { redis, countersKey } = this.#producer
    // Read after the queue: an event that is written meanwhile appears twice rather than not at all.
    const [arrived, written] = await Promise.all([
      redis.hgetall(countersKey),
      db<{ name: string; count: string }>('counters').select('name', 'count'),
    ])
    // Events that do not pass the queue are counted in the database only, others in both.
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
    const { queue } = this.#producer
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed')
    const jobs = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (jobs < 100) return jobs
    const [next] = await queue.getWaiting(0, 0)
    return jobs * Number(next?.name ?? 1)
  }

  /** Returns the latest 50 batches that could not be written. */
  async failedJobs() {
    const jobs = await this.#producer.queue.getFailed(0, 49)
    return jobs.map(({ id = '', finishedOn = 0, failedReason }) => ({
      id,
      failedAt: new Date(finishedOn).toISOString(),
      reason: failedReason ?? '',
    }))
  }

  /** Returns the number of jobs that are tried again. */
  async retryFailed(): Promise<number> {
    const { failed = 0 } = await this.#producer.queue.getJobCounts('failed')
    if (failed > 0) await this.#producer.queue.retryJobs({ state: 'failed' })
    return failed
  }

  /** Sums the events of the jobs in these states. */
  async #sumEvents(states: JobType[]): Promise<number> {
    const { queue, redis } = this.#producer
    // All states are read at once: a job that moves between two of them is not missed.
    const ids = await queue.getRanges(states, 0, -1)
    let sum = 0
    for (let i = 0; i < ids.length; i += idsPerPipeline) {
      const pipeline = redis.pipeline()
      for (const id of ids.slice(i, i + idsPerPipeline)) pipeline.hget(queue.toKey(id), 'name')
      for (const [, name] of (await pipeline.exec()) ?? []) sum += Number(name) || 0
    }
    return sum
  }
}
