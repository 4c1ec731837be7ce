import { join } from 'node:path'
import { baseConfig, publicWriteLimitConfig, type Static, Type } from '@stampa/service-kit'
import { mediaConfig, publicFilesConfig } from '@stampa/service-kit/media'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  /** Base URL of the catalog service: names and pictures of products, company data. */
  CATALOG_URL: Type.String({ format: 'uri' }),
  // Customers' images and the shop's attachments are private: the gateway must not serve MEDIA_DIR.
  ...mediaConfig,
  /**
   * Secret key of customers' links and of signed file addresses: 32 random bytes or more, as text. Changing it
   * invalidates all links.
   */
  LINK_KEY: Type.String({ minLength: 32 }),
  /**
   * Addresses or ranges of the shop's own network, comma-separated, that webhooks may call, also by plain
   * HTTP. Others that are not of the internet are refused.
   */
  WEBHOOK_PRIVATE_ADDRESSES: Type.String({ default: '' }),
  ...publicWriteLimitConfig,
  ...publicFilesConfig,
})

export type OrdersConfig = Static<typeof configSchema>

/** Directory of the migrations of service and worker. */
export const migrations = join(import.meta.dirname, '../migrations')
