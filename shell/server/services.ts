import { AsyncLocalStorage } from 'node:async_hooks'
import { inLanguage, type Language } from '@stampa/platform/language'
import { laneBaggage } from '@stampa/service-kit/lane'
import type { Services } from './config.ts'

/** Key of the address for services that are added while the page server runs. */
const otherServices = '*'

/** Values that a loader's requests inherit from the visitor's request: services limit writes by address. */
export const requestContext = new AsyncLocalStorage<{
  requestId: string
  address: string
  /** Token of the lane whose services answer. */
  lane?: string | undefined
  /** Language of the page, in which services answer. */
  language?: Language | undefined
}>()

/**
 * Returns a `fetch` that sends a loader's API request straight to the service of its prefix, with the
 * visitor's request id, address and lane; reads for an English page are in English. The request's own signal
 * limits its time. The address `*` is that of all other prefixes; without it they are answered 404, as at the
 * gateway.
 */
export function servicesFetch(services: Services): (request: Request) => Promise<Response> {
  return async request => {
    const { pathname, search } = new URL(request.url)
    const context = requestContext.getStore()
    const prefix = /^\/api\/([^/]+)/.exec(pathname)?.[1]
    const service = prefix && services[Object.hasOwn(services, prefix) ? prefix : otherServices]
    if (!service) return new Response(null, { status: 404 })
    const headers = new Headers(request.headers)
    // Compression costs more than it saves between processes of one machine.
    headers.set('accept-encoding', 'identity')
    if (context) {
      headers.set('x-request-id', context.requestId)
      headers.set('x-forwarded-for', context.address)
      if (context.lane) headers.set('baggage', laneBaggage(context.lane))
    }
    const isEnglish = request.method === 'GET' && context?.language === 'en'
    const path = isEnglish ? inLanguage(pathname + search, 'en') : pathname + search
    return fetch(new URL(path, service), {
      method: request.method,
      headers,
      body: request.body && (await request.arrayBuffer()),
      signal: request.signal,
    })
  }
}

const checkTimeout = 2000

/** Returns whether each service answers `/readyz` with 200, by its API prefixes. */
export async function servicesReady({
  [otherServices]: _,
  ...services
}: Services): Promise<Record<string, boolean>> {
  const urls = [...new Set(Object.values(services))]
  const ready = new Map(
    await Promise.all(urls.map(async url => [url, await isReady(url)] as const)),
  )
  return Object.fromEntries(
    Object.entries(services).map(([prefix, url]) => [prefix, ready.get(url) ?? false]),
  )
}

async function isReady(service: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkTimeout)
    const response = await fetch(new URL('/readyz', service), { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
