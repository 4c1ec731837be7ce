import { baseConfig, type Static, Type } from '@stampa/service-kit'
import { publicWriteLimitConfig } from '@stampa/service-kit/customers'
import { mediaConfig } from '@stampa/service-kit/media'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  /** Base URL of the catalog service: names and pictures of products, the company's identity. */
  CATALOG_URL: Type.String({ format: 'uri' }),
  // Customers' images and the shop's attachments: nothing else may serve them.
  ...mediaConfig,
  /**
   * Secret that the links of customers and of private files are made with; 32 random bytes or more
   * as text. Another key makes every link that was given out useless.
   */
  LINK_KEY: Type.String({ minLength: 32 }),
  ...publicWriteLimitConfig,
})

export type OrdersConfig = Static<typeof configSchema>
