import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { forgetTold } from '@stampa/service-kit/outbox'
import { referencedFiles } from './files.ts'
import { purgeTrash } from './purge.ts'

const minute = 60_000
const hour = 60 * minute

/** A file that no row names any more is removed a day later: a retry may just be about to name it. */
const graceMs = 24 * hour

/** Days after which nobody asks any more whether a mail was sent. */
const toldDays = 90

/** What the service does by the clock. */
export function scheduleHousekeeping(app: App): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => purgeTrash(app.db) },
    { name: 'forget-old-keys', every: hour, run: () => app.forgetOldKeys() },
    {
      name: 'remove-unreferenced-files',
      every: hour,
      run: () =>
        app.media.collectUnreferenced({
          isReferenced: hashes => referencedFiles(app.db, hashes),
          graceMs,
        }),
    },
    { name: 'forget-told-events', every: hour, run: () => forgetTold(app.db, toldDays) },
    { name: 'complete-orders', every: minute / 4, run: () => app.orderCompleter.run() },
  ])
}
