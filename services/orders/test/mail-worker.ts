import type { App } from '@stampa/service-kit'
import { buildWorker, loadWorkerConfig, type WorkerConfig } from '../src/worker.ts'
import type { OrdersTest } from './orders.ts'

/** Starts the worker of an orders service under test, with the same database and Redis keys. */
export async function startWorker(orders: OrdersTest, own: Partial<WorkerConfig>): Promise<App> {
  const worker = await buildWorker(workerConfig(orders, own))
  await worker.listen({ host: '127.0.0.1', port: 0 })
  return worker
}

/** @param own variables that differ; an empty string means the default */
export function workerConfig(orders: OrdersTest, own: Partial<WorkerConfig>): WorkerConfig {
  const environment = {
    ...orders.test.config,
    CATALOG_URL: orders.config.CATALOG_URL,
    LINK_KEY: orders.config.LINK_KEY,
    PUBLIC_ORIGIN: 'https://shop.example',
    MAIL_DIR: orders.config.MEDIA_DIR,
    MAIL_FROM: 'no-reply@shop.example',
    SHOP_MAIL_TO: 'shop@shop.example',
    OUTBOX_POLL_MS: 100,
    ...own,
  }
  return loadWorkerConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  )
}
