import type { Client as FullClient } from 'openapi-fetch'

/**
 * Calls of a service, typed by its interface: the subset of openapi-fetch that pages use. {@link createClient} does
 * the same at run time in a fifth of the bytes, which count in every first load; `api-client.test.ts` compares the
 * two.
 */
export type Client<Paths extends object> = Pick<FullClient<Paths>, Method>

type Method = (typeof methods)[number]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface ClientOptions {
  /** Absolute URL without a trailing slash. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
}

/** Options of a call; others, such as `signal`, are passed to the request. */
interface CallOptions extends Omit<RequestInit, 'body'> {
  params?: Partial<Record<'path' | 'query' | 'header', Record<string, unknown>>>
  body?: unknown
  /** @default JSON */
  bodySerializer?: (body: never) => BodyInit
}

/**
 * Creates the client of a service. A call resolves to `{ data, response }` or `{ error, response }`; it rejects when
 * there is no response or its body is not valid JSON.
 *
 * Part of the platform package so that a page loads it once and not with each remote.
 */
export function createClient<Paths extends object>(options: ClientOptions): Client<Paths> {
  const call =
    (method: Method) =>
    async (path: string, callOptions: CallOptions = {}) => {
      const { params = {}, body, bodySerializer = JSON.stringify, ...init } = callOptions
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(params.header ?? {})) {
        if (value !== undefined && value !== null) headers.set(name, String(value))
      }
      const sent = body === undefined ? undefined : bodySerializer(body as never)
      if (typeof sent === 'string' && !headers.has('content-type')) {
        headers.set('content-type', 'application/json')
      }
      const url = options.baseUrl + filled(path, params.path) + query(params.query)
      const request = new Request(url, {
        ...init,
        method,
        headers,
        ...(sent !== undefined && { body: sent }),
      })
      const response = await options.fetch(request)
      const text = await response.text()
      if (response.ok) return { data: text ? JSON.parse(text) : undefined, response }
      return { error: parsed(text), response }
    }
  return Object.fromEntries(methods.map(method => [method, call(method)])) as Client<Paths>
}

/** @example filled('/api/products/{id}', { id: 'a/b' }) // '/api/products/a%2Fb' */
function filled(path: string, values: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])))
}

function query(values: Record<string, unknown> = {}): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(each => each !== undefined && each !== null)
      .map(each => `${name}=${encodeURIComponent(String(each))}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** An error body may be plain text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
