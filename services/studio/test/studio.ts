import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type DesignDocument,
  type DesignElement,
  type ImageElement,
  plainImage,
  plainText,
  type TextElement,
} from '@stampa/design'
import type { PriceTable } from '@stampa/pricing'
import type { BaseConfig } from '@stampa/service-kit'
import {
  type Answer,
  createTestApp,
  generousLimits,
  leftoverUploads,
  ServiceTest,
  type TestAppOptions,
} from '@stampa/service-kit/testing'
import { png } from '@stampa/service-kit/testing/pictures'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { StudioConfig } from '../src/config.ts'
import type { AdminOrder, PlacedOrder, TimelineEntry } from '../src/orders/schema.ts'
import type { StudioProduct } from '../src/products/schema.ts'

export {
  type Answer,
  expectProblem,
  toFormData,
} from '@stampa/service-kit/testing'
export { png } from '@stampa/service-kit/testing/pictures'

/** The service's own variables. */
type Own = Omit<StudioConfig, keyof BaseConfig>

/** Fields of an order; the name of an original image is its sha256. */
export interface OrderFields extends Record<string, unknown> {
  mockups?: object[]
}

/** A studio service under test, with its own database and directories. */
export class StudioTest extends ServiceTest<Own> {
  #garment: Promise<string> | undefined

  static async start(
    overrides: Partial<StudioConfig> = {},
    options: TestAppOptions = {},
  ): Promise<StudioTest> {
    const config = {
      CATALOG_URL: 'http://127.0.0.1:1',
      MEDIA_DIR: await mkdtemp(join(tmpdir(), 'studio-test-')),
      ORDER_FILES_DIR: await mkdtemp(join(tmpdir(), 'studio-test-')),
      LINK_KEY: 'the key of a test, of thirty-two characters or more',
      ...generousLimits,
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

  /** Creates a valid product with these fields replaced. */
  async product(fields: object = {}): Promise<StudioProduct> {
    const json = { name: 'Μπλουζάκι', ...fields }
    const answer = await this.call<StudioProduct>('POST', '/api/design-studio/products', { json })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  async colour(
    productId: string,
    fields: Record<string, string | Buffer> = {},
  ): Promise<StudioProduct> {
    const answer = await this.call<StudioProduct>(
      'POST',
      `/api/design-studio/products/${productId}/color-variants`,
      {
        form: {
          colorName: 'Μαύρο',
          colorCode: '#232326',
          frontImage: await png(),
          backImage: await png('#0086b3'),
          ...fields,
        },
      },
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  /** Returns the id of a product in black, which orders name by default. */
  garment(): Promise<string> {
    this.#garment ??= this.product().then(async ({ _id }) => (await this.colour(_id))._id)
    return this.#garment
  }

  /** Sends a valid order with these fields replaced. */
  async submit(
    fields: OrderFields = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<PlacedOrder>> {
    const form = await orderForm(await this.garment(), fields)
    const url = '/api/design-studio/orders/submit'
    return this.call<PlacedOrder>('POST', url, { form, headers, token: null })
  }

  /** Sends a valid order and returns it as administrators see it. */
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

  /** Returns the stored hashes of orders and leftover temporary files. */
  async files(): Promise<{ kept: string[]; leftover: string[] }> {
    const folder = this.config.ORDER_FILES_DIR
    const kept = await readdir(join(folder, 'studio-orders')).catch(() => [])
    return { kept, leftover: await leftoverUploads(folder) }
  }
}

/** Returns the form of a valid order of a product in black with these fields replaced. */
export async function orderForm(
  productId: string,
  { mockups = [{}], ...fields }: OrderFields = {},
) {
  const images = await Promise.all(mockups.map(() => png('#0086b3', 600, 600)))
  return {
    mockupImages: images.length > 0 ? images : undefined,
    mockupsData: mockups.map(mockup => ({
      productId,
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
  }
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns an image element of 100 × 100 mm at the centre of the print area. */
export function imageElement(asset: string, pixels = { width: 40, height: 50 }): ImageElement {
  return {
    ...plainImage,
    id: `image-${asset.slice(0, 8)}`,
    asset,
    pixels,
    width: 100,
    height: 100,
  }
}

export function textElement(text: string): TextElement {
  return {
    ...plainText,
    id: 'text-1',
    text,
    size: 20,
    fill: '#d6004c',
    lineHeight: 1.2,
    width: 150,
  }
}

/** Returns a serialised canvas with the document to print. */
export function designData(elements: readonly DesignElement[] = []): string {
  const stampa: DesignDocument = { version: 1, shared: true, sides: { front: elements, back: [] } }
  return JSON.stringify({ version: '7.4.0', objects: [], stampa })
}

export const priceTable: PriceTable = {
  workingDays: 7,
  techniques: [
    {
      name: 'Μεταξοτυπία',
      colours: 6,
      sides: 2,
      setupFee: 25,
      extraColour: 0.35,
      extraSide: 1.2,
      tiers: [
        { quantity: 20, price: 7.8 },
        { quantity: 50, price: 6 },
      ],
    },
  ],
  options: [{ name: 'Ατομική συσκευασία', price: 0.3 }],
}

export const choice = { technique: 'Μεταξοτυπία', colours: 3, options: ['Ατομική συσκευασία'] }

/** Starts a catalog whose company shows prices. */
export async function startCatalog(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ showPrices: request.url === '/api/company/settings' }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
