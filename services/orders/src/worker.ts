import { studioEvents } from '@stampa/rules/webhooks'
import { type App, baseConfig, createApp, type Static, serve, Type } from '@stampa/service-kit'
import { Company } from '@stampa/service-kit/company'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { loadMailConfig, mailConfig, sendMails } from '@stampa/service-kit/mail'
import { receiveEvents } from '@stampa/service-kit/outbox/forwarding'
import { forwardReviews } from '@stampa/service-kit/reviews'
import { configSchema, migrations } from './config.ts'
import { mails } from './notifications/mails.ts'
import { watchShopAddress } from './notifications/shop-address.ts'
import { sendWebhooks } from './webhooks/send-webhooks.ts'

const { LINK_KEY, WEBHOOK_PRIVATE_ADDRESSES } = configSchema.properties

const workerConfig = Type.Object({
  ...baseConfig.properties,
  ...mailConfig,
  LINK_KEY,
  WEBHOOK_PRIVATE_ADDRESSES,
})

export type WorkerConfig = Static<typeof workerConfig>

/** Reads the worker's configuration. @throws ConfigError that names every invalid variable */
export function loadWorkerConfig(env?: Record<string, string | undefined>): WorkerConfig {
  return loadMailConfig(workerConfig, env)
}

/**
 * Builds the process that sends mails, calls webhooks and hands reviews on. It serves only `/healthz`,
 * `/readyz` and `/metrics`.
 */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'orders-worker',
    title: 'Stampa orders worker',
    version: '1.0.0',
    migrations,
    plugins: app => {
      sendMails(app, config, mails)
      const company = new Company(config.CATALOG_URL)
      scheduleJobs(app, [
        { name: 'watch-shop-address', every: 60_000, run: () => watchShopAddress(app.db, company) },
      ])
      sendWebhooks(app, config)
      forwardReviews(app, config)
      receiveEvents(app, config, studioEvents, [
        'design.received',
        'design.status_changed',
        'design.status_changed_silently',
        'design_reply.received',
      ])
    },
  })
}

if (import.meta.main) await serve(buildWorker, loadWorkerConfig())
