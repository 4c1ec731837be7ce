import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from './config.ts'

/** What a loader's requests inherit from the visitor's. */
export interface RequestContext {
  requestId: string
  /** The visitor's own, by which services limit what one of them may send. */
  address: string
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

/**
 * Sends a loader's API request straight to the service that answers its prefix, with the
 * visitor's request id and address. The loader's own request bounds it in time. What no service answers
 * is not found, as it is at the gateway.
 */
export function servicesFetch(services: Services): (request: Request) => Promise<Response> {
  return async request => {
    const { pathname, search } = new URL(request.url)
    const prefix = /^\/api\/([^/]+)/.exec(pathname)?.[1]
    const service = prefix && Object.hasOwn(services, prefix) ? services[prefix] : undefined
    if (!service) return new Response(null, { status: 404 })
    const context = requestContext.getStore()
    const headers = new Headers(request.headers)
    // Between processes next to each other compression costs more than it saves.
    headers.set('accept-encoding', 'identity')
    if (context) {
      headers.set('x-request-id', context.requestId)
      headers.set('x-forwarded-for', context.address)
    }
    return fetch(new URL(pathname + search, service), {
      method: request.method,
      headers,
      body: request.body && (await request.arrayBuffer()),
      signal: request.signal,
    })
  }
}
