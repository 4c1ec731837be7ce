import { createLinks, type Links } from '@stampa/service-kit/links'
import type { TestAppOptions } from '@stampa/service-kit/testing'
import { expect } from 'vitest'
import type { OrdersConfig } from '../src/config.ts'
import { type Answer, type CallOptions, OrdersTest } from './orders.ts'

export { type Answer, expectProblem } from './orders.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface SalesCall extends CallOptions {
  /** A version, or an `If-Match` header. */
  ifMatch?: number | string
}

export interface SavedSku {
  _id: string
  version: number
  skuCode: string
}

export interface SavedOffer {
  _id: string
  version: number
  number: string
  status: string
  link: string | null
  totalCost: number
  totalRevenue: number
  totalProfit: number
  items: { _id: string; sku: { _id: string } | null; totalRevenue: number }[]
}

/** Helpers for SKUs, offers and their links. */
export class SalesTest {
  readonly orders: OrdersTest

  private constructor(orders: OrdersTest) {
    this.orders = orders
  }

  static async start(
    overrides: Partial<OrdersConfig> = {},
    options: TestAppOptions = {},
  ): Promise<SalesTest> {
    return new SalesTest(await OrdersTest.start(overrides, options))
  }

  get db() {
    return this.orders.test.db
  }

  /** Links with the service's key. */
  get links(): Links {
    return createLinks((this.orders.test.config as OrdersConfig).LINK_KEY)
  }

  stop(): Promise<void> {
    return this.orders.stop()
  }

  call<Body = unknown>(
    method: Method,
    url: string,
    { ifMatch, headers: sent, ...options }: SalesCall = {},
  ): Promise<Answer<Body>> {
    const headers = {
      ...sent,
      ...(ifMatch !== undefined && {
        'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
      }),
    }
    return this.orders.call<Body>(method, url, { ...options, headers })
  }

  /** Adds a SKU and returns it. */
  async sku(fields: object = {}): Promise<SavedSku> {
    const { status, body } = await this.call<SavedSku>('POST', '/api/sku', {
      json: { ...tshirt, ...fields },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Adds an offer of one SKU, or of the given items, and returns it. */
  async offer(fields: object = {}): Promise<SavedOffer> {
    const items = 'items' in fields ? undefined : [{ ...line, sku: (await this.sku())._id }]
    const { status, body } = await this.call<SavedOffer>('POST', '/api/offers', {
      json: { ...customer, ...(items && { items }), ...fields },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Sends an offer and returns it with the token of its link. */
  async sentOffer(fields: object = {}): Promise<SavedOffer & { token: string }> {
    const { _id } = await this.offer(fields)
    const { status, body } = await this.call<SavedOffer>('POST', `/api/offers/${_id}/send`)
    expect(status, JSON.stringify(body)).toBe(200)
    return { ...body, token: body.link?.split('/').at(-1) ?? '' }
  }
}

export const tshirt = {
  productDescription: 'Μπλουζάκι βαμβακερό',
  vendor: 'Νήμα Α.Ε.',
  priceWithoutVAT: 5,
  minimumOrderItems: 10,
}

export const customer = {
  customerName: 'Καφέ Αύρα',
  offerDate: '2026-11-20',
  customerEmail: 'info@avra.example',
  validUntil: null,
}

/** Item of the specification's example, without the SKU. */
export const line = { quantity: 100, printCostPerItem: 2, marginPercentage: 30 }

export const unknownId = '01a1f795-0000-7000-8000-000000000000'
