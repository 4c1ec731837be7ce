import { ApiError } from '@stampa/api'
import { data, isRouteErrorResponse } from '@stampa/platform'

/**
 * Turns a service's 'there is no such thing' into the page's own status 404. An id that none
 * can have (400) is to a visitor the same as one that nothing has.
 */
export async function notFoundAs404<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) throw error
    throw data(null, { status: 404, statusText: 'Not Found' })
  }
}

/** Whether that is why a route failed. */
export function isNotFound(routeError: unknown): boolean {
  return isRouteErrorResponse(routeError) && routeError.status === 404
}
