import { baseConfig, type Static, Type } from '@stampa/service-kit'
import { type MediaPlace, mediaConfig, mediaPlace } from '@stampa/service-kit/media'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  // Pictures of products are public: the gateway serves MEDIA_DIR under `/media/`.
  ...mediaConfig,
  /** What customers send and what is printed of it: personal, so nothing else may serve it. */
  ORDER_FILES_DIR: Type.String({ minLength: 1 }),
  /**
   * Secret that the links of customers and of private files are made with; 32 random bytes or more
   * as text. Another key makes every link that was given out useless.
   */
  LINK_KEY: Type.String({ minLength: 32 }),
  /** Orders and drafts, each, that one address may send in ten minutes: an office is one address. */
  PUBLIC_WRITES_PER_10_MINUTES: Type.Integer({ minimum: 1, default: 60 }),
})

export type StudioConfig = Static<typeof configSchema>

/** Part of the URL and of the directory of the products' pictures: `/media/studio/…`. */
export const pictureCollection = 'studio'

/** Of the directory of what belongs to orders, proofs and drafts. */
export const fileCollection = 'studio-orders'

type FilesConfig = Parameters<typeof mediaPlace>[0] & Pick<StudioConfig, 'ORDER_FILES_DIR'>

/** Where what belongs to orders goes: a directory of its own, or the private part of the bucket. */
export function orderFilesPlace(config: FilesConfig): MediaPlace {
  return { ...mediaPlace(config), directory: config.ORDER_FILES_DIR }
}
