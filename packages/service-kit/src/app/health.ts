import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { pendingMigrations } from './migrate.ts'

/** Time limit of a check, ms. */
const checkTimeout = 2000

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, its database answers and has
 * the schema this code needs, Redis answers, and it is not draining.
 */
export default fp<{ migrations: string }>(
  async (app, { migrations }) => {
    const quiet = { logLevel: 'error', schema: { hide: true } } as const
    let migrated = false

    app.get('/healthz', quiet, async () => ({ status: 'ok' }))

    app.get('/readyz', quiet, async (_request, reply) => {
      const [database, redis] = await Promise.all([
        answers(async () => {
          if (migrated) return app.db.raw('select 1')
          const pending = await pendingMigrations(app.db, migrations)
          if (pending.length > 0) throw new Error(`not migrated: ${pending.join(', ')}`)
          migrated = true
        }),
        answers(() => app.redis.ping()),
      ])
      const ready = database && redis && !app.draining()
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? 'ready' : 'not ready', database, redis, draining: app.draining() })
    })
  },
  { name: 'health', dependencies: ['database', 'redis', 'drain'] },
)

function answers(check: () => Promise<unknown>): Promise<boolean> {
  const answer = check().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, setTimeout(checkTimeout, false, { ref: false })])
}
