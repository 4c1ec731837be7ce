import type { Producer } from './producer.ts'

/** A batch that could not be written. */
export interface FailedJob {
  id: string
  failedAt: string
  reason: string
}

const idsAtOnce = 1000

/** What waits in the queue, and what was given up. */
export class QueueHealth {
  readonly #producer: Producer
  readonly #countersKey: string

  constructor(producer: Producer, countersKey: string) {
    this.#producer = producer
    this.#countersKey = countersKey
  }

  /** Events that wait or are being written: each job's name says how many are in it. */
  queued(): Promise<number> {
    return this.#sum(['wait', 'active', 'paused'], ['delayed', 'prioritized'])
  }

  /** Events in batches that were given up. */
  failed(): Promise<number> {
    return this.#sum([], ['failed'])
  }

  /** Events by jobs that wait, roughly and at once: for a limit. */
  async roughlyQueued(): Promise<number> {
    const { queue } = this.#producer
    const {
      waiting = 0,
      active = 0,
      delayed = 0,
    } = await queue.getJobCounts('waiting', 'active', 'delayed')
    const jobs = waiting + active + delayed
    if (jobs < 100) return jobs
    const [next] = await queue.getWaiting(0, 0)
    return jobs * Number(next?.name ?? 1)
  }

  async failedJobs(): Promise<FailedJob[]> {
    const jobs = await this.#producer.queue.getFailed(0, 49)
    return jobs.map(({ id = '', finishedOn = 0, failedReason }) => ({
      id,
      failedAt: new Date(finishedOn).toISOString(),
      reason: failedReason ?? '',
    }))
  }

  async retryFailed(): Promise<number> {
    const { failed = 0 } = await this.#producer.queue.getJobCounts('failed')
    if (failed > 0) await this.#producer.queue.retryJobs({ state: 'failed' })
    return failed
  }

  /** What was accepted, and dropped before it came to the queue. */
  async counters(): Promise<Record<string, number>> {
    const counters = await this.#producer.redis.hgetall(this.#countersKey)
    return Object.fromEntries(Object.entries(counters).map(([name, n]) => [name, Number(n)]))
  }

  async #sum(lists: string[], sets: string[]): Promise<number> {
    const { queue, redis } = this.#producer
    // At one moment: what is moved from one list to another must not be in neither.
    const moment = redis.multi()
    for (const name of lists) moment.lrange(queue.toKey(name), 0, -1)
    for (const name of sets) moment.zrange(queue.toKey(name), '0', '-1')
    const ids = ((await moment.exec()) ?? []).flatMap(([error, ids]) => {
      if (error) throw error
      return ids as string[]
    })
    const all = [...new Set(ids)]
    let sum = 0
    for (let i = 0; i < all.length; i += idsAtOnce) {
      const pipeline = redis.pipeline()
      for (const id of all.slice(i, i + idsAtOnce)) pipeline.hget(queue.toKey(id), 'name')
      for (const [, name] of (await pipeline.exec()) ?? []) sum += Number(name) || 0
    }
    return sum
  }
}
