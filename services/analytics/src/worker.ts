import { type App, createApp, isAway, loadConfig, serve } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { JobPutBack, workOff } from '@stampa/service-kit/queue'
import { migrations, type WorkerConfig, workerConfig } from './config.ts'
import { queueOptions } from './queue/event-queue.ts'
import { dropOldPartitions, ensurePartitions } from './storage/partitions.ts'
import { type Batch, Writer } from './storage/writer.ts'
import { Batcher } from './worker/batcher.ts'
import { LiveCounts } from './worker/live-counts.ts'

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
      processQueue(app, config)
      scheduleHousekeeping(app)
    },
  })
}

function processQueue(app: App, config: WorkerConfig): void {
  const writer = new Writer(app.db, config.NEW_LABELS_PER_HOUR)
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

function scheduleHousekeeping(app: App): void {
  const { db } = app
  scheduleJobs(app, [
    { name: 'make-partitions', every: hourMs, run: () => ensurePartitions(db, new Date()) },
    { name: 'forget-old-months', every: hourMs, run: () => dropOldPartitions(db, new Date()) },
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
