import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
import { addCompany } from '@stampa/service-kit/company'
import idempotency from '@stampa/service-kit/idempotency'
import { migrations, type StudioConfig } from './config.ts'

export function buildApp(config: StudioConfig): Promise<App> {
  return createApp(config, {
    name: 'studio',
    title: 'Stampa design studio',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
    plugins: async app => {
      await app.register(idempotency)
      addCompany(app, config.CATALOG_URL)
    },
  })
}
