import { analyticsClient } from '@stampa/api'
import { adminFetch, apiOrigin, publicFetch } from '@stampa/platform'

/** In whose name the dashboard asks. */
export interface Access {
  /** Those of a share link see sums only: no single session, nothing live, nothing to change. */
  kind: 'administrator' | 'share-link'
  analytics: ReturnType<typeof analyticsClient>
  /** For what is no JSON. */
  fetch: (request: Request) => Promise<Response>
}

function access(kind: Access['kind'], fetch: Access['fetch']): Access {
  return { kind, fetch, analytics: analyticsClient({ baseUrl: apiOrigin, fetch }) }
}

/** Every call carries the administrator's token; a 401 ends the session. */
export const administrator: Access = access('administrator', adminFetch)

/** Whoever has a link that an administrator made, until it ends or is revoked. */
export function shareLink(token: string): Access {
  return access('share-link', request => {
    const headers = new Headers(request.headers)
    headers.set('x-share-token', token)
    return publicFetch(new Request(request, { headers }))
  })
}
