import type { App } from '@stampa/service-kit'
import { buildWorker, loadWorkerConfig } from '../src/worker.ts'
import type { StudioTest } from './studio.ts'

/** Starts the worker of a studio under test, with the same database, files and Redis keys. */
export async function startWorker(studio: StudioTest): Promise<App> {
  const worker = await buildWorker(workerConfig(studio))
  await worker.listen({ host: '127.0.0.1', port: 0 })
  return worker
}

/** Configures the worker; mails are files in ORDER_FILES_DIR. */
export function workerConfig(studio: StudioTest) {
  const environment = {
    ...studio.test.config,
    ...studio.config,
    PUBLIC_ORIGIN: 'https://shop.example',
    MAIL_DIR: `${studio.config.ORDER_FILES_DIR}/mail`,
    MAIL_FROM: 'no-reply@shop.example',
    SHOP_MAIL_TO: 'shop@shop.example',
    OUTBOX_POLL_MS: 50,
  }
  return loadWorkerConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  )
}
