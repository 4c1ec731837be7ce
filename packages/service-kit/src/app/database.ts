import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import knex, { type Knex } from 'knex'
import { passAuthors } from '../audit/author.ts'
import type { ServiceConfig } from './config.ts'
import { connectionsToWriters, followPrimary, serversOf } from './primary.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The service's own PostgreSQL database. Used by the `store.ts` files only. */
    db: Knex
    /**
     * The database at DATABASE_READ_URL, for what visitors and reports read: a replica may be some seconds
     * late. The same pool as `db` without that setting.
     */
    readDb: Knex
  }
}

/**
 * Connection pool. It connects on first use and reconnects by itself, so a service starts and recovers without its
 * database; `/readyz` reports the state.
 */
export default fp<{ name: string; config: ServiceConfig }>(
  async (app, { name, config }) => {
    const options = {
      name,
      statementTimeout: 10_000,
      report: (message: string) => app.log.warn({ detail: message }, 'knex'),
    }
    const db = connect(config, options)
    passAuthors(db)
    app.decorate('db', db)
    app.addHook('onClose', () => db.destroy())
    const { DATABASE_READ_URL } = config
    const readDb = DATABASE_READ_URL
      ? connect({ ...config, DATABASE_URL: DATABASE_READ_URL }, options)
      : db
    app.decorate('readDb', readDb)
    if (readDb !== db) app.addHook('onClose', () => readDb.destroy())
  },
  { name: 'database' },
)

/** For migrations and seeds, ms: at the first start of a platform everything starts at once. */
export const setupConnectTimeout = 30_000

interface ConnectOptions {
  /** Shown in `pg_stat_activity`. */
  name: string
  /** Milliseconds, 0 for none. */
  statementTimeout: number
  /** Milliseconds. @default 3000 */
  connectTimeout?: number
  /** Logger for knex warnings, which it does not throw as errors. */
  report?: (message: string) => void
}

export function connect(
  config: Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_POOL_MAX'>,
  { name, statementTimeout, connectTimeout = 3000, report = () => {} }: ConnectOptions,
): Knex {
  const servers = serversOf(config.DATABASE_URL)
  const writers = connectionsToWriters()
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: servers.urls[0],
      application_name: name,
      connectionTimeoutMillis: connectTimeout,
      ...(statementTimeout > 0 && {
        stream: () => new ImpatientSocket(statementTimeout),
        // The connection breaks first. PostgreSQL acknowledges a COMMIT whose wait for a synchronous standby
        // it ends by this timeout, with no more than a warning that a failover may lose it.
        statement_timeout: statementTimeout + 2000,
      }),
      idle_in_transaction_session_timeout: 10_000,
    },
    acquireConnectionTimeout: connectTimeout + 2000,
    // min 0: knex never retires connections below min, dead ones included.
    pool: { min: 0, max: config.DATABASE_POOL_MAX, idleTimeoutMillis: 30_000, ...writers.pool },
    // Otherwise the values of a failed statement are in the error's message, and so in the log.
    compileSqlOnError: false,
    log: { debug: report, warn: report, error: report, deprecate: report },
  })
  db.on('query-error', writers.onQueryError)
  if (servers.urls.length > 1 || servers.mustWrite) followPrimary(db, servers, connectTimeout)
  return db
}

/**
 * Breaks when the server leaves what was sent unanswered. PostgreSQL ends a long statement itself soon after;
 * a network that loses packets without an error would otherwise hold the connection, and with ten of them the
 * service, until TCP gives up after a quarter of an hour.
 */
class ImpatientSocket extends Socket {
  readonly #limit: number
  #answer: NodeJS.Timeout | undefined

  /** @param limit milliseconds */
  constructor(limit: number) {
    super()
    this.#limit = limit
    this.on('data', () => this.#settle())
    this.on('close', () => this.#settle())
  }

  override _write(...written: Parameters<Socket['_write']>): void {
    this.#wait()
    super._write(...written)
  }

  override _writev(...written: Parameters<NonNullable<Socket['_writev']>>): void {
    this.#wait()
    super._writev?.(...written)
  }

  #wait(): void {
    const late = () => this.destroy(new Error('timeout expired: PostgreSQL does not answer'))
    this.#answer ??= setTimeout(late, this.#limit)
  }

  #settle(): void {
    clearTimeout(this.#answer)
    this.#answer = undefined
  }
}
