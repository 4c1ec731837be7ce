import { type App, createApp } from '@stampa/service-kit'
import type { WorkerConfig } from '../config.ts'
import { migrations } from '../migrations.ts'
import { Consumer, NotNow } from '../queue/consumer.ts'
import { Writer } from '../storage/writer.ts'
import { Batcher, isAway } from './batcher.ts'
import { scheduleHousekeeping } from './housekeeping.ts'
import { Live } from './live.ts'

/** Milliseconds after which a batch is tried again that the database was not there for. */
const pause = 500

/** The process that writes events. It answers nothing but `/healthz`, `/readyz` and `/metrics`. */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'analytics-worker',
    title: 'Stampa analytics worker',
    version: '1.0.0',
    migrations,
    plugins: app => {
      writeEvents(app, config)
      scheduleHousekeeping(app)
    },
  })
}

function writeEvents(app: App, config: WorkerConfig): void {
  const writer = new Writer(app.db, config.NEW_LABELS_PER_HOUR)
  const live = new Live(app.redis)
  const batcher = new Batcher(
    batches => writer.write(batches),
    written => live.add(written),
  )
  let consumer: Consumer | undefined
  let away = false

  app.addHook('onListen', async () => {
    consumer = new Consumer(
      config,
      async batch => {
        try {
          await batcher.add(batch)
          if (away) app.log.info('visits are written again')
          away = false
        } catch (err) {
          if (!isAway(err)) {
            app.log.error(
              { err, events: batch.events.length },
              'a batch of visits cannot be written',
            )
            // Kept in Redis and shown: the code says enough, the text would quote the values.
            throw new Error(codeOf(err))
          }
          if (!away) app.log.warn({ err }, 'visits wait: the database is away')
          away = true
          await new Promise(resolve => setTimeout(resolve, pause))
          throw new NotNow()
        }
      },
      err => app.log.debug({ err }, 'the queue'),
    )
  })
  app.addHook('onClose', async () => {
    await consumer?.close()
    await batcher.idle()
    live.close()
  })
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `database error ${code}` : 'not written'
}
