import fp from 'fastify-plugin'
import knex, { type Knex } from 'knex'
import type { ServiceConfig } from '../config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The service's own PostgreSQL database. Used by the `store.ts` files only. */
    db: Knex
  }
}

/**
 * The connection pool. It connects when first used and reconnects by itself, so a service starts
 * and recovers without its database; `/readyz` tells.
 */
export default fp<{ name: string; config: ServiceConfig }>(
  async (app, { name, config }) => {
    const db = connect(config, name)
    app.decorate('db', db)
    app.addHook('onClose', () => db.destroy())
  },
  { name: 'database' },
)

/** @param name shown in `pg_stat_activity` */
export function connect(
  config: Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_POOL_MAX'>,
  name: string,
): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: config.DATABASE_URL,
      application_name: name,
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 10_000,
    },
    acquireConnectionTimeout: 5000,
    // min 0: knex never retires connections below min, dead ones included.
    pool: { min: 0, max: config.DATABASE_POOL_MAX, idleTimeoutMillis: 30_000 },
  })
}
