import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
import { form, mediaPlace } from '@stampa/service-kit/media'
import type { CatalogConfig } from './config.ts'
import { scheduleHousekeeping } from './housekeeping/schedule.ts'
import { mediaCollection } from './images.ts'
import { migrations } from './migrations.ts'
import { addReadCache } from './read-cache.ts'

export function buildApp(config: CatalogConfig): Promise<App> {
  return createApp(config, {
    name: 'catalog',
    title: 'Stampa catalogue',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
    plugins: async app => {
      addReadCache(app)
      await app.register(form, { ...mediaPlace(config), collection: mediaCollection })
      scheduleHousekeeping(app)
    },
  })
}
