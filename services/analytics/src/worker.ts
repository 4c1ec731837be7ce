import { type App, createApp, isAway, loadConfig, serve } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { JobPutBack, workOff } from '@stampa/service-kit/queue'
import type { Redis } from 'ioredis'
import { migrations, type WorkerConfig, workerConfig } from './config.ts'
import { liveKeys, liveMinutes, minuteMs } from './dashboard/live.ts'
import { queueOptions } from './queue/event-queue.ts'
import { openVisits } from './storage/open-visits.ts'
import type { VisitStore } from './storage/visit-store.ts'
import { type Batch, Writer, type Written } from './storage/writer.ts'
import { Batcher } from './worker/batcher.ts'

/** Milliseconds between two publications. */
const publishIntervalMs = 1000

interface Minute {
  counts: Map<string, number>
  sessions: Set<string>
}

/** Publishes counts per minute of the written events to Redis, where they expire after half an hour. */
class LiveCounts {
  readonly #redis: Redis
  #minutes = new Map<number, Minute>()
  #timer: NodeJS.Timeout | undefined

  constructor(redis: Redis) {
    this.#redis = redis
  }

  add({ views, starts }: Written): void {
    for (const { session, at, page } of views) {
      const minute = this.#minute(at, session)
      increment(minute, 'views')
      increment(minute, `page:${page}`)
    }
    for (const { session, at, visitor } of starts) {
      increment(this.#minute(at, session), `country:${visitor.country ?? ''}`)
    }
    if (this.#minutes.size > 0) {
      this.#timer ??= setTimeout(() => this.#publish(), publishIntervalMs)
    }
  }

  close(): void {
    this.#publish()
  }

  #minute(at: number, session: string): Minute {
    const number = Math.floor(at / minuteMs)
    let minute = this.#minutes.get(number)
    if (!minute) {
      minute = { counts: new Map(), sessions: new Set() }
      this.#minutes.set(number, minute)
    }
    minute.sessions.add(session)
    return minute
  }

  /** Sends the counts without retry: the live view may miss counts while Redis is unavailable. */
  #publish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pipeline = this.#redis.pipeline()
    const oldest = Math.floor(Date.now() / minuteMs) - liveMinutes
    for (const [minute, { counts, sessions }] of this.#minutes) {
      if (minute <= oldest) continue
      const keys = liveKeys(minute)
      for (const [field, count] of counts) pipeline.hincrby(keys.counts, field, count)
      pipeline.pfadd(keys.visitors, ...sessions)
      for (const key of Object.values(keys)) pipeline.expire(key, (liveMinutes + 1) * 60)
    }
    this.#minutes = new Map()
    if (pipeline.length > 0) pipeline.exec().catch(() => {})
  }
}

function increment({ counts }: Minute, field: string): void {
  counts.set(field, (counts.get(field) ?? 0) + 1)
}

/** Milliseconds before a batch is tried again after the database was unavailable. */
const retryDelayMs = 500

const hourMs = 3_600_000

/** Builds the process that writes events. It serves only `/healthz`, `/readyz` and `/metrics`. */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'analytics-worker',
    title: 'Stampa analytics worker',
    version: '1.0.0',
    migrations,
    plugins: app => {
      const visits = openVisits(config)
      processQueue(app, config, visits)
      scheduleHousekeeping(app, visits)
    },
  })
}

function processQueue(app: App, config: WorkerConfig, visits: VisitStore): void {
  const writer = new Writer(visits, app.db, config.NEW_LABELS_PER_HOUR)
  const live = new LiveCounts(app.redis)
  const batcher = new Batcher(async batches => live.add(await writer.write(batches)))
  let queue: { close(): Promise<void> } | undefined
  let away = false

  async function writeBatch(batch: Batch): Promise<void> {
    try {
      await batcher.add(batch)
      if (away) app.log.info('the database is available again')
      away = false
    } catch (err) {
      if (!isAway(err)) {
        app.log.error({ err, events: batch.events.length }, 'a batch of events cannot be written')
        // Redis keeps this message and administrators see it: the original text would quote values.
        throw new Error(failureCode(err))
      }
      if (!away) app.log.warn({ err }, 'events wait: the database is unavailable')
      away = true
      await new Promise(resolve => setTimeout(resolve, retryDelayMs))
      throw new JobPutBack()
    }
  }

  app.addHook('onListen', async () => {
    queue = workOff<Batch>(config, queueOptions, writeBatch, err =>
      app.log.debug({ err }, 'queue error'),
    )
  })
  app.addHook('onClose', async () => {
    await queue?.close()
    await batcher.idle()
    live.close()
  })
}

function failureCode(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `database error ${code}` : 'not written'
}

function scheduleHousekeeping(app: App, visits: VisitStore): void {
  const { db } = app
  scheduleJobs(app, [
    { name: 'make-partitions', every: hourMs, run: () => visits.prepare(db, new Date()) },
    { name: 'sum-up-days', every: hourMs, run: () => visits.sumUp(db, new Date()) },
    { name: 'forget-old-months', every: hourMs, run: () => visits.dropOldMonths(db, new Date()) },
    {
      // The queue delivers a batch again within seconds, or within days when a failed one is retried.
      name: 'forget-written-batches',
      every: hourMs,
      run: () => db('batches').whereRaw("written_at < now() - interval '7 days'").delete(),
    },
    {
      name: 'forget-ended-shares',
      every: hourMs,
      run: () => db('shares').where('expires_at', '<', new Date()).delete(),
    },
  ])
}

if (import.meta.main) await serve(buildWorker, loadConfig(workerConfig))
