import { studioEvents } from '@stampa/rules/webhooks'
import { type App, baseConfig, createApp, type Static, serve, Type } from '@stampa/service-kit'
import { loadMailConfig, mailConfig, sendMails } from '@stampa/service-kit/mail'
import { openMedia } from '@stampa/service-kit/media'
import { forwardEvents } from '@stampa/service-kit/outbox/forwarding'
import { forwardReviews } from '@stampa/service-kit/reviews'
import { configSchema, fileCollection, migrations, orderFilesPlace } from './config.ts'
import { studioMails } from './notifications/mails.ts'
import { makeArtwork } from './production/make-artwork.ts'

const { PUBLIC_WRITES_PER_10_MINUTES: _, ...shared } = configSchema.properties

const workerConfig = Type.Object({ ...baseConfig.properties, ...shared, ...mailConfig })

export type WorkerConfig = Static<typeof workerConfig>

/** Reads the worker's configuration. @throws ConfigError that names every invalid variable */
export function loadWorkerConfig(env?: Record<string, string | undefined>): WorkerConfig {
  return loadMailConfig(workerConfig, env)
}

/**
 * Builds the process that makes artwork, sends mails and hands reviews on. It serves only `/healthz`,
 * `/readyz` and `/metrics`.
 */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'studio-worker',
    title: 'Stampa studio worker',
    version: '1.0.0',
    migrations,
    plugins: async app => {
      const files = await openMedia(orderFilesPlace(config), fileCollection)
      sendMails(app, config, studioMails(files))
      forwardEvents(app, config, studioEvents)
      forwardReviews(app, config)
      await makeArtwork(app, config, files)
    },
  })
}

if (import.meta.main) await serve(buildWorker, loadWorkerConfig())
