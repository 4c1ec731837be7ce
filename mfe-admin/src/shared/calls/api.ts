import {
  ApiError,
  analyticsClient,
  catalogClient,
  identityClient,
  ordersClient,
  studioClient,
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
