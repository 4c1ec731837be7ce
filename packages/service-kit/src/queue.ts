import { setTimeout as delay } from 'node:timers/promises'
import { type Job, Queue, WaitingError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { App } from './app/base-app.ts'
import type { ServiceConfig } from './app/config.ts'
import { addGauge } from './app/metrics.ts'
import { openRedis } from './app/redis.ts'
import { inSpan, jobTraces } from './tracing/span.ts'

export type QueueConfig = Pick<ServiceConfig, 'REDIS_URL' | 'REDIS_KEY_PREFIX'>

export interface QueueOptions {
  /** Queue name in braces, which keep all of its keys on one node of a Redis cluster: `{mails}`. */
  name: string
  /** Maximum number of attempts of a job; the delay doubles with each. */
  attempts: number
  /** Milliseconds between the first two attempts. */
  backoffMs: number
  /** Jobs that one worker processes at the same time. */
  concurrency: number
}

export interface NewJob<Data> {
  /** Letters, digits and hyphens. A job whose id is already in the queue is left as it is. */
  id: string
  data: Data
  /**
   * Jobs with a lower one precede, from 1.
   *
   * @default that of all jobs without one, in order and before those with one
   */
  priority?: number
  /** The trace that the job belongs to: `currentTrace()`. */
  trace?: string | null
}

/** Time that a worker which closes gives BullMQ after its last job, ms. */
const idleMs = 2000

/** Thrown by a job's processor to return the job to the queue without counting an attempt. */
export class JobPutBack extends Error {}

/**
 * Adds jobs to a queue. The database stays the record of which work exists and which is done: a finished job is removed
 * from the queue, so that the same id can be added again. Rejects at once while Redis is unavailable.
 */
export class WorkQueue<Data> {
  readonly #redis: Redis
  readonly #queue: Queue
  readonly #options: QueueOptions

  constructor(config: QueueConfig, options: QueueOptions) {
    this.#options = options
    this.#redis = connectQueue(config, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2000,
    })
    this.#queue = new Queue(options.name, {
      connection: this.#redis,
      prefix: queuePrefix(config),
    })
    this.#queue.on('error', () => {})
  }

  /** Whether Redis is connected. */
  get ready(): boolean {
    return this.#redis.status === 'ready'
  }

  async addJobs(jobs: readonly NewJob<Data>[]): Promise<void> {
    const { attempts, backoffMs: delay } = this.#options
    await this.#queue.addBulk(
      jobs.map(({ id, data, priority, trace }) => ({
        name: 'job',
        data,
        opts: {
          jobId: id,
          ...(priority !== undefined && { priority }),
          attempts,
          backoff: { type: 'exponential', delay, jitter: 0.3 },
          removeOnComplete: true,
          removeOnFail: true,
          ...jobTraces([trace ?? undefined]),
        },
      })),
    )
  }

  measure(app: App): void {
    measureQueue(app, this.#queue)
  }

  async close(): Promise<void> {
    await this.#queue.close()
    this.#redis.disconnect()
  }
}

/** The queues that each process measures: its gauges have one series for each. */
const measured = new WeakMap<App['metrics'], Queue[]>()

/** Adds the number of a queue's jobs and the age of the oldest waiting one to the metrics of a process. */
export function measureQueue(app: App, queue: Queue): void {
  const queues = measured.get(app.metrics)
  if (queues) {
    queues.push(queue)
    return
  }
  const all = [queue]
  measured.set(app.metrics, all)
  addGauge(
    app,
    { name: 'stampa_queue_jobs', help: 'jobs of a queue', labelNames: ['queue', 'state'] },
    async () => (await Promise.all(all.map(countJobs))).flat(),
  )
  addGauge(
    app,
    {
      name: 'stampa_queue_oldest_seconds',
      help: 'age of the oldest job that waits for a worker',
      labelNames: ['queue'],
    },
    () => Promise.all(all.map(ageOfOldest)),
  )
}

