import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { StoredImage } from '@stampa/service-kit/media'
import { afterAll, expect, test } from 'vitest'
import { CatalogTest, type FormFields, png, type Saved, toFormData } from './support.ts'

/** `npm run test:faults` kills 20 times. */
const kills = process.env.LONG_TESTS === '1' ? 20 : 4

const catalog = await CatalogTest.start()
const category = await catalog.category('Κατηγορία')
const token = await catalog.test.adminToken()
afterAll(() => catalog.stop())

interface ServiceProcess {
  origin: string
  child: ChildProcess
}

/** Starts the service as a process on this test's database and directory. */
async function startService(): Promise<ServiceProcess> {
  const config = Object.entries(catalog.test.config).map(([name, value]) => [name, String(value)])
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(config),
      MEDIA_DIR: catalog.mediaDir,
      LOG_LEVEL: 'info',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [, origin] = /listening at (http[^"\s]+)/.exec(line) ?? []
    if (origin) {
      child.stdout.resume()
      return { origin, child }
    }
  }
  throw new Error('the service ended before it was listening')
}

/** Sends a form; returns `undefined` when there was no response, or 503. */
async function send(
  { origin }: ServiceProcess,
  method: string,
  path: string,
  form: FormFields,
): Promise<Saved | undefined> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const body = toFormData(form)
    const response = await fetch(origin + path, { method, headers, body })
    // 503 promises nothing.
    if (response.status === 503) return undefined
    expect(response.status, path).toBeLessThan(300)
    return (await response.json()) as Saved
  } catch (error) {
    // Only errors of the broken connection; others fail the test.
    if (!(error instanceof TypeError)) throw error
  }
}

let pictures = 0

/** A unique image, which is not stored yet. */
function picture(): Promise<Buffer> {
  return png({ width: 100 + pictures++, height: 80, noise: true })
}

/** Sends every kind of upload concurrently. @param answered called with every response */
async function writes(service: ServiceProcess, known: Saved[], answered: () => void) {
  const forms: [method: string, path: string, form: FormFields][] = [
    ['POST', '/api/banner', { title: 'Πανό', image: await picture() }],
    [
      'POST',
      '/api/testimonials',
      { customerName: 'Ν', testimonial: 'Μ', companyLogo: await picture() },
    ],
    ['PUT', '/api/company/settings', { telephone: '210 1234567', logo: await picture() }],
  ]
  for (let index = 0; index < 2; index++) {
    const form = { title: 'Κ', description: 'Π', categories: [category], image: await picture() }
    forms.push(['POST', '/api/products', form])
    const existing = known[index]
    if (existing) forms.push(['PUT', `/api/products/${existing._id}`, form])
  }
  return Promise.all(
    forms.map(async ([method, path, form]) => {
      const saved = await send(service, method, path, form)
      answered()
      return { path, saved }
    }),
  )
}

/** Returns every image that any row names. */
async function storedImages(): Promise<StoredImage[]> {
  const { db } = catalog.test
  const { rows: columns } = await db.raw<{ rows: { table: string; column: string }[] }>(
    `select table_name as table, column_name as column from information_schema.columns
      where data_type = 'jsonb' and table_schema = 'public'
        and table_name <> 'audit' and column_name not in ('opening_hours', 'translations')`,
  )
  const values = await Promise.all(
    columns.map(({ table, column }) => db(table).whereNotNull(column).pluck(column)),
  )
  return values.flat(2)
}

async function expectComplete({ hash, widths }: StoredImage): Promise<void> {
  const folder = join(catalog.mediaDir, 'catalog', hash)
  const files = await readdir(folder)
  const renditions = widths.flatMap(width => [`${width}.avif`, `${width}.webp`])
  expect(files.sort()).toEqual(['.original.png', 'image.json', ...renditions].sort())
  for (const file of files) expect((await stat(join(folder, file))).size).toBeGreaterThan(0)
}

async function expectConsistent(acknowledged: Saved[]): Promise<void> {
  const { db } = catalog.test
  for (const image of await storedImages()) await expectComplete(image)
  const products: string[] = await db('products').pluck('id')
  const ids = new Set(products)
  for (const { _id } of acknowledged) expect(ids).toContain(_id)
  const { rows: halves } = await db.raw<{ rows: object[] }>(
    `select id from products
      where not exists (select from product_categories where product_id = products.id)
         or not exists (select from audit where record_id = products.id
                          and audit.version = products.version)`,
  )
  expect(halves).toEqual([])
}

test('leaves no incomplete image when it is killed during uploads', async () => {
  const acknowledged: Saved[] = []
  let broken = 0
  let complete = 0
  for (let round = 0; round < kills; round++) {
    const service = await startService()
    // The restarted service removes leftover files at once.
    expect((await catalog.files()).leftover).toEqual([])
    // Kills at the first upload, then after the first response, and so on.
    const enough = Promise.withResolvers<void>()
    let answers = 0
    const sent = writes(service, acknowledged.slice(-2), () => {
      if (++answers >= round % 6) enough.resolve()
    })
    if (round % 6 === 0) {
      const comesIn = async () => (await catalog.files()).leftover.length > 0 || answers > 0
      await expect.poll(comesIn, { interval: 10, timeout: 60_000 }).toBe(true)
    } else {
      await enough.promise
    }
    const exited = once(service.child, 'exit')
    service.child.kill('SIGKILL')
    await exited
    for (const { path, saved } of await sent) {
      if (!saved) broken++
      else complete++
      if (saved && path.startsWith('/api/products')) acknowledged.push(saved)
    }
    await expectConsistent(acknowledged)
  }
  // Kills happened during uploads and after responses.
  expect(broken).toBeGreaterThan(kills)
  expect(complete).toBeGreaterThan(kills)
}, 600_000)
