import { catalogClient, identityClient, ordersClient, studioClient } from '@stampa/api'
import { adminFetch, apiOrigin, publicFetch } from '@stampa/platform'
import { adminUploadFetch } from '@stampa/ui/upload/upload.ts'

/** Every call carries the administrator's token; a 401 ends the session. */
export const catalog = catalogClient({ baseUrl: apiOrigin, fetch: adminUploadFetch })

/** Likewise. */
export const orders = ordersClient({ baseUrl: apiOrigin, fetch: adminFetch })

/** Likewise. */
export const studio = studioClient({ baseUrl: apiOrigin, fetch: adminUploadFetch })

/** Without a token: signing in, where a 401 is the answer and not the end of a session. */
export const identity = identityClient({ baseUrl: apiOrigin, fetch: publicFetch })
