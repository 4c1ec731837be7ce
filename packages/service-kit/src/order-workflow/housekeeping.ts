import type { Knex } from 'knex'
import type { App } from '../app/create-app.ts'
import { type Job, scheduleJobs } from '../app/jobs.ts'
import type { Media } from '../media/media.ts'
import { removeSettledEvents } from '../outbox/mails.ts'
import { emptyTrash } from '../trash.ts'

const hour = 3_600_000

/** Age in ms at which an unreferenced upload is removed: until then a retry may still store its hash. */
const uploadGrace = 24 * hour

/** Days that events are kept after their mails were sent. */
export const eventDays = 90

interface Housekeeping {
  /** Tables with a trash. */
  trash: readonly string[]
  /** Private files, and SQL queries of the hashes in use, each with one column. */
  files: { media: Media; references: readonly string[] }
  jobs?: readonly Job[]
}

/** Schedules the hourly jobs of a service that takes orders. */
export function scheduleHousekeeping(
  app: App,
  { trash, files: { media, references }, jobs = [] }: Housekeeping,
): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => emptyTrash(app.db, trash) },
    { name: 'forget-old-keys', every: hour, run: () => app.forgetOldKeys() },
    {
      name: 'remove-settled-events',
      every: hour,
      run: () => removeSettledEvents(app.db, eventDays),
    },
    {
      name: 'remove-unreferenced-files',
      every: hour,
      run: () =>
        media.collectUnreferenced({
          isReferenced: hashes => referencedHashes(app.db, references, hashes),
          graceMs: uploadGrace,
        }),
    },
    ...jobs,
  ])
}

/**
 * Returns those of the hashes that rows refer to, in the trash or not.
 *
 * @param references SQL queries of the hashes in use, each with one column
 */
export async function referencedHashes(
  db: Knex,
  references: readonly string[],
  hashes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select hash from (${references.join(' union all ')}) as used (hash) where hash = any(?)`,
    [[...hashes]],
  )
  return new Set(rows.map(({ hash }) => hash))
}
