import {
  ApiError,
  analyticsClient,
  catalogClient,
  identityClient,
  ordersClient,
  studioClient,
  unwrap,
} from '@stampa/api'
import { adminFetch, apiOrigin, type LoaderFunctionArgs } from '@stampa/platform'
import { adminUploadFetch } from '@stampa/ui/upload/upload.ts'

/** Calls with the administrator's token; a 401 ends the session. */
export const catalog = catalogClient({ baseUrl: apiOrigin, fetch: adminUploadFetch })

export const analytics = analyticsClient({ baseUrl: apiOrigin, fetch: adminFetch })

export const account = identityClient({ baseUrl: apiOrigin, fetch: adminFetch })

export const orders = ordersClient({ baseUrl: apiOrigin, fetch: adminFetch })

export const studio = studioClient({ baseUrl: apiOrigin, fetch: adminUploadFetch })

/** Returns the options of a call for one record. */
export function at(id: string) {
  return { params: { path: { id } } }
}

/** Returns the options of a call that loads the record whose id is in the route's address. */
export function recordIn({ params, request }: LoaderFunctionArgs) {
  return { ...at(params.id ?? ''), signal: request.signal }
}

/** Resolves to null in place of a 404. */
export function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch(error => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

/** Returns the e-mails of the administrators to whom a record can be given; none while identity is away. */
export function loadColleagues(signal: AbortSignal): Promise<string[]> {
  const fallback = 'Failed to fetch data'
  return unwrap(account.GET('/api/auth/colleagues', { signal }), { fallback }).catch(
    (): string[] => [],
  )
}

/**
 * Awaits calls of several services, of which some may be away.
 *
 * @throws the first error if no service answers, and the redirect of a session that has ended
 */
export async function answered<Answer>(
  calls: readonly Promise<Answer>[],
): Promise<{ answers: Answer[]; incomplete: boolean }> {
  const settled = await Promise.allSettled(calls)
  const reasons = settled.flatMap(call => (call.status === 'rejected' ? [call.reason] : []))
  const fatal = reasons.find(
    reason => reason instanceof Response || reasons.length === calls.length,
  )
  if (fatal) throw fatal
  for (const reason of reasons) console.error(reason)
  const answers = settled.flatMap(call => (call.status === 'fulfilled' ? [call.value] : []))
  return { answers, incomplete: reasons.length > 0 }
}
