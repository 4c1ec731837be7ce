import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BaseConfig } from '@stampa/service-kit'
import { createTestApp, type TestApp, type TestAppOptions } from '@stampa/service-kit/testing'
import sharp from 'sharp'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { OrdersConfig } from '../src/config.ts'

/** The variables that the service has beyond the common ones. */
type Own = Omit<OrdersConfig, keyof BaseConfig>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Texts go as they are, buffers as files, everything else as JSON; `undefined` is left out. */
export type FormFields = Record<string, unknown>

export interface CallOptions {
  json?: unknown
  form?: FormFields | FormData
  /** A body as it goes over the wire. */
  payload?: string | Buffer
  /** Of a live administrator unless it says otherwise; null for none. */
  token?: string | null
  headers?: Record<string, string>
}

export interface Answer<Body = unknown> {
  status: number
  headers: Record<string, unknown>
  body: Body
  raw: Buffer
}

/** A record of which a test wants to know these and reads the rest by `toMatchObject`. */
export interface Saved {
  _id: string
  version: number
  statusToken: string
  image: string | null
}

/** The part of the service that customers write to, on a database and a media directory of its own. */
export class OrdersTest {
  readonly config: Own
  readonly test: TestApp
  readonly #token: string

  private constructor(config: Own, test: TestApp, token: string) {
    this.config = config
    this.test = test
    this.#token = token
  }

  static async start(
    overrides: Partial<OrdersConfig> = {},
    options: TestAppOptions = {},
  ): Promise<OrdersTest> {
    const config = {
      MEDIA_DIR: await mkdtemp(join(tmpdir(), 'orders-test-')),
      CATALOG_URL: 'http://127.0.0.1:1',
      LINK_KEY: 'the key of a test, of thirty-two characters or more',
      PUBLIC_WRITES_PER_10_MINUTES: 100_000,
      ...overrides,
    }
    const test = await createTestApp<Own>(buildApp, config, options)
    return new OrdersTest(config, test, await test.adminToken())
  }

  async stop(): Promise<void> {
    await this.test.close()
    await rm(this.config.MEDIA_DIR, { recursive: true })
  }

  async call<Body = unknown>(
    method: Method,
    url: string,
    { json, form, payload, token = this.#token, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const sent = form && (await encodeForm(form))
    const response = await this.test.app.inject({
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
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : (null as Body),
      raw: response.rawPayload,
    }
  }

  /** What a visitor gets. */
  visit<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.call<Body>('GET', url, { token: null })
  }

  /** Sends an order that is right but for these fields. */
  send(fields: FormFields = {}, headers: Record<string, string> = {}): Promise<Answer<Saved>> {
    const form = { email: 'maria@example.gr', phone: '69 4444 4444', ...fields }
    return this.call<Saved>('POST', '/api/custom-order', { form, headers, token: null })
  }

  /** Sends an order that must be taken, and answers it as an administrator sees it. */
  async order(fields: FormFields = {}): Promise<Saved> {
    const { status, body } = await this.send(fields)
    expect(status, JSON.stringify(body)).toBe(201)
    const seen = await this.call<Saved>('GET', `/api/custom-order/${body._id}`)
    return { ...seen.body, statusToken: body.statusToken }
  }

  /** What lies in the media directory: kept hashes, and files that nobody cleaned up. */
  async files(): Promise<{ kept: string[]; leftover: string[] }> {
    const kept = await readdir(join(this.config.MEDIA_DIR, 'orders')).catch(() => [])
    const leftover: string[] = []
    for (const folder of await readdir(join(this.config.MEDIA_DIR, '.tmp'))) {
      leftover.push(...(await readdir(join(this.config.MEDIA_DIR, '.tmp', folder))))
    }
    return { kept, leftover }
  }
}

/** The token in the address of an order's image. */
export function imageTokenOf({ image }: Saved): string {
  return image?.split('/').at(-1) ?? ''
}

/** Expects a problem document with this text, and with an error on each of these fields. */
export function expectProblem(
  answer: Answer,
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

/** A PNG of one colour. */
export function png(color = '#d6004c', width = 40, height = 50): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** A form as a browser sends it. */
export async function encodeForm(form: FormFields | FormData) {
  const response = new Response(form instanceof FormData ? form : toFormData(form))
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}

function toFormData(fields: FormFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (Buffer.isBuffer(value)) form.set(name, new File([new Uint8Array(value)], `${name}.png`))
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
