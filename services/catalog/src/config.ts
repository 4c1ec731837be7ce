import { baseConfig, type Static, Type } from '@stampa/service-kit'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  /** Where images are kept; the gateway serves it under `/media/`. */
  MEDIA_DIR: Type.String({ minLength: 1 }),
})

export type CatalogConfig = Static<typeof configSchema>
