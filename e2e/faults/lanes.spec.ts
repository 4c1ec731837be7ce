import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts, type Stack } from '@stampa/stack'
import pg from 'pg'
import { consentOf } from '../fixtures.ts'
import { test as base, expect, isFullLength, pidOf } from './fixtures.ts'
import { kinds as contentKinds } from './kinds.ts'
import { Shop } from './shop.ts'

const repository = join(import.meta.dirname, '../..')

/** Word in the texts of each catalog, which tells whose they are. */
const words = { lane: 'Zqlane', live: 'Zqlive' }
type Side = keyof typeof words
const other: Record<Side, Side> = { lane: 'live', live: 'lane' }

interface Instance {
  /** Of the lane's catalog. */
  url: string
  process: ChildProcess
  /** Link of a lane with it. */
  link: string
}

/** Platform with a lane of a second catalog, whose database has other texts. */
const test = base.extend<object, { instance: Instance }>({
  ownOptions: { publicWritesPer10Minutes: 100_000 },
  instance: [
    async ({ own, ownDataDir }, use) => {
      await fill(own)
      const instance = await startInstance(own, ownDataDir)
      await use(instance)
      instance.process.kill('SIGKILL')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'serial', timeout: 900_000 })

/** Adds the content that both catalogs have. */
async function fill({ url, administrator }: Stack): Promise<void> {
  const shop = await Shop.signIn(url, administrator)
  await shop.saveSettings('2310 111222')
  for (const { path, ...kind } of contentKinds) {
    if (path === 'products' || path === 'faq') await shop.create({ path, ...kind }, 'Κούπα')
  }
}

/** Starts a catalog with a copy of the live one's database. */
async function startInstance(own: Stack, dataDir: string): Promise<Instance> {
  const [port = 0] = await freePorts(1)
  const variables = await readFile(`/proc/${pidOf(own, 'catalog-1')}/environ`, 'utf8')
  const entries = variables.split('\0').filter(Boolean)
  const env = Object.fromEntries(
    entries.map(entry => [entry.split('=', 1)[0], entry.slice(entry.indexOf('=') + 1)]),
  )
  // A database in use cannot be copied.
  await own.halt('catalog-1')
  await query(own, 'postgres', 'create database stampa_catalog_lane template stampa_catalog')
  own.resume('catalog-1')
  await name(own, 'stampa_catalog', words.live)
  await name(own, 'stampa_catalog_lane', words.lane)
  const database = new URL(env.DATABASE_URL ?? '')
  database.pathname = '/stampa_catalog_lane'
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: join(repository, 'services/catalog'),
    env: { ...process.env, ...env, DATABASE_URL: database.href, PORT: String(port) },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = (base: string) =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true)
  await own.ready()
  const { output } = await lane(dataDir, `catalog=${url}`, '--hours', '2')
  return { url, process: child, link: output.trim().split('\n').at(-1) ?? '' }
}

async function query(own: Stack, database: string, sql: string, values: unknown[] = []) {
  const url = new URL(own.databaseUrl)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(sql, values)).rows
  } finally {
    await client.end()
  }
}

async function name(own: Stack, database: string, word: string): Promise<void> {
  await query(own, database, `update products set title = '${word} ' || title`)
  await query(own, database, `update faqs set question = '${word} ' || question`)
  await query(own, database, `update company set legal_name = '${word}'`)
}

/** Runs the command of an operator. */
async function lane(dataDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const options = { cwd: repository, env: { ...process.env, DATA_DIR: dataDir } }
  const run = promisify(execFile)(process.execPath, ['stack/src/lane.ts', ...args], options)
  const { code = 0, stdout, stderr } = await run.catch(error => error)
  return { code, output: stdout + stderr }
}

const tokenIn = ({ link }: Instance) => link.split('/preview/')[1] ?? ''

/** Returns the headers by which a browser or another client asks for the lane. */
function headersOf(side: Side, token: string, isBrowser: boolean): Record<string, string> {
  if (side === 'live') return {}
  return isBrowser ? { cookie: `preview=${token}; lang=el` } : { baggage: `stampa-lane=${token}` }
}

/** Requests of each kind by their share: calls that the cache has and others, pages, and orders. */
const kinds = [
  () => '/api/products',
  () => '/api/company/settings',
  () => '/api/faq',
  () => '/api/products',
  (id: number) => `/api/products?product=${id}`,
  (id: number) => `/api/company/settings?product=${id}`,
  () => '/products',
  () => '/faq',
  () => 'order',
] as const

