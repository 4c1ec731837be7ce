import { baseConfig, type Static, Type } from '@stampa/service-kit'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  /** Base URL of the catalog service: names and pictures of products, the company's identity. */
  CATALOG_URL: Type.String({ format: 'uri' }),
  /** Where customers' images and the shop's attachments are kept. Nothing else may serve it. */
  ATTACHMENTS_DIR: Type.String({ minLength: 1 }),
  /**
   * Secret that the links of customers and of private files are made with; 32 random bytes or more
   * as text. Another key makes every link that was given out useless.
   */
  LINK_KEY: Type.String({ minLength: 32 }),
})

export type OrdersConfig = Static<typeof configSchema>
