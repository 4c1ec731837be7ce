import { type App, createApp } from '@stampa/service-kit'
import { Company } from '@stampa/service-kit/company'
import { sendMails } from '@stampa/service-kit/mail'
import { migrations } from '../migrations.ts'
import type { WorkerConfig } from './config.ts'
import { mailQueue, telling } from './telling.ts'
import { Writer } from './writer.ts'

/** The process that sends mails. It answers nothing but `/healthz`, `/readyz` and `/metrics`. */
export function buildWorker(config: WorkerConfig): Promise<App> {
  return createApp(config, {
    name: 'orders-worker',
    title: 'Stampa orders worker',
    version: '1.0.0',
    migrations,
    plugins: app => {
      const writer = new Writer(config, new Company(config.CATALOG_URL))
      sendMails(app, { ...telling, config, queue: mailQueue, write: writer.write })
    },
  })
}
