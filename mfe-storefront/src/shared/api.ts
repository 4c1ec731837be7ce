import { catalogClient, ordersClient, studioClient } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'

/** The catalogue, as an anonymous visitor sees it. */
export const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })

/** Orders and messages: what a visitor sends. */
export const orders = ordersClient({ baseUrl: apiOrigin, fetch: publicFetch })

/** Orders of the design studio: what their customers see of them. */
export const studio = studioClient({ baseUrl: apiOrigin, fetch: publicFetch })
