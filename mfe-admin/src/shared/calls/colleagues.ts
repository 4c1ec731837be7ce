import { unwrap } from '@stampa/api'
import { account } from './api.ts'

/** Returns the e-mails of the administrators to whom a record can be given; none while identity is away. */
export function loadColleagues(signal: AbortSignal): Promise<string[]> {
  const fallback = 'Failed to fetch data'
  return unwrap(account.GET('/api/auth/colleagues', { signal }), { fallback }).catch(
    (): string[] => [],
  )
}
