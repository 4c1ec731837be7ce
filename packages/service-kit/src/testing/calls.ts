import type { App } from '../app.ts'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Texts go as they are, buffers as files, several as a list of them, everything else as JSON. */
export type FormFields = Record<string, unknown>

export interface CallOptions {
  json?: unknown
  /** A body that is neither, as it goes over the wire. */
  payload?: string | Buffer
  /** Fields that are `undefined` are left out. */
  form?: FormFields | FormData
  /** Of an administrator; null for none. */
  token?: string | null
  headers?: Record<string, string>
}

export interface Answer<Body = unknown> {
  status: number
  headers: Record<string, unknown>
  /** Null for what is no JSON. */
  body: Body
  raw: Buffer
}

/** Makes a call of a service as its clients do. */
export async function callService<Body = unknown>(
  app: App,
  method: CallMethod,
  url: string,
  { json, payload, form, token = null, headers = {} }: CallOptions,
): Promise<Answer<Body>> {
  const sent = form && (await encodeForm(form))
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...sent?.headers,
      ...headers,
    },
    ...(payload !== undefined && { payload }),
    ...(sent && { payload: sent.payload }),
    ...(json !== undefined && { payload: json as object }),
  })
  const isJson = response.body !== '' && String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : (null as Body),
    raw: response.rawPayload,
  }
}

/** A form as a browser would fill it in. */
export function toFormData(fields: FormFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of isFiles(value) ? value : [value]) {
      if (one === undefined) continue
      if (Buffer.isBuffer(one)) form.append(name, new File([new Uint8Array(one)], `${name}.png`))
      else form.append(name, typeof one === 'string' ? one : JSON.stringify(one))
    }
  }
  return form
}

function isFiles(value: unknown): value is Buffer[] {
  return Array.isArray(value) && value.length > 0 && value.every(one => Buffer.isBuffer(one))
}

async function encodeForm(form: FormFields | FormData) {
  const response = new Response(form instanceof FormData ? form : toFormData(form))
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}