test('mixed requests of a lane and live ones get the answers of their side, to the mail', {
  tag: '@smoke',
}, async ({ own, instance }) => {
  const count = isFullLength() ? 10_000 : 600
  const token = tokenIn(instance)
  const [product] = await query(
    own,
    'stampa_catalog',
    'select id from products where active limit 1',
  )
  const leaks: string[] = []
  const named = { lane: 0, live: 0 }
  const orders: { email: string; side: Side }[] = []

  async function order(side: Side, headers: Record<string, string>, id: number): Promise<void> {
    const email = `${side}-${id}@shop.example`
    const body = new FormData()
    const products = JSON.stringify([product?.id])
    const fields = { email, phone: '6944444444', products, quantities: '[1]' }
    for (const [field, value] of Object.entries(fields)) body.append(field, value)
    const answer = await fetch(`${own.url}/api/custom-order`, { method: 'POST', headers, body })
    if (answer.status === 201) orders.push({ email, side })
    else leaks.push(`${side} order: ${answer.status} ${await answer.text()}`)
  }

  async function ask(index: number): Promise<void> {
    // Neighbours ask for the same at the same time, one of each side.
    const side = index % 2 ? 'lane' : 'live'
    const pair = Math.floor(index / 2)
    const path = kinds[pair % kinds.length]?.(pair) ?? ''
    const headers = headersOf(side, token, pair % 4 < 2)
    if (path === 'order') return order(side, headers, index)
    const answer = await fetch(own.url + path, { headers })
    const text = await answer.text()
    if (answer.status !== 200) leaks.push(`${side} ${path}: ${answer.status}`)
    if (text.includes(words[other[side]])) leaks.push(`${side} ${path}: of the other side`)
    if (text.includes(words[side])) named[side] += 1
    // A page that is rendered in the browser has no texts.
    else if (path.startsWith('/api/')) leaks.push(`${side} ${path}: without a name`)
    const isStored = /public|s-maxage/.test(answer.headers.get('cache-control') ?? '')
    if (side === 'lane' && isStored) leaks.push(`${path} may be stored`)
  }

  let next = 0
  const loop = async () => {
    while (next < count) await ask(next++)
  }
  await Promise.all(Array.from({ length: 8 }, loop))
  expect(leaks).toEqual([])
  expect(Math.min(named.lane, named.live)).toBeGreaterThan(count / 4)

  const titles = async () => {
    const rows = await query(own, 'stampa_orders', 'select email, lines::text from custom_orders')
    const lines = new Map(rows.map(({ email, lines }) => [email, lines]))
    return orders.filter(({ email, side }) => !lines.get(email)?.includes(words[side]))
  }
  await expect.poll(titles, { timeout: 120_000 }).toEqual([])
  const wrong = await query(
    own,
    'stampa_orders',
    `select email, lines from custom_orders
     where lines::text like case when email like 'lane%' then $1 else $2 end`,
    [`%${words.live}%`, `%${words.lane}%`],
  )
  expect(wrong).toEqual([])

  const senders = async () => {
    const folder = own.mailDir ?? ''
    const names = (await readdir(folder)).filter(name => name.endsWith('customer.eml'))
    const mails = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
    const sent = new Map(mails.map(mail => [/^To: (\S+)/m.exec(mail)?.[1], mail]))
    return orders.filter(({ email, side }) => !sent.get(email)?.includes(`From: ${words[side]}`))
  }
  await expect.poll(senders, { timeout: 300_000 }).toEqual([])
})

test('the holder of the link sees the instance in the first view and in the browser, others do not', {
  tag: '@smoke',
}, async ({ browser, own, instance }) => {
  const visitor = { baseURL: own.url, storageState: consentOf(own.url, false) }
  const page = await browser.newPage(visitor)
  const bar = page.locator('#stampa-preview')
  await page.goto(instance.link)
  await expect(page).toHaveURL('/')
  await expect(bar).toContainText(`catalog ${new URL(instance.url).host}`)
  const answer = await page.goto('/products')
  expect(await answer?.allHeaders()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByText(words.lane).first()).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
  const called = page.waitForResponse(/\/api\/faq/)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  expect(await (await called).text()).toContain(words.lane)
  await expect(page.getByText(words.lane).first()).toBeVisible()
  await expect(page.getByText(words.live)).toHaveCount(0)

  const another = await browser.newPage(visitor)
  await another.goto('/faq')
  await expect(another.getByText(words.live).first()).toBeVisible()
  await expect(another.getByText(words.lane)).toHaveCount(0)
  await another.close()

  await page.getByRole('button', { name: 'Τέλος προεπισκόπησης' }).click()
  await expect(bar).toHaveCount(0)
  await page.goto('/faq')
  await expect(page.getByText(words.live).first()).toBeVisible()
  await page.close()
})

test('an instance that is away, and a lane that has ended, get no live answers', {
  tag: '@smoke',
}, async ({ own, ownDataDir, instance }) => {
  const headers = headersOf('lane', tokenIn(instance), true)
  const call = () => fetch(`${own.url}/api/faq`, { headers })
  instance.process.kill('SIGKILL')
  await once(instance.process, 'exit')
  expect((await call()).status).toBe(502)
  expect(await (await fetch(`${own.url}/faq`, { headers })).text()).not.toContain(words.live)
  const again = await lane(ownDataDir, `catalog=${instance.url}`)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('does not answer at') })

  expect(await lane(ownDataDir, '--end', instance.link)).toEqual({
    code: 0,
    output: '1 lane has ended\n',
  })
  expect((await call()).status).toBe(410)
  // The next page ends the cookie.
  const page = await fetch(`${own.url}/faq`, { headers })
  expect(page.headers.get('set-cookie')).toMatch(/^preview=; /)
  expect(await page.text()).not.toContain('stampa-preview')
  expect((await fetch(instance.link)).status).toBe(404)
})
