import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startStack } from '@stampa/stack'
import pg from 'pg'
import { Customers } from './customers.ts'
import { image } from './design-customers.ts'
import { test as base, expect } from './fixtures.ts'
import { VisitTables } from './visit-tables.ts'
import { Visitors } from './visitors.ts'

const test = base.extend({
  ownOptions: {
    demo: true,
    publicWritesPer10Minutes: 1_000_000,
    trackingCallsPerMinute: 1_000_000,
  },
})

const repository = join(import.meta.dirname, '..', '..')

/** Runs `npm run backup`, `restore` or `compare` with a data folder. @returns its output */
async function command(name: string, dataDir: string, ...args: string[]): Promise<string> {
  const options = { cwd: repository, env: { ...process.env, DATA_DIR: dataDir } }
  const file = `stack/src/${name}.ts`
  return (await promisify(execFile)(process.execPath, [file, ...args], options)).stdout.trim()
}

test('a platform restored from a backup under load has every acknowledged order, message and visit', async ({
  own,
  ownDataDir,
}) => {
  test.setTimeout(600_000)
  const key = join(ownDataDir, 'key')
  const created = await command('backup', ownDataDir, '--new-key', key)
  const recipient = /age1\w+/.exec(created)?.[0] ?? ''
  const backUp = async () => {
    const args = ['--recipient', recipient, '--to', join(ownDataDir, 'archives')]
    return (await command('backup', ownDataDir, ...args)).split('\n').at(-1) ?? ''
  }
  const restore = async (archive: string, name: string) => {
    const folder = join(ownDataDir, name)
    await command('restore', ownDataDir, '--key', key, '--to', folder, archive)
    return folder
  }

  // Views wait in the queue, so that the backup must contain it.
  await own.halt('analytics-worker')
  const customers = new Customers(own.url, image, 4)
  const visitors = new Visitors(own.url, 4)
  await expect.poll(() => customers.acknowledged, { timeout: 60_000 }).toBeGreaterThan(50)
  await expect.poll(() => visitors.views, { timeout: 60_000 }).toBeGreaterThan(50)
  const orders = customers.orders.map(({ id }) => id)
  const messages = customers.messages.map(({ id }) => id)
  const demoViews = await new VisitTables(own.databaseUrl).views()
  const { views } = visitors
  const archive = await backUp()
  await Promise.all([customers.leave(), visitors.leave()])

  const dataDir = await restore(archive, 'restored')
  const restored = await startStack({ dataDir, release: [], logLevel: 'fatal' })
  try {
    const column = (sql: string) => readColumn(restored.databaseUrl, sql)
    const ids = await column('select id as value from custom_orders')
    expect(ids).toEqual(expect.arrayContaining(orders))
    const messageIds = await column('select id as value from contact_messages')
    expect(messageIds).toEqual(expect.arrayContaining(messages))
    const images = await column(
      `select distinct image->>'hash' as value from custom_orders where image is not null`,
    )
    const stored = await readdir(join(dataDir, 'attachments/orders'))
    expect(stored).toEqual(expect.arrayContaining(images))
    const tables = new VisitTables(restored.databaseUrl)
    await expect
      .poll(() => tables.views(), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(demoViews + views)
    await tables.recount()
  } finally {
    await restored.stop()
  }

  // Without writes the copy is equal, also one of the stopped platform.
  own.resume('analytics-worker')
  await own.ready()
  await own.stop()
  const copy = await restore(await backUp(), 'copy')
  expect(await command('compare', ownDataDir, ownDataDir, copy)).toMatch(
    /^✓ \d+ tables and \d+ files/,
  )
})

/** Returns the column `value` of a query to the orders' database. */
async function readColumn(server: string, sql: string): Promise<string[]> {
  const url = new URL(server)
  url.pathname = '/stampa_orders'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}
