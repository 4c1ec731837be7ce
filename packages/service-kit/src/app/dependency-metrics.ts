import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { addGauge } from './metrics.ts'

/** After this long, ms, a store counts as away. Shorter than the time limit of a gauge's values. */
const probeLimit = 3000

/** The part of knex's connection pool that shows its use. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

/**
 * Metrics of PostgreSQL and Redis as this process sees them, read at each scrape. A role that may not read a number
 * leaves it out.
 */
export default fp(
  async app => {
    const pool: Pool = app.db.client.pool
    addGauge(
      app,
      {
        name: 'stampa_dependency_seconds',
        help: 'time that a store takes to respond; +Inf while it does not',
        labelNames: ['dependency'],
      },
      async () => {
        const [postgresql, redis] = await Promise.all([
          secondsOf(() => app.db.raw('select 1')),
          secondsOf(() => app.redis.ping()),
        ])
        return [
          [{ dependency: 'postgresql' }, postgresql],
          [{ dependency: 'redis' }, redis],
        ]
      },
    )
    addGauge(
      app,
      {
        name: 'stampa_database_pool',
        help: "connections of this process's pool, and queries that wait for one",
        labelNames: ['state'],
      },
      async () => [
        [{ state: 'used' }, pool.numUsed()],
        [{ state: 'free' }, pool.numFree()],
        [{ state: 'waiting' }, pool.numPendingAcquires()],
      ],
    )
    addGauge(
      app,
      {
        name: 'stampa_postgresql_connections',
        help: 'open connections of the server, and its maximum',
        labelNames: ['state'],
      },
      async () => {
        const { rows } = await app.db.raw<{ rows: { open: number; allowed: number }[] }>(
          `select sum(numbackends)::int as open, current_setting('max_connections')::int as allowed
           from pg_stat_database`,
        )
        return rows.flatMap(({ open, allowed }) => [
          [{ state: 'open' }, open] as const,
          [{ state: 'allowed' }, allowed] as const,
        ])
      },
    )
    addGauge(
      app,
      {
        name: 'stampa_redis_memory_bytes',
        help: 'memory that Redis uses, and that it may use',
        labelNames: ['state'],
      },
      async () => {
        const info = await app.redis.info('memory')
        const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1])
        return [
          [{ state: 'used' }, read('used_memory')],
          [{ state: 'allowed' }, read('maxmemory') || read('total_system_memory')],
        ]
      },
    )
  },
  { name: 'dependency-metrics', dependencies: ['metrics', 'database', 'redis'] },
)

async function secondsOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const answered = ask().then(
    () => (performance.now() - began) / 1000,
    () => Number.POSITIVE_INFINITY,
  )
  return Promise.race([answered, setTimeout(probeLimit, Number.POSITIVE_INFINITY, { ref: false })])
}
