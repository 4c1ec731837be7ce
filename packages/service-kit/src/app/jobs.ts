import type { Knex } from 'knex'
import { createLimit } from '../limit.ts'
import type { App } from './create-app.ts'

/** Work that has to be done from time to time, by one instance of the service. */
export interface Job {
  name: string
  /** Milliseconds between two runs. */
  every: number
  run(): Promise<unknown>
}

/** Any number that no other program takes a lock on, followed by a hash of the job's name. */
const lockSpace = 7_461_705

/**
 * Jobs of a process at a time. Each needs a connection for its lock and one for its work: all jobs at once would take
 * every connection for locks, and none could work.
 */
const jobsAtOnce = 2

/**
 * Runs jobs when the service starts to listen, then at intervals until it closes: a service that is restarted
 * more often than the interval also does its work. A lock lets one instance run a job at a time. A failed run
 * is logged; the next one starts on time.
 */
export function scheduleJobs(app: App, jobs: readonly Job[]): void {
  const timers: NodeJS.Timeout[] = []
  const running = new Set<Promise<void>>()
  const inTurn = createLimit(jobsAtOnce)

  app.addHook('onListen', async () => {
    for (const job of jobs) {
      const start = () => {
        const run = inTurn(() => runAlone(app.db, job.name, job.run))
          .catch(err => app.log.error({ err, job: job.name }, 'a job failed'))
          .finally(() => running.delete(run))
        running.add(run)
      }
      start()
      timers.push(setInterval(start, job.every))
    }
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  })
}

/**
 * Runs a job unless another instance is at it. The lock lives as long as its transaction, which ends with the
 * process too.
 */
export async function runAlone(db: Knex, name: string, run: Job['run']): Promise<void> {
  await db.transaction(async tx => {
    // The job uses connections of its own, so this one has nothing to do meanwhile.
    await tx.raw('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await tx.raw('select pg_try_advisory_xact_lock(?, hashtext(?)) as mine', [
      lockSpace,
      name,
    ])
    if (rows[0]?.mine) await run()
  })
}
