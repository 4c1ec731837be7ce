import { baseConfig, type Static, Type } from '@stampa/service-kit'
import { mediaConfig } from '@stampa/service-kit/media'

/** Images are public: the gateway serves MEDIA_DIR under `/media/`. */
export const configSchema = Type.Object({ ...baseConfig.properties, ...mediaConfig })

export type CatalogConfig = Static<typeof configSchema>
