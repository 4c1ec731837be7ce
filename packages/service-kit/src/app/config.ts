import { Ajv } from 'ajv'
import { type Static, type TObject, Type } from 'typebox'
import { addFormats } from '../validation/formats.ts'

/** Environment variables of every service. */
export const baseConfig = Type.Object({
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4000 }),
  /** Path of a socket to listen on instead of HOST and PORT. */
  SOCKET: Type.Optional(Type.String({ minLength: 1 })),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    default: 'info',
  }),
  /**
   * `postgres://user:password@host:port/database`: a database that only this service opens. Of several servers,
   * `host:port,host:port`, `?target_session_attrs=read-write` chooses the one that accepts writes.
   */
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://.' }),
  /** The same database on its replicas, for reads that may be some seconds late. Unset: DATABASE_URL. */
  DATABASE_READ_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.' })),
  /** Instances × this number must stay below PostgreSQL's `max_connections`. */
  DATABASE_POOL_MAX: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  /**
   * The Redis that all services share: live sessions and rate limits.
   * `redis+sentinel://user:password@host:port,host:port/name` asks those Sentinels for the primary of that
   * name.
   */
  REDIS_URL: Type.String({ pattern: '^(rediss?|redis\\+sentinel)://.' }),
  /** Put before every Redis key; the same for every service of one platform. */
  REDIS_KEY_PREFIX: Type.String({ default: '' }),
  /** Addresses or ranges of proxies, comma-separated: their `X-Forwarded-*` headers are believed. */
  TRUST_PROXY: Type.String({ minLength: 1, default: '127.0.0.1/32,::1/128' }),
  /** URL of the public keys of identity's tokens. */
  JWKS_URL: Type.String({ format: 'uri' }),
})

export type BaseConfig = Static<typeof baseConfig>

/** Configuration of `createApp`. Only identity, which has keys of its own, lacks JWKS_URL. */
export type ServiceConfig = Omit<BaseConfig, 'JWKS_URL'> & Partial<Pick<BaseConfig, 'JWKS_URL'>>

/** Raised by `loadConfig`. The message names every wrong variable and never prints a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const ajv = addFormats(
  new Ajv({ allErrors: true, coerceTypes: true, removeAdditional: 'all', useDefaults: true }),
)

/**
 * Reads a configuration from environment variables: coerces types, fills in defaults, ignores unknown variables.
 * An empty variable counts as missing.
 *
 * @throws ConfigError naming every missing or wrong variable
 */
export function loadConfig<T extends TObject>(
  schema: T,
  env: Record<string, string | undefined> = process.env,
): Static<T> {
  const config = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const validate = ajv.compile<Static<T>>({ ...schema, additionalProperties: false })
  if (validate(config)) return config
  const problems = (validate.errors ?? []).map(({ instancePath, keyword, message, params }) =>
    keyword === 'required'
      ? `${params.missingProperty} is required`
      : `${instancePath.slice(1)} ${message}`,
  )
  throw new ConfigError(`The environment is wrong: ${[...new Set(problems)].join('; ')}`)
}
