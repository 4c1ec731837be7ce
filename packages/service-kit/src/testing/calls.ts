import { expect } from 'vitest'
import type { App } from '../app/create-app.ts'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Fields of a form: texts, buffers for files, lists of buffers for several; other values are sent as JSON. */
export type FormFields = Record<string, unknown>

export interface CallOptions {
  json?: unknown
  /** Raw body. */
  payload?: string | Buffer
  /** `undefined` fields are omitted. */
  form?: FormFields | FormData
  /** Token of an administrator; null for none. */
  token?: string | null
  headers?: Record<string, string>
}

export interface Answer<Body = unknown> {
  status: number
  headers: Record<string, unknown>
  /** Parsed JSON, or null. */
  body: Body
  raw: Buffer
}

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

/** Returns a form as a browser sends it. */
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

/** Returns the headers and the body of a form. */
export async function encodeForm(form: FormFields | FormData) {
  const response = new Response(form instanceof FormData ? form : toFormData(form))
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}

/** Expects a problem document with this text and these field errors. */
export function expectProblem(
  answer: Pick<Answer, 'status' | 'headers' | 'body'>,
  status: number,
  message: string,
  errors?: Record<string, string>,
): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { status, message, detail: message, code: expect.stringMatching(/^[a-z_]+$/) },
  })
  expect(answer.headers['content-type']).toContain('application/problem+json')
  if (!errors) return
  const expected = Object.entries(errors).map(([field, text]) => ({ field, message: text }))
  expect(answer.body).toMatchObject({ errors: expected })
}

/** A call of a service, from its OpenAPI document. */
export interface ListedCall {
  /** Method and path: 'GET /api/offers/{id}'. */
  call: string
  method: CallMethod
  path: string
  /** Whether it requires an administrator. */
  guarded: boolean
  isForm: boolean
}

interface Operation {
  security?: object[]
  requestBody?: { content?: object }
}

export function listCalls(app: App): ListedCall[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).map(([name, operation]) => {
      const { security, requestBody } = operation as Operation
      const method = name.toUpperCase() as CallMethod
      return {
        call: `${method} ${path}`,
        method,
        path,
        guarded: security?.every(way => 'admin' in way) ?? false,
        isForm: 'multipart/form-data' in (requestBody?.content ?? {}),
      }
    }),
  )
}