async function countJobs(queue: Queue) {
  const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const
  const counts = Object.entries(await queue.getJobCounts(...states))
  return counts.map(([state, count]) => [{ queue: queue.name, state }, count] as const)
}

async function ageOfOldest(queue: Queue) {
  const jobs = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true)
  const now = Date.now()
  const ages = jobs.map(({ timestamp }) => (now - timestamp) / 1000)
  return [{ queue: queue.name }, Math.max(0, ...ages)] as const
}

/**
 * Processes the jobs of a queue.
 *
 * @param work processes one job; `last` says whether this is its last attempt @throws JobPutBack
 * @param onError receives errors outside of jobs, mostly lost connections to Redis
 */
export function workOff<Data>(
  config: QueueConfig,
  { name, attempts, concurrency }: QueueOptions,
  work: (data: Data, attempt: { number: number; last: boolean }) => Promise<void>,
  onError: (error: Error) => void,
): { close(): Promise<void> } {
  // Longer than BullMQ waits for a job.
  const redis = connectQueue(config, { maxRetriesPerRequest: null, socketTimeout: 15_000 })
  const running = new Set<Promise<void>>()
  const worker = new Worker(
    name,
    async (job: Job<Data>, token) => {
      const { data, attemptsMade, opts } = job
      const run = inSpan(name, opts.telemetry?.metadata, () =>
        work(data, { number: attemptsMade, last: attemptsMade + 1 >= attempts }),
      )
      running.add(run)
      try {
        await run
      } catch (error) {
        if (!(error instanceof JobPutBack)) throw error
        await job.moveToWait(token)
        throw new WaitingError()
      } finally {
        running.delete(run)
      }
    },
    {
      connection: redis,
      prefix: queuePrefix(config),
      concurrency,
      // Jobs of a killed worker restart within seconds, however often that happens. BullMQ's defaults
      // wait 30 seconds and fail a job the second time.
      lockDuration: 5000,
      stalledInterval: 3000,
      maxStalledCount: 100,
    },
  )
  worker.on('error', onError)
  return {
    close: async () => {
      // Without Redis, waiting for its replies would block the shutdown, also when it is lost meanwhile.
      const lost = new Promise<void>(resolve => redis.once('close', resolve))
      // ioredis reports no end of a connection that it is replacing, for which BullMQ waits for ever.
      const idle = Promise.allSettled(running).then(() => delay(idleMs, undefined, { ref: false }))
      await Promise.race([worker.close(redis.status !== 'ready'), lost, idle])
      redis.disconnect()
    },
  }
}

interface ConnectionOptions {
  maxRetriesPerRequest: number | null
  enableOfflineQueue?: boolean
  commandTimeout?: number
  /** Milliseconds without a reply after which the connection is replaced. @default 3000 */
  socketTimeout?: number
  autoResendUnfulfilledCommands?: boolean
}

/** Opens a connection for a queue. BullMQ requires `maxRetriesPerRequest: null` of a worker's connection. */
export function connectQueue({ REDIS_URL }: QueueConfig, options: ConnectionOptions): Redis {
  const redis = openRedis(REDIS_URL, options)
  // Each failed reconnect emits an error; the plugin of the service's own connection logs outages.
  redis.on('error', () => {})
  return redis
}

export function queuePrefix({ REDIS_KEY_PREFIX }: QueueConfig): string {
  return `${REDIS_KEY_PREFIX}queue`
}

/**
 * Repeats work while a worker listens, never two rounds at once. Logs only the first failure of a series, so that an
 * outage is one line.
 *
 * @param everyMs milliseconds between the beginnings of two rounds
 * @param failing log message of a failure: `mails wait: they cannot be queued`
 */
export function repeatedly(
  app: App,
  everyMs: number,
  work: () => Promise<void>,
  failing: string,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let failed = false

  async function round(): Promise<void> {
    try {
      await work()
      failed = false
    } catch (err) {
      if (!failed) app.log.warn({ err }, failing)
      failed = true
    }
    running = undefined
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= round()
    }, everyMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
