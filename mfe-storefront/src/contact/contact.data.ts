import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { orNull } from '../shared/loaders.ts'
import type { OpeningSpan } from './opening-hours.ts'

export interface ContactDetails {
  /** Lines of the address. */
  address: string[]
  telephone: string
  email: string
  hours: OpeningSpan[]
}

export interface ContactData {
  /** Null when the shop's settings could not be loaded: the form is there all the same. */
  details: ContactDetails | null
}

export async function loadContact({
  request: { signal },
}: LoaderFunctionArgs): Promise<ContactData> {
  return { details: await orNull(loadDetails(signal), signal) }
}

async function loadDetails(signal: AbortSignal): Promise<ContactDetails> {
  const answer = catalog.GET('/api/company/settings', { signal })
  const { location, telephone, email, openingHours } = await unwrap(answer, {
    fallback: 'The company settings are not there',
  })
  return { address: addressLines(location), telephone, email, hours: openingHours }
}

/** @example addressLines('Ερμού 42, 105 63, Αθήνα') // ['Ερμού 42', '105 63', 'Αθήνα'] */
export function addressLines(location: string): string[] {
  return location
    .split(',')
    .map(line => line.trim())
    .filter(Boolean)
}
