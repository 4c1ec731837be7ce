import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '@stampa/release'
import { Redis } from 'ioredis'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { Book, Crowd } from './crowd.ts'
import { test as base, expect } from './fixtures.ts'
import { Prometheus } from './prometheus.ts'

/**
 * Prometheus raises the alert of each fault within two minutes, and none under ordinary load. `ALERT_MINUTES` is the
 * length of the latter.
 */
const test = base.extend<object, { mailServer: SMTPServer; prometheus: Prometheus }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 100,
        onRcptTo({ address }, _session, done) {
          const [, code] = /^refused-(\d+)/.exec(address) ?? []
          done(code ? Object.assign(new Error('refused'), { responseCode: Number(code) }) : null)
        },
        onData(stream, _session, done) {
          stream.resume().on('end', done)
        },
      })
      server.on('error', () => {})
      await once(server.listen(0, '127.0.0.1'), 'listening')
      await use(server)
      await new Promise<void>(closed => server.close(() => closed()))
    },
    { scope: 'worker' },
  ],
  ownOptions: async ({ mailServer }, use) => {
    const { port } = mailServer.server.address() as AddressInfo
    await use({
      publicWritesPer10Minutes: 1_000_000,
      trackingCallsPerMinute: 1_000_000,
      mail: { url: `smtp://127.0.0.1:${port}` },
    })
  },
  prometheus: [
    async ({ own, ownDataDir }, use) => {
      const prometheus = await Prometheus.start(join(ownDataDir, 'run/metrics.json'))
      await expect.poll(() => prometheus.up(), { timeout: 60_000 }).toBeGreaterThan(8)
      await use(prometheus)
      await prometheus.stop()
      await own.ready()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** Waits until the alerts fire, two minutes at most. */
async function expectAlerts(prometheus: Prometheus, ...names: string[]): Promise<void> {
  const began = Date.now()
  for (const name of names) {
    await expect
      .poll(() => prometheus.firing(), { timeout: began + 120_000 - Date.now() })
      .toContain(name)
    console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s after the fault`)
  }
}

/** Repeats work until the callback has ended. @throws the first error of either */
async function whileRepeating(work: () => Promise<unknown>, callback: () => Promise<void>) {
  let isOver = false
  const repeat = async () => {
    while (!isOver) {
      await work()
      await pause(500)
    }
  }
  const end = () => {
    isOver = true
  }
  await Promise.all([repeat(), callback().finally(end)])
}

/** @returns the status of the response */
async function sendOrder(url: string, email: string): Promise<number> {
  const body = new FormData()
  body.set('email', email)
  body.set('phone', '69 4444 4444')
  return (await fetch(`${url}/api/custom-order`, { method: 'POST', body })).status
}

/** Runs SQL as the owner of the server. */
async function withSql(
  server: string,
  database: string,
  use: (run: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const url = new URL(server)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await use(sql => client.query(sql))
  } finally {
    await client.end()
  }
}

test('ordinary load raises no alert', async ({ own, prometheus }) => {
  const minutes = Number(process.env.ALERT_MINUTES ?? 2)
  test.setTimeout((minutes + 3) * 60_000)
  const book = await Book.open(own)
  const visitors = new Crowd(book, true, { visits: 1 })
  let orders = 0
  const shop = async () => {
    for (const path of ['/', '/products', '/api/products']) await fetch(own.url + path)
    await sendOrder(own.url, `customer-${orders++}@example.gr`)
  }
  await whileRepeating(shop, () => pause(minutes * 60_000))
  await visitors.leave()
  expect(await prometheus.fired(minutes)).toEqual([])
  console.log(`${minutes} min: ${orders} orders, ${book.visits} page views`)
})

test('raises the alerts of mails, sign-ins, remotes, releases, queues, Redis and a stopped process', async ({
  own,
  prometheus,
}) => {
  for (const email of ['refused-550@example.gr', 'refused-451@example.gr']) {
    expect(await sendOrder(own.url, email)).toBe(201)
  }
  const { studio } = (await openStore(own.releasesDir).registry()).live
  if (!studio) throw new Error('the studio is not released')
  await writeFile(join(own.releasesDir, 'studio', studio.version, studio.server), 'throw 1')
  const timestamp = join(own.releasesDir, 'metadata/timestamp.json')
  const signed = await readFile(timestamp)
  await writeFile(timestamp, signed.subarray(0, 100))
  const visitors = new Crowd(await Book.open(own), true, { visits: 1 })
  await expect.poll(() => visitors.total).toBeGreaterThan(5)
  await own.halt('analytics-worker')
  const headers = { 'content-type': 'application/json' }
  const failure = { remote: 'studio', version: studio.version, name: 'page', value: 1 }
  const harm = () =>
    Promise.all([
      fetch(`${own.url}/test-your-idea`),
      fetch(`${own.url}/api/auth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: 'maria@example.gr', password: 'wrong' }),
      }),
      fetch(`http://127.0.0.1:${own.layout.pages[0]}/reports/vitals`, {
        method: 'POST',
        headers,
        body: JSON.stringify([failure]),
      }),
    ])
  await whileRepeating(harm, () =>
    expectAlerts(
      prometheus,
      ...['PagesFallBack', 'RemoteFailing', 'SignInsFailing', 'MailsUndelivered', 'PartDown'],
      ...['MailsWait', 'QueueWaits', 'RegistryUntrusted'],
    ),
  )
  await writeFile(timestamp, signed)
  own.resume('analytics-worker')
  await visitors.leave()
})

test('raises the alerts of slow calls and of a slow PostgreSQL', async ({ own, prometheus }) => {
  await withSql(own.databaseUrl, 'stampa_catalog', async run => {
    // Connecting takes a second, and no connection lasts.
    await run('alter system set post_auth_delay = 1')
    await run('select pg_reload_conf()')
    const disconnect = () =>
      run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where state = 'idle' and pid <> pg_backend_pid()`,
      )
    await whileRepeating(disconnect, () => expectAlerts(prometheus, 'PostgresqlSlow'))
    await run('alter system reset post_auth_delay')
    await run('select pg_reload_conf()')

    const [port] = own.layout.catalog
    const hold = () =>
      run('begin; lock table faqs in access exclusive mode; select pg_sleep(4); commit')
    const ask = () => fetch(`http://127.0.0.1:${port}/api/faq`)
    await whileRepeating(hold, () =>
      whileRepeating(ask, () => expectAlerts(prometheus, 'CallsSlow')),
    )
  })
})

test('raises the alerts of an absent PostgreSQL and of failing calls', async ({
  own,
  prometheus,
}) => {
  const [port] = own.layout.catalog
  await own.halt('postgres')
  await whileRepeating(
    () => fetch(`http://127.0.0.1:${port}/api/faq`),
    () => expectAlerts(prometheus, 'PostgresqlAway', 'CallsFailing'),
  )
  own.resume('postgres')
  await own.ready()
})

test('raises the alerts of a full and of an absent Redis', async ({ own, prometheus }) => {
  const redis = new Redis(own.redisUrl)
  const [, used] = /^used_memory:(\d+)/m.exec(await redis.info('memory')) ?? []
  await redis.config('SET', 'maxmemory', Math.ceil(Number(used) * 1.15))
  await expectAlerts(prometheus, 'RedisMemoryHigh')
  await redis.config('SET', 'maxmemory', 0)
  redis.disconnect()

  await own.halt('redis')
  await expectAlerts(prometheus, 'RedisAway')
  own.resume('redis')
  await own.ready()
})
