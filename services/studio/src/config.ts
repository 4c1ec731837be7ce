import { join } from 'node:path'
import { baseConfig, publicWriteLimitConfig, type Static, Type } from '@stampa/service-kit'
import {
  type MediaPlace,
  mediaConfig,
  mediaPlace,
  publicFilesConfig,
} from '@stampa/service-kit/media'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  // Product pictures are public: the gateway serves MEDIA_DIR under `/media/`.
  ...mediaConfig,
  /** Base URL of the catalog service, which knows whether the shop shows prices. */
  CATALOG_URL: Type.String({ format: 'uri' }),
  /** Directory of customers' files and artwork: personal data that only this service may serve. */
  ORDER_FILES_DIR: Type.String({ minLength: 1 }),
  /**
   * Secret key of customers' links and of signed file addresses: 32 random bytes or more, as text. Changing it
   * invalidates all links.
   */
  LINK_KEY: Type.String({ minLength: 32 }),
  ...publicWriteLimitConfig,
  ...publicFilesConfig,
})

export type StudioConfig = Static<typeof configSchema>

/** Collection of product pictures, part of their URL: `/media/studio/…`. */
export const pictureCollection = 'studio'

/** Collection of files of orders, proofs and drafts. */
export const fileCollection = 'studio-orders'

type FilesConfig = Parameters<typeof mediaPlace>[0] & Pick<StudioConfig, 'ORDER_FILES_DIR'>

/** Returns the private store: ORDER_FILES_DIR, or the private part of the bucket. */
export function orderFilesPlace(config: FilesConfig): MediaPlace {
  return { ...mediaPlace(config), directory: config.ORDER_FILES_DIR }
}

/** Directory of the migrations of service and worker. */
export const migrations = join(import.meta.dirname, '../migrations')
