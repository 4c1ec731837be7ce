import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BaseConfig } from '@stampa/service-kit'
import { createTestApp, type TestApp, type TestAppOptions } from '@stampa/service-kit/testing'
import sharp from 'sharp'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { StudioConfig } from '../src/config.ts'
import type {
  AdminOrder,
  PlacedOrder,
  TimelineEntry,
} from '../src/routes/design-studio/orders/schema.ts'
import type { StudioProduct } from '../src/routes/design-studio/products/schema.ts'
import { designData } from './designs.ts'

/** The variables that the service has beyond the common ones. */
type Own = Omit<StudioConfig, keyof BaseConfig>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface CallOptions {
  json?: unknown
  form?: FormData
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

/** Fields of an order; original images stand under their sha256. */
export interface OrderFields extends Record<string, unknown> {
  mockups?: object[]
}

/** The service on a database and directories of its own. */
export class StudioTest {
  readonly config: Own
  readonly test: TestApp
  readonly #token: string

  private constructor(config: Own, test: TestApp, token: string) {
    this.config = config
    this.test = test
    this.#token = token
  }

  static async start(
    overrides: Partial<StudioConfig> = {},
    options: TestAppOptions = {},
  ): Promise<StudioTest> {
    const config = {
      MEDIA_DIR: await mkdtemp(join(tmpdir(), 'studio-test-')),
      ORDER_FILES_DIR: await mkdtemp(join(tmpdir(), 'studio-test-')),
      LINK_KEY: 'the key of a test, of thirty-two characters or more',
      PUBLIC_WRITES_PER_10_MINUTES: 100_000,
      ...overrides,
    }
    const test = await createTestApp<Own>(buildApp, config, options)
    return new StudioTest(config, test, await test.adminToken())
  }

  async stop(): Promise<void> {
    await this.test.close()
    for (const folder of [this.config.MEDIA_DIR, this.config.ORDER_FILES_DIR]) {
      await rm(folder, { recursive: true })
    }
  }

  async call<Body = unknown>(
    method: Method,
    url: string,
    { json, form, token = this.#token, headers = {} }: CallOptions = {},
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

  /** A product that is right but for these fields. */
  async product(fields: object = {}): Promise<StudioProduct> {
    const json = { name: 'Μπλουζάκι', ...fields }
    const answer = await this.call<StudioProduct>('POST', '/api/design-studio/products', { json })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  /** Adds a colour to a product. */
  async colour(
    productId: string,
    fields: Record<string, string | Buffer> = {},
  ): Promise<StudioProduct> {
    const answer = await this.call<StudioProduct>(
      'POST',
      `/api/design-studio/products/${productId}/color-variants`,
      {
        form: formOf({
          colorName: 'Μαύρο',
          colorCode: '#232326',
          frontImage: await png(),
          backImage: await png('#0086b3'),
          ...fields,
        }),
      },
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  /** Sends an order that is right but for these fields; its mockups are those of `mockups`. */
  async submit(
    { mockups = [{}], ...fields }: OrderFields = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<PlacedOrder>> {
    const form = formOf({
      mockupImages: await Promise.all(mockups.map(() => png('#0086b3', 600, 600))),
      mockupsData: mockups.map(mockup => ({
        productId: crypto.randomUUID(),
        productName: 'Μπλουζάκι',
        colorName: 'Μαύρο',
        view: 'front',
        designData: designData(),
        quantity: 1,
        ...mockup,
      })),
      customerEmail: 'maria@example.gr',
      customerPhone: '69 4444 4444',
      ...fields,
    })
    const url = '/api/design-studio/orders/submit'
    return this.call<PlacedOrder>('POST', url, { form, headers, token: null })
  }

  /** Sends an order that must be taken, and answers it as an administrator sees it. */
  async order(fields: OrderFields = {}): Promise<AdminOrder> {
    const { status, body } = await this.submit(fields)
    expect(status, JSON.stringify(body)).toBe(201)
    return this.seen(body.orderId)
  }

  async seen(id: string): Promise<AdminOrder & { timeline: TimelineEntry[] }> {
    const answer = await this.call<AdminOrder & { timeline: TimelineEntry[] }>(
      'GET',
      `/api/design-studio/orders/${id}`,
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }

  /** Hashes that are kept of orders, and files that nobody cleaned up. */
  async files(): Promise<{ kept: string[]; leftover: string[] }> {
    const folder = this.config.ORDER_FILES_DIR
    const kept = await readdir(join(folder, 'studio-orders')).catch(() => [])
    const leftover: string[] = []
    for (const part of await readdir(join(folder, '.tmp'))) {
      leftover.push(...(await readdir(join(folder, '.tmp', part))))
    }
    return { kept, leftover }
  }
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

/** Texts go as they are, buffers as files, several of a name as a list, everything else as JSON. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) && value.every(Buffer.isBuffer) ? value : [value]) {
      if (one === undefined) continue
      if (Buffer.isBuffer(one)) form.append(name, new File([new Uint8Array(one)], `${name}.png`))
      else form.append(name, typeof one === 'string' ? one : JSON.stringify(one))
    }
  }
  return form
}

/** A form as a browser sends it. */
async function encodeForm(form: FormData) {
  const response = new Response(form)
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}
