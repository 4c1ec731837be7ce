import { join } from 'node:path'
import { type App, baseConfig, createApp, type Static, Type } from '@stampa/service-kit'
import { form, mediaConfig, mediaPlace } from '@stampa/service-kit/media'
import { scheduleHousekeeping } from './housekeeping.ts'
import { mediaCollection } from './images.ts'

/** MEDIA_DIR is public: the gateway serves it under `/media/`. */
export const configSchema = Type.Object({
  ...baseConfig.properties,
  ...mediaConfig,
  /** Origin in the crawlers' files, such as `https://www.example.gr`. Defaults to the request's origin. */
  PUBLIC_ORIGIN: Type.Optional(Type.String({ format: 'uri' })),
})

export type CatalogConfig = Static<typeof configSchema>

export function buildApp(config: CatalogConfig): Promise<App> {
  return createApp(config, {
    name: 'catalog',
    title: 'Stampa catalogue',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations: join(import.meta.dirname, '../migrations'),
    plugins: async app => {
      await app.register(form, { ...mediaPlace(config), collection: mediaCollection })
      scheduleHousekeeping(app)
    },
  })
}
