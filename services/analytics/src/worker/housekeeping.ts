import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { dropOldPartitions, ensurePartitions } from '../storage/partitions.ts'

const hour = 3_600_000

/** What the worker does by the clock. */
export function scheduleHousekeeping(app: App): void {
  scheduleJobs(app, [
    { name: 'make-partitions', every: hour, run: () => ensurePartitions(app.db, new Date()) },
    { name: 'forget-old-months', every: hour, run: () => dropOldPartitions(app.db, new Date()) },
    { name: 'forget-written-batches', every: hour, run: () => forgetBatches(app) },
    {
      name: 'forget-ended-shares',
      every: hour,
      run: () => app.db('shares').where('expires_at', '<', new Date()).delete(),
    },
  ])
}

/** The queue delivers again within seconds, or after a day when a failed batch was tried anew. */
async function forgetBatches({ db }: App): Promise<void> {
  await db('batches').whereRaw("written_at < now() - interval '7 days'").delete()
}
