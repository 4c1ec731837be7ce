import { catalogClient, ordersClient, studioClient } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'

const options = { baseUrl: apiOrigin, fetch: publicFetch }

/** Anonymous calls of the services. */
export const catalog = catalogClient(options)
export const orders = ordersClient(options)
export const studio = studioClient(options)
