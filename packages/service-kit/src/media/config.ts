import { type Static, Type } from 'typebox'
import { bucketOptions, bucketPattern, type S3Options } from './storage/s3-bucket.ts'

/** Environment variables of a service that stores files; spread them into the schema of its configuration. */
export const mediaConfig = {
  /**
   * Directory of the service for incoming uploads, and for stored files without MEDIA_STORAGE. The gateway serves
   * that of public images under `/media/`.
   */
  MEDIA_DIR: Type.String({ minLength: 1 }),
  /** Bucket for stored files: `s3://bucket/prefix?region=eu-central-1`, with `&endpoint=https://…` unless Amazon's. */
  MEDIA_STORAGE: Type.Optional(Type.String({ pattern: bucketPattern })),
  AWS_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1 })),
  AWS_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1 })),
  AWS_SESSION_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
}

const schema = Type.Object(mediaConfig)

/** Storage of a service's files. */
export interface MediaPlace {
  /** For incoming uploads, and for all files without a bucket. */
  directory: string
  s3?: S3Options
}

/** @throws Error when a bucket is named without the credentials for it */
export function mediaPlace(config: Static<typeof schema>): MediaPlace {
  const { MEDIA_DIR: directory, MEDIA_STORAGE } = config
  if (MEDIA_STORAGE === undefined) return { directory }
  return { directory, s3: bucketOptions('MEDIA_STORAGE', MEDIA_STORAGE, config) }
}
