import { type App, createApp } from '@stampa/service-kit'
import { Company } from '@stampa/service-kit/company'
import { sendMails } from '@stampa/service-kit/mail'
import { migrations } from './migrations.ts'
import { mailQueue, telling } from './notifications/telling.ts'
import { Writer } from './notifications/writer.ts'
import { makeArtwork } from './production/make-artwork.ts'
import type { WorkerConfig } from './worker-config.ts'

/**
 * The process that makes artwork and sends mails. It answers nothing but `/healthz`, `/readyz` and
 * `/metrics`.
 */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'studio-worker',
    title: 'Stampa studio worker',
    version: '1.0.0',
    migrations,
    plugins: async app => {
      const writer = new Writer(config, new Company(config.CATALOG_URL))
      sendMails(app, { ...telling, config, queue: mailQueue, write: writer.write })
      await makeArtwork(app, config)
    },
  })
}
