import { ApiError } from '@stampa/api'
import { data, isRouteErrorResponse, redirect } from '@stampa/platform'

/**
 * For a part of a page that is left out when it cannot be loaded: the failure is logged and
 * the visitor sees nothing of it.
 *
 * @param signal of the navigation; giving that up is no failure
 */
export async function orNothing<T>(part: Promise<T[]>, signal: AbortSignal): Promise<T[]> {
  return (await orNull(part, signal)) ?? []
}

/** The same for a part that is one thing. */
export async function orNull<T>(part: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    if (!signal.aborted) console.warn(error)
    return null
  }
}

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

interface Asked {
  /** What stands in the address in the place of the record: a slug, present or former, or its id. */
  asked: string
  record: { _id: string; slug: string }
  /** Of the record's page. */
  path: string
  request: Request
}

/**
 * Sends whoever asks by a slug that a record no longer has to its present address, for good.
 * Addresses by id stay as they are: the page's canonical link names the slug.
 *
 * @throws Response with status 301
 */
export function redirectFormerSlug({ asked, record, path, request }: Asked): void {
  if (asked === record.slug || asked === record._id) return
  throw redirect(path + new URL(request.url).search, 301)
}

/**
 * Where the next page of a list begins, as the service's answer says; undefined on the last page.
 *
 * @example nextCursor('</api/blog?limit=9&cursor=abc>; rel="next"') // 'abc'
 */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]
  if (address === undefined) return undefined
  return new URL(address, 'http://services.invalid').searchParams.get('cursor') ?? undefined
}
