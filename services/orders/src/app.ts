import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
import { addCompany } from '@stampa/service-kit/company'
import idempotency from '@stampa/service-kit/idempotency'
import { form, mediaPlace } from '@stampa/service-kit/media'
import { migrations, type OrdersConfig } from './config.ts'
import { addOrderCompleter } from './custom-order/order-completer.ts'
import { scheduleHousekeeping } from './housekeeping.ts'

export function buildApp(config: OrdersConfig): Promise<App> {
  return createApp(config, {
    name: 'orders',
    title: 'Stampa orders',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
    plugins: async app => {
      await app.register(idempotency)
      await app.register(form, {
        ...mediaPlace(config),
        collection: 'orders',
        publicFiles: {
          config,
          columns: [
            { table: 'custom_orders', column: 'image' },
            { table: 'order_attachments', column: 'file' },
          ],
        },
      })
      addCompany(app, config.CATALOG_URL)
      addOrderCompleter(app, config.CATALOG_URL)
      scheduleHousekeeping(app)
    },
  })
}
