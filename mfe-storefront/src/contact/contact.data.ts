import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { type Loaded, orNull } from '../shared/loaders.ts'

export type ContactData = Loaded<typeof loadContact>
export type ContactDetails = Loaded<typeof loadDetails>

/** Loads the details of the shop; null on failure, because the form works without them. */
export async function loadContact({ request: { signal } }: LoaderFunctionArgs) {
  return { details: await orNull(loadDetails(signal), signal) }
}

async function loadDetails(signal: AbortSignal) {
  const answer = catalog.GET('/api/company/settings', { signal })
  const { location, telephone, email, openingHours, language } = await unwrap(answer, {
    fallback: 'The company settings are not there',
  })
  return { address: addressLines(location), telephone, email, hours: openingHours, language }
}

/** @example addressLines('Ερμού 42, 105 63, Αθήνα') // ['Ερμού 42', '105 63', 'Αθήνα'] */
export function addressLines(location: string): string[] {
  return location
    .split(',')
    .map(line => line.trim())
    .filter(Boolean)
}
