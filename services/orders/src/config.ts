import { baseConfig, type Static, Type } from '@stampa/service-kit'
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
  /** Orders and messages, each, that one address may send in ten minutes: an office is one address. */
  PUBLIC_WRITES_PER_10_MINUTES: Type.Integer({ minimum: 1, default: 60 }),
})

export type OrdersConfig = Static<typeof configSchema>
