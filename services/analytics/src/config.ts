import { baseConfig, type Static, Type } from '@stampa/service-kit'

export const configSchema = Type.Object({
  ...baseConfig.properties,
  /** Secret that session ids are made with, 32 characters or more; the same for every instance. */
  SESSION_KEY: Type.String({ minLength: 32 }),
  /** The shop's own addresses or ranges, comma-separated: who works there is no visitor. */
  OWN_ADDRESSES: Type.String({ default: '' }),
  /** Calls of the tracker that one address may make in a minute: an office is one address. */
  CALLS_PER_MINUTE: Type.Integer({ minimum: 1, default: 1200 }),
  /** Events that may wait in Redis, at about 200 bytes each; beyond that the answer is 503. */
  MAX_QUEUED: Type.Integer({ minimum: 1, default: 1_500_000 }),
})

export type AnalyticsConfig = Static<typeof configSchema>

export const workerConfig = Type.Object({
  ...baseConfig.properties,
  /** New paths, and new campaigns, that an hour may bring; what comes beyond is counted as 'other'. */
  NEW_LABELS_PER_HOUR: Type.Integer({ minimum: 0, default: 500 }),
})

export type WorkerConfig = Static<typeof workerConfig>
