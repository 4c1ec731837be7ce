import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BaseConfig } from '@stampa/service-kit'
import {
  type Answer,
  createTestApp,
  type FormFields,
  generousLimits,
  leftoverUploads,
  ServiceTest,
  type TestAppOptions,
} from '@stampa/service-kit/testing'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { OrdersConfig } from '../src/config.ts'

export { type Answer, type CallOptions, expectProblem } from '@stampa/service-kit/testing'
export { png } from '@stampa/service-kit/testing/pictures'

/** The service's own variables. */
type Own = Omit<OrdersConfig, keyof BaseConfig>

/** The fields of a record that tests use. */
export interface Saved {
  _id: string
  version: number
  statusToken: string
  image: string | null
  imageOriginal: string | null
}

/** An orders service under test, with its own database and media directory. */
export class OrdersTest extends ServiceTest<Own> {
  static async start(
    overrides: Partial<OrdersConfig> = {},
    options: TestAppOptions = {},
  ): Promise<OrdersTest> {
    const config = {
      MEDIA_DIR: await mkdtemp(join(tmpdir(), 'orders-test-')),
      CATALOG_URL: 'http://127.0.0.1:1',
      WEBHOOK_PRIVATE_ADDRESSES: '',
      LINK_KEY: 'the key of a test, of thirty-two characters or more',
      ...generousLimits,
      ...overrides,
    }
    const test = await createTestApp<Own>(buildApp, config, options)
    return new OrdersTest(config, test, await test.adminToken())
  }

  async stop(): Promise<void> {
    await this.test.close()
    await rm(this.config.MEDIA_DIR, { recursive: true })
  }

  /** Sends a valid order with these fields replaced. */
  send(fields: FormFields = {}, headers: Record<string, string> = {}): Promise<Answer<Saved>> {
    const form = { email: 'maria@example.gr', phone: '69 4444 4444', ...fields }
    return this.call<Saved>('POST', '/api/custom-order', { form, headers, token: null })
  }

  /** Sends a valid order and returns it as administrators see it. */
  async order(fields: FormFields = {}): Promise<Saved> {
    const { status, body } = await this.send(fields)
    expect(status, JSON.stringify(body)).toBe(201)
    const seen = await this.call<Saved>('GET', `/api/custom-order/${body._id}`)
    return { ...seen.body, statusToken: body.statusToken }
  }

  /** Returns the stored hashes and the leftover temporary files of the media directory. */
  async files(): Promise<{ kept: string[]; leftover: string[] }> {
    const kept = await readdir(join(this.config.MEDIA_DIR, 'orders')).catch(() => [])
    return { kept, leftover: await leftoverUploads(this.config.MEDIA_DIR) }
  }
}

/** Returns the token in the address of an order's image. */
export function imageTokenOf({ image }: Saved): string {
  return image?.split('/').at(-1) ?? ''
}
