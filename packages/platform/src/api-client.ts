import type { Client as FullClient } from 'openapi-fetch'

/**
 * Calls of a service, typed by its interface: the subset of openapi-fetch that pages use. {@link createClient} does
 * the same at run time in a fifth of the bytes, which count in every first load; `api-client.test.ts` compares the
 * two.
 */
export type Client<Paths extends object> = Pick<FullClient<Paths>, Method>

type Method = (typeof methods)[number]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

interface ClientOptions {
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
  const calls = methods.map(method => [
    method,
    (path: string, call: CallOptions = {}) => ask(options, method, path, call),
  ])
  return Object.fromEntries(calls) as Client<Paths>
}

async function ask(
  { baseUrl, fetch }: ClientOptions,
  method: Method,
  path: string,
  { params = {}, body, bodySerializer = JSON.stringify, headers, ...init }: CallOptions,
) {
  const sent = body === undefined ? undefined : bodySerializer(body as never)
  const allHeaders = new Headers(headers)
  for (const [name, value] of Object.entries(params.header ?? {})) {
    if (value !== undefined && value !== null) allHeaders.set(name, String(value))
  }
  if (typeof sent === 'string' && !allHeaders.has('content-type')) {
    allHeaders.set('content-type', 'application/json')
  }
  const response = await fetch(
    new Request(baseUrl + filled(path, params.path) + query(params.query), {
      ...init,
      method,
      headers: allHeaders,
      ...(sent !== undefined && { body: sent }),
    }),
  )
  const text = await response.text()
  if (response.ok) return { data: text ? JSON.parse(text) : undefined, response }
  return { error: parsed(text), response }
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
