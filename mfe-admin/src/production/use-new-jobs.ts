import { useNewRecords } from '../shared/list/use-new-records.ts'
import { mayOpen } from '../shared/permissions.tsx'
import { latestJobs, productionPath } from './production.data.ts'
import { productionMessages } from './production.messages.ts'

/**
 * Announces the jobs that start while a screen is open, and loads it again: their offers and orders have changed too.
 *
 * @param latest id of the latest job when the screen was loaded, if it knows it
 */
export function useNewJobs(latest?: string): void {
  useNewRecords({ latest, ask: askIfAllowed, announce: productionMessages.newJobs })
}

async function askIfAllowed(): Promise<{ rows: { _id: string }[] }> {
  return mayOpen(productionPath) ? latestJobs() : { rows: [] }
}
