import { type App, createApp } from '@stampa/service-kit'
import { Company } from '../catalog/company.ts'
import { FileTransport } from '../mail/file-transport.ts'
import { MailError, type MailTransport } from '../mail/mail.ts'
import { SmtpTransport } from '../mail/smtp-transport.ts'
import { migrations } from '../migrations.ts'
import type { WorkerConfig } from './config.ts'
import { Delivery } from './delivery.ts'
import { addMailMetrics } from './metrics.ts'
import { attempts, concurrency, MailQueue, workOff } from './queue.ts'
import { Relay } from './relay.ts'
import { Writer } from './writer.ts'

/** The process that sends mails. It answers nothing but `/healthz`, `/readyz` and `/metrics`. */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'orders-worker',
    title: 'Stampa orders worker',
    version: '1.0.0',
    migrations,
    plugins: app => sendMails(app, config),
  })
}

function sendMails(app: App, config: WorkerConfig): void {
  const metrics = addMailMetrics(app)
  const transport = openTransport(config)
  const writer = new Writer(config, new Company(config.CATALOG_URL))
  const delivery = new Delivery({ db: app.db, writer, transport })
  const queue = new MailQueue(config)
  const relay = new Relay(app.db, queue, app.log)

  const work = workOff(
    config,
    async ({ data, attemptsMade }) => {
      const { event, audience } = data
      try {
        const outcome = await delivery.deliver(data, { last: attemptsMade + 1 >= attempts })
        metrics.count(outcome)
        if (outcome === 'failed') app.log.error({ event, audience }, 'a mail was given up')
      } catch (err) {
        metrics.count('retried')
        app.log.warn({ event, audience, attemptsMade, err }, 'a mail has to wait')
        // Kept in Redis, which personal data has no business in.
        throw new Error(err instanceof MailError ? err.message : 'not sent')
      }
    },
    err => app.log.debug({ err }, 'the queue'),
  )

  app.addHook('onListen', async () => relay.start())
  app.addHook('onClose', async () => {
    await relay.stop()
    await work.close()
    await queue.close()
    transport.close()
  })
}

function openTransport({ MAIL_URL, MAIL_DIR = '', MAIL_FROM }: WorkerConfig): MailTransport {
  return MAIL_URL
    ? new SmtpTransport(MAIL_URL, MAIL_FROM, concurrency)
    : new FileTransport(MAIL_DIR, MAIL_FROM)
}
