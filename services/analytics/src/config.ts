import { join } from 'node:path'
import { baseConfig, type Static, Type } from '@stampa/service-kit/setup'

/** Directory of the migrations that the service and the worker need. */
export const migrations = join(import.meta.dirname, '../migrations')

const server = '[^/,;]+'

/**
 * Where visits are stored; by default in PostgreSQL. One server, `clickhouse://user:password@host:8123/database`, or
 * several, `clickhouse://user:password@a:8123,b:8123,c:8123;from=2026-12-01/database?cluster=name`.
 */
export const analyticsStore = {
  ANALYTICS_STORE: Type.Optional(
    Type.String({
      pattern: `^clickhouse://${server}(/\\w+(\\?secure=1)?|(,${server}(;from=\\d{4}-\\d\\d-\\d\\d)?)+/\\w+\\?cluster=\\w+(&secure=1)?)$`,
    }),
  ),
}

export const configSchema = Type.Object({
  ...baseConfig.properties,
  ...analyticsStore,
  /** Secret that seals session ids, at least 32 characters; the same for every instance. */
  SESSION_KEY: Type.String({ minLength: 32 }),
  /** The shop's own addresses or ranges, comma-separated; their calls are not counted. */
  OWN_ADDRESSES: Type.String({ default: '' }),
  /** Tracker calls that one address may make per minute. An office shares one address. */
  CALLS_PER_MINUTE: Type.Integer({ minimum: 1, default: 1200 }),
  /** Events that may wait in Redis, at about 300 bytes each; above it calls are answered 503. */
  MAX_QUEUED: Type.Integer({ minimum: 1, default: 1_500_000 }),
})

export type AnalyticsConfig = Static<typeof configSchema>

export const workerConfig = Type.Object({
  ...baseConfig.properties,
  ...analyticsStore,
  /** New paths, and new campaigns, that are counted per hour; further ones are counted as '(other)'. */
  NEW_LABELS_PER_HOUR: Type.Integer({ minimum: 0, default: 500 }),
})

export type WorkerConfig = Static<typeof workerConfig>
