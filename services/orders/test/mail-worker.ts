import type { App } from '@stampa/service-kit'
import { buildWorker, loadWorkerConfig, type WorkerConfig } from '../src/worker-app.ts'
import type { OrdersTest } from './orders.ts'

/** The worker of an orders service under test, on the same tables and Redis keys. */
export async function startWorker(orders: OrdersTest, own: Partial<WorkerConfig>): Promise<App> {
  const worker = await buildWorker(workerConfig(orders, own))
  await worker.listen({ host: '127.0.0.1', port: 0 })
  return worker
}

/** @param own what is different; '' is as good as left out */
export function workerConfig(orders: OrdersTest, own: Partial<WorkerConfig>): WorkerConfig {
  const environment = {
    ...orders.test.config,
    CATALOG_URL: orders.config.CATALOG_URL,
    LINK_KEY: orders.config.LINK_KEY,
    PUBLIC_ORIGIN: 'https://shop.example',
    MAIL_DIR: orders.config.MEDIA_DIR,
    MAIL_FROM: 'no-reply@shop.example',
    SHOP_MAIL_TO: 'shop@shop.example',
    ...own,
  }
  return loadWorkerConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  )
}
