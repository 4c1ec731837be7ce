import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '@stampa/service-kit/testing'
import sharp, { type Color } from 'sharp'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Texts go as they are, buffers as files, everything else as JSON. */
export type FormFields = Record<string, unknown>

export interface CallOptions {
  json?: unknown
  /** A body that is neither, as it goes over the wire. */
  payload?: string | Buffer
  form?: FormFields | FormData
  /** Of a live administrator unless it says otherwise; null for none. */
  token?: string | null
  headers?: Record<string, string>
}

export interface Answer<Body = unknown> {
  status: number
  headers: Record<string, unknown>
  body: Body
}

/** A record of which a test wants to know the id and reads the rest by `toMatchObject`. */
export interface Saved {
  _id: string
  version: number
}

/** The service on a database and a media directory of its own. */
export class CatalogTest {
  readonly mediaDir: string
  readonly test: TestApp
  readonly #token: string

  private constructor(mediaDir: string, test: TestApp, token: string) {
    this.mediaDir = mediaDir
    this.test = test
    this.#token = token
  }

  static async start(): Promise<CatalogTest> {
    const mediaDir = await mkdtemp(join(tmpdir(), 'catalog-test-'))
    const test = await createTestApp<{ MEDIA_DIR: string }>(buildApp, { MEDIA_DIR: mediaDir })
    return new CatalogTest(mediaDir, test, await test.adminToken())
  }

  async stop(): Promise<void> {
    await this.test.close()
    await rm(this.mediaDir, { recursive: true })
  }

  async call<Body = unknown>(
    method: Method,
    url: string,
    { json, payload, form, token = this.#token, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const sent = form && (await encode(form))
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
    const { statusCode, body } = response
    return {
      status: statusCode,
      headers: response.headers,
      body: body === '' ? null : JSON.parse(body),
    }
  }

  /** What an administrator's browser saves as a file. */
  async download(url: string) {
    const headers = { authorization: `Bearer ${this.#token}` }
    const { statusCode, headers: answered, body } = await this.test.app.inject({ url, headers })
    return { status: statusCode, headers: answered, text: body }
  }

  /** What a visitor gets. */
  visit<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.call<Body>('GET', url, { token: null })
  }

  /** Adds a category and answers its id. */
  async category(name: string, fields: object = {}): Promise<string> {
    const { status, body } = await this.call<Saved>('POST', '/api/categories', {
      json: { name, ...fields },
    })
    expect(status).toBe(201)
    return body._id
  }

  /** Adds a product with a small image and answers it. */
  async product(fields: FormFields): Promise<Saved> {
    const form = { description: 'Περιγραφή', image: await png(), ...fields }
    const { status, body } = await this.call<Saved>('POST', '/api/products', { form })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Adds a banner with a small image and answers it. */
  async banner(fields: FormFields): Promise<Saved> {
    const form = { image: await png(), ...fields }
    const { status, body } = await this.call<Saved>('POST', '/api/banner', { form })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** What lies in the media directory: published hashes, and files that nobody cleaned up. */
  async files(): Promise<{ published: string[]; leftover: string[] }> {
    const published = await readdir(join(this.mediaDir, 'catalog')).catch(() => [])
    const leftover: string[] = []
    for (const folder of await readdir(join(this.mediaDir, '.tmp'))) {
      leftover.push(...(await readdir(join(this.mediaDir, '.tmp', folder))))
    }
    return { published, leftover }
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

interface Picture {
  width?: number
  height?: number
  color?: Color
  /** Makes the file as large as its pixels, and unlike any other. */
  noise?: boolean
}

export function picture({ width = 40, height = 50, color = '#d6004c', noise = false }: Picture) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: color,
      ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  })
}

export function png(options: Picture = {}): Promise<Buffer> {
  return picture(options).png().toBuffer()
}

/** A PNG of exactly this many bytes: what is missing is filled behind its end, where no decoder looks. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const image = await png()
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)])
}

async function encode(form: FormFields | FormData) {
  const data = form instanceof FormData ? form : toFormData(form)
  const response = new Response(data)
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}

export function toFormData(fields: FormFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (Buffer.isBuffer(value)) form.set(name, new File([new Uint8Array(value)], `${name}.png`))
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
