import { randomUUID } from 'node:crypto'
import type { App, BaseConfig } from '@stampa/service-kit'
import { createTestApp, type TestApp, type TestAppOptions } from '@stampa/service-kit/testing'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { AnalyticsConfig, WorkerConfig } from '../src/config.ts'
import { ClickHouse, readServers } from '../src/storage/clickhouse.ts'
import { openVisits } from '../src/storage/open-visits.ts'
import type { VisitStore } from '../src/storage/visit-store.ts'
import { Writer } from '../src/storage/writer.ts'
import { buildWorker } from '../src/worker.ts'

export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** An address that the database places in Athens. */
export const athens = '84.205.255.1'

export interface Answer<T = unknown> {
  status: number
  body: T
  headers: Record<string, unknown>
  text: string
}

interface CallOptions {
  body?: object | string
  token?: string | null
  headers?: Record<string, string>
  /** Address of the visitor. */
  from?: string
}

type Queue = {
  accepted: number
  stored: number
  queued: number
  failed: number
  dropped: Record<string, number>
  failedJobs: { id: string; reason: string }[]
  otherPaths: number
}

/** Whether the file runs with ClickHouse, as one of the vitest project `clickhouse`. */
export const onClickHouse = process.env.ANALYTICS_TEST_STORE === 'clickhouse'

/**
 * @param servers of the cluster `visits`
 * @returns the address of the database on all of them
 */
export async function createClickHouseDatabase(
  servers = process.env.TEST_CLICKHOUSE_URL ?? '',
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  for (const server of openServers(`${servers}/default`))
    await server.run(`create database ${name}`)
  return `${servers}/${name}${servers.includes(',') ? '?cluster=visits' : ''}`
}

/** @returns the address of a database on one server */
export function createSingleClickHouseDatabase(): Promise<string> {
  return createClickHouseDatabase(process.env.TEST_CLICKHOUSE_URL?.replace(/,.*/, ''))
}

const openServers = (address: string) =>
  readServers(address).map(server => new ClickHouse(server.address))

/** The service and its worker with a database and Redis keys of their own. */
export class AnalyticsTest {
  readonly test: TestApp
  readonly config: AnalyticsConfig
  readonly visits: VisitStore
  /** The servers of visits, where they are not in PostgreSQL. */
  readonly servers: ClickHouse[]
  readonly #url: string
  readonly #token: string
  #workers: App[] = []

  private constructor(test: TestApp, config: AnalyticsConfig, url: string, token: string) {
    this.test = test
    this.#url = url
    this.config = config
    this.visits = openVisits(config)
    this.servers = config.ANALYTICS_STORE ? openServers(config.ANALYTICS_STORE) : []
    this.#token = token
  }

  /** @param own configuration that differs from the defaults */
  static async start(
    own: Partial<Omit<AnalyticsConfig, keyof BaseConfig>> & Partial<BaseConfig> = {},
    options: TestAppOptions & { worker?: boolean; onPostgres?: boolean } = {},
  ): Promise<AnalyticsTest> {
    const specific: Omit<AnalyticsConfig, keyof BaseConfig> & Partial<BaseConfig> = {
      SESSION_KEY: 'a key for tests that is long enough to be one',
      OWN_ADDRESSES: '',
      CALLS_PER_MINUTE: 100_000,
      MAX_QUEUED: 100_000,
      ...(onClickHouse &&
        !options.onPostgres && { ANALYTICS_STORE: await createClickHouseDatabase() }),
      ...own,
    }
    const test = await createTestApp(buildApp, specific, options)
    const config = { ...test.config, ...specific }
    await openVisits(config).prepare(test.db, new Date(), new Date('2026-01-15'))
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const analytics = new AnalyticsTest(test, config, url, await test.adminToken())
    if (options.worker ?? true) await analytics.work()
    return analytics
  }

  async work(own: Partial<WorkerConfig> = {}): Promise<App> {
    const worker = await buildWorker({ ...this.config, NEW_LABELS_PER_HOUR: 500, ...own })
    await worker.listen({ host: '127.0.0.1', port: 0 })
    this.#workers.push(worker)
    return worker
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.close()))
    await this.test.close()
    // Two services of a test may share a database, which the first has dropped.
    for (const server of this.servers) {
      await server.run(`drop database ${server.database}`).catch(() => {})
    }
  }

  async call<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, token = this.#token, headers = {}, from = athens }: CallOptions = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.#url}/api/analytics/${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'user-agent': browser,
        'x-forwarded-for': from,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: (json ? JSON.parse(text) : undefined) as T,
      headers: Object.fromEntries(response.headers),
      text,
    }
  }

  /** Makes a call of the tracker, and expects 202. */
  async track(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    options: CallOptions = {},
  ): Promise<{ sessionId: string }> {
    const answer = await this.call<{ sessionId: string }>(method, path, {
      token: null,
      ...options,
      body,
    })
    expect(answer, answer.text).toMatchObject({ status: 202 })
    return answer.body
  }

  /** Starts a session. @returns its id */
  async begin(own: object = {}, options: CallOptions = {}): Promise<string> {
    const body = { consentGiven: true, userType: 'user', url: 'https://shop.example/', ...own }
    const { sessionId } = await this.track('POST', 'session/start', body, options)
    return sessionId
  }

  async view(sessionId: string, path = '/', own: object = {}): Promise<void> {
    await this.track('POST', 'pageview', {
      sessionId,
      url: `https://shop.example${path}`,
      title: `Page ${path}`,
      pageName: 'Page',
      eventId: randomUUID(),
      ...own,
    })
  }

  async queue(): Promise<Queue> {
    return (await this.call<Queue>('GET', 'queue')).body
  }

  /** Resolves when the queue is empty. */
  async written(): Promise<void> {
    await expect.poll(async () => (await this.queue()).queued).toBe(0)
  }

  /** Returns the number of accepted events that no counter accounts for. */
  async unaccounted(): Promise<number> {
    const { accepted, stored, queued, failed, dropped } = await this.queue()
    const gone = Object.values(dropped).reduce((sum, count) => sum + count, 0)
    return accepted - stored - queued - failed - gone
  }

  writer(newLabelsPerHour = 500): Writer {
    return new Writer(this.visits, this.test.db, newLabelsPerHour)
  }

  /** Returns the rows of all servers. */
  async select(sql: string): Promise<unknown[]> {
    return (await Promise.all(this.servers.map(server => server.select(sql)))).flat()
  }

  /** Returns the sums that differ from their rows. */
  recount() {
    return this.visits.recount(this.test.db)
  }
}
