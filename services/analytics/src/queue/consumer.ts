import { setTimeout as pause } from 'node:timers/promises'
import { type Job, Worker } from 'bullmq'
import type { Batch } from '../storage/writer.ts'
import { connectRedis, type QueueConfig, queueName, queuePrefix } from './connection.ts'
import { type PackedBatch, unpack } from './packed-batch.ts'
import { Turns } from './turns.ts'

/** Batches in hand at once: more than are written together, so that the next ones are there when those are done. */
const maxInHand = 400

/**
 * Milliseconds from one look into the queue to the next. What came meanwhile is taken together: BullMQ's own loop asks
 * nearly three times for each job.
 */
const pace = 100

/** Scripts of this worker that are with Redis at once: whoever brings new visits waits until those are done. */
const scriptsAtOnce = 16

/** Milliseconds that a batch in hand is missed after when this process is killed. */
const lockDuration = 5000

/** Thrown by who writes: the batch goes back as if it had not been tried. */
export class NotNow extends Error {}

/** Works the queue off. */
export class Consumer {
  readonly #redis: ReturnType<typeof connectRedis>
  readonly #worker: Worker<PackedBatch>
  readonly #write: (batch: Batch) => Promise<void>
  readonly #report: (error: Error) => void
  readonly #inHand = new Map<string, Promise<void>>()
  readonly #running: Promise<void>
  readonly #keepingLocks: NodeJS.Timeout
  readonly #turns = new Turns(scriptsAtOnce)
  #closing = false

  /**
   * @param write a batch @throws NotNow
   * @param report what goes wrong beside the work itself: Redis is away, mostly
   */
  constructor(
    config: QueueConfig,
    write: (batch: Batch) => Promise<void>,
    report: (error: Error) => void,
  ) {
    this.#write = write
    this.#report = report
    this.#redis = connectRedis(config.REDIS_URL, { maxRetriesPerRequest: null })
    this.#worker = new Worker<PackedBatch>(queueName, null, {
      connection: this.#redis,
      prefix: queuePrefix(config),
      // A worker that was killed is missed within seconds, and what it was at is taken up again however
      // often that happens: the defaults take half a minute and give up after the second time.
      lockDuration,
      stalledInterval: 3000,
      maxStalledCount: 100,
    })
    this.#worker.on('error', report)
    this.#keepingLocks = setInterval(() => this.#keepLocks(), lockDuration / 2)
    this.#running = this.#run()
  }

  async close(): Promise<void> {
    this.#closing = true
    // Without Redis there is nobody to say goodbye to.
    const isThere = this.#redis.status === 'ready'
    if (isThere) {
      await this.#running
      await Promise.all(this.#inHand.values())
    }
    clearInterval(this.#keepingLocks)
    await this.#worker.close(!isThere)
    this.#redis.disconnect()
  }

  async #run(): Promise<void> {
    await this.#worker.startStalledCheckTimer()
    while (!this.#closing) {
      try {
        for (const job of await this.#take()) this.#work(job)
      } catch (error) {
        this.#report(error as Error)
      }
      await pause(pace)
    }
  }

  /** Takes the jobs that wait, and those whose time to be tried again has come. */
  async #take(): Promise<Job<PackedBatch>[]> {
    const room = maxInHand - this.#inHand.size
    if (room <= 0) return []
    const first = await this.#next()
    if (!first) return []
    const waiting = await this.#redis.llen(this.#worker.toKey('wait'))
    const others = Array.from({ length: Math.min(waiting, room - 1) }, () => this.#next())
    return [first, ...(await Promise.all(others))].filter(job => job !== undefined)
  }

  #next(): Promise<Job<PackedBatch> | undefined> {
    return this.#turns.take(() => this.#worker.getNextJob(this.#worker.id, { block: false }))
  }

  #work(job: Job<PackedBatch>): void {
    const { id = '' } = job
    const done = this.#settle(job)
      .catch(this.#report)
      .finally(() => this.#inHand.delete(id))
    this.#inHand.set(id, done)
  }

  async #settle(job: Job<PackedBatch>): Promise<void> {
    const token = this.#worker.id
    try {
      await this.#write(unpack(job.data))
    } catch (error) {
      if (error instanceof NotNow) await job.moveToWait(token)
      else await job.moveToFailed(error as Error, token, false)
      return
    }
    await this.#turns.take(() => job.moveToCompleted(null, token, false))
  }

  #keepLocks(): void {
    const ids = [...this.#inHand.keys()]
    if (ids.length === 0) return
    const tokens = ids.map(() => this.#worker.id)
    this.#worker.extendJobLocks(ids, tokens, lockDuration).catch(this.#report)
  }
}
