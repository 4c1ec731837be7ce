import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import type { Media } from '@stampa/service-kit/media'
import { forgetTold } from '@stampa/service-kit/outbox'
import { removeOldDrafts } from '../routes/design-studio/drafts/store.ts'
import { purgeTrash } from './purge.ts'
import { referencedFiles, referencedPictures } from './referenced-files.ts'

const hour = 3_600_000

/** A file that no row names any more is removed a day later: a retry may just be about to name it. */
const graceMs = 24 * hour

/** Days after which nobody asks any more whether a mail was sent. */
const toldDays = 90

/** What the service does by the clock. */
export function scheduleHousekeeping(app: App, pictures: Media, files: Media): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => purgeTrash(app.db) },
    { name: 'remove-old-drafts', every: hour, run: () => removeOldDrafts(app.db) },
    { name: 'forget-old-keys', every: hour, run: () => app.forgetOldKeys() },
    { name: 'forget-told-events', every: hour, run: () => forgetTold(app.db, toldDays) },
    {
      name: 'remove-unreferenced-pictures',
      every: hour,
      run: () =>
        pictures.collectUnreferenced({
          isReferenced: hashes => referencedPictures(app.db, hashes),
        }),
    },
    {
      name: 'remove-unreferenced-files',
      every: hour,
      run: () =>
        files.collectUnreferenced({
          isReferenced: hashes => referencedFiles(app.db, hashes),
          graceMs,
        }),
    },
  ])
}
