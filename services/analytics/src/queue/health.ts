import type { Knex } from 'knex'
import type { Producer } from './producer.ts'

/** A batch that could not be written. */
export interface FailedJob {
  id: string
  failedAt: string
  reason: string
}

/** Job ids that one pipeline reads. */
const idsPerPipeline = 1000

/** Reads how many events are queued, failed, stored and dropped. */
export class QueueHealth {
  readonly #producer: Producer

  constructor(producer: Producer) {
    this.#producer = producer
  }

  /** Returns the state of all accepted events: accepted = stored + queued + failed + dropped. */
  async readBalance(db: Knex) {
    const [queued, failed] = await Promise.all([
      this.#sumEvents(['wait', 'active', 'paused'], ['delayed', 'prioritized']),
      this.#sumEvents([], ['failed']),
    ])
    // Read after the queue: an event that is written meanwhile appears twice rather than not at all.
    const [arrived, written] = await Promise.all([this.#arrived(), readWritten(db)])
    return {
      accepted: (arrived.accepted ?? 0) + (written.accepted ?? 0),
      stored: written.stored ?? 0,
      queued,
      failed,
      dropped: sumDropped(arrived, written),
      otherPaths: written.otherPaths ?? 0,
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

  /** Returns the latest 50. */
  async failedJobs(): Promise<FailedJob[]> {
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

  /** Returns the counters of events that were accepted, and dropped before the queue. */
  async #arrived(): Promise<Record<string, number>> {
    const { redis, countersKey } = this.#producer
    const counters = await redis.hgetall(countersKey)
    return Object.fromEntries(Object.entries(counters).map(([name, n]) => [name, Number(n)]))
  }

  /** Sums the events of the jobs in some of the queue's lists and sorted sets. */
  async #sumEvents(lists: string[], sets: string[]): Promise<number> {
    const { queue, redis } = this.#producer
    // One transaction: a job that moves between two lists must not be missed.
    const transaction = redis.multi()
    for (const name of lists) transaction.lrange(queue.toKey(name), 0, -1)
    for (const name of sets) transaction.zrange(queue.toKey(name), '0', '-1')
    const found = ((await transaction.exec()) ?? []).flatMap(([error, ids]) => {
      if (error) throw error
      return ids as string[]
    })
    const ids = [...new Set(found)]
    let sum = 0
    for (let i = 0; i < ids.length; i += idsPerPipeline) {
      const pipeline = redis.pipeline()
      for (const id of ids.slice(i, i + idsPerPipeline)) pipeline.hget(queue.toKey(id), 'name')
      for (const [, name] of (await pipeline.exec()) ?? []) sum += Number(name) || 0
    }
    return sum
  }
}

/**
 * Returns the counters of written events: `stored`, `dropped:<reason>`, `otherPaths`, and `accepted` of events that
 * did not pass the queue.
 */
async function readWritten(db: Knex): Promise<Record<string, number>> {
  const { rows } = await db.raw<{ rows: { name: string; count: string }[] }>(
    'select name, count from counters',
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

const prefix = 'dropped:'

function sumDropped(...counters: Record<string, number>[]): Record<string, number> {
  const reasons: Record<string, number> = {}
  for (const [name, count] of counters.flatMap(Object.entries<number>)) {
    if (!name.startsWith(prefix)) continue
    const reason = name.slice(prefix.length)
    reasons[reason] = (reasons[reason] ?? 0) + count
  }
  return reasons
}
