import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Stack, startStack } from '@stampa/stack'
import { Book, Crowd } from './crowd.ts'
import { test as base, expect } from './fixtures.ts'
import { withDatabase } from './ledger.ts'

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

/** Returns the values of a query to a service's database that selects one column. */
function readColumn(stack: Stack, service: string, sql: string): Promise<string[]> {
  return withDatabase(stack, service, async rows =>
    (await rows(sql)).flatMap(row => Object.values(row)),
  )
}

/** Compares every rollup with its visits. @throws when one differs */
async function recount({ databaseUrl }: Stack): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = '/stampa_analytics'
  const options = {
    cwd: join(repository, 'services/analytics'),
    env: { ...process.env, DATABASE_URL: url.href },
  }
  await promisify(execFile)(process.execPath, ['src/recount.ts'], options)
}

async function countViews(stack: Stack): Promise<number> {
  const [views] = await readColumn(stack, 'analytics', 'select count(*) from page_views')
  return Number(views)
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
  const book = await Book.open(own)
  const crowd = new Crowd(book, false, { orders: 3, messages: 1, visits: 4 })
  await expect
    .poll(() => Math.min(book.orders.size, book.visits), { timeout: 60_000 })
    .toBeGreaterThan(50)
  const orders = [...book.orders.values()]
  const messages = [...book.messages.values()]
  const views = (await countViews(own)) + book.visits
  const archive = await backUp()
  await crowd.leave()

  const dataDir = await restore(archive, 'restored')
  const restored = await startStack({ dataDir, release: [], logLevel: 'fatal' })
  try {
    const ids = await readColumn(restored, 'orders', 'select id from custom_orders')
    expect(ids).toEqual(expect.arrayContaining(orders))
    const messageIds = await readColumn(restored, 'orders', 'select id from contact_messages')
    expect(messageIds).toEqual(expect.arrayContaining(messages))
    const images = await readColumn(
      restored,
      'orders',
      `select distinct image->>'hash' from custom_orders where image is not null`,
    )
    const stored = await readdir(join(dataDir, 'attachments/orders'))
    expect(stored).toEqual(expect.arrayContaining(images))
    await expect.poll(() => countViews(restored), { timeout: 60_000 }).toBeGreaterThanOrEqual(views)
    await recount(restored)
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
