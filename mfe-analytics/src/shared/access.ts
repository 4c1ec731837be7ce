import { analyticsClient } from '@stampa/api'
import { adminFetch, apiOrigin, publicFetch } from '@stampa/platform'

/** The credentials of the dashboard's calls. */
export interface Access {
  /** A share link reads sums only: no sessions, no live view, no changes. */
  kind: 'administrator' | 'share-link'
  analytics: ReturnType<typeof analyticsClient>
  /** For responses other than JSON. */
  fetch: (request: Request) => Promise<Response>
}

function access(kind: Access['kind'], fetch: Access['fetch']): Access {
  return { kind, fetch, analytics: analyticsClient({ baseUrl: apiOrigin, fetch }) }
}

/** Sends the administrator's token with every call; a 401 ends the session. */
export const administrator: Access = access('administrator', adminFetch)

/** Sends a share link's token with every call. */
export function shareLink(token: string): Access {
  return access('share-link', request => {
    const headers = new Headers(request.headers)
    headers.set('x-share-token', token)
    return publicFetch(new Request(request, { headers }))
  })
}
