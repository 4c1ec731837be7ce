import { spawnSync } from 'node:child_process'
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createKey, readKeys, writeArchive, writeBackup } from '@stampa/backup'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../apps/app.ts'
import { type DataFolders, openDataDir } from '../data-dir.ts'
import { initCluster, walArchiving } from '../postgres/cluster.ts'
import { openSecrets } from '../secrets.ts'
import { compare } from './compare.ts'
import { restore } from './restore.ts'
import { type Stores, withStores } from './stores.ts'

let root: string
let dataDir: string
let folders: DataFolders
let recipient: string
let keys: string[]
let archives = 0
/** Stops the stores of the data folder. */
let stop: () => Promise<void>
let stores: Stores
/** The latest backup. */
let archive: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stampa-backup-'))
  await chmod(root, 0o711)
  dataDir = join(root, 'data')
  folders = await openDataDir(dataDir)
  recipient = await createKey(join(root, 'key'))
  keys = await readKeys(join(root, 'key'))
  const { postgresPassword } = await openSecrets(dataDir)
  const cluster = { dataDir: folders.postgres, port: 0, password: postgresPassword, durable: true }
  await initCluster(cluster)
  const started = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const running = withStores(
    dataDir,
    async urls => {
      stores = urls
      started.resolve()
      await stopped.promise
    },
    { settings: await walArchiving(folders.wal) },
  )
  stop = () => {
    stopped.resolve()
    return running
  }
  await Promise.race([started.promise, running])
  await sql('create database stampa_orders')
  await sql('create table orders (name text primary key, file text not null)', 'stampa_orders')
  await sql('create table views (name text primary key)', 'stampa_orders')
})
afterAll(async () => {
  await stop?.()
  await rm(root, { recursive: true, force: true })
})

async function sql(statement: string, database = 'postgres', { databaseUrl } = stores) {
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Returns Redis's reply to a command. */
async function redis(command: string, { redisUrl } = stores): Promise<string> {
  const { port, username, password } = new URL(redisUrl)
  const socket = createConnection(Number(port), '127.0.0.1')
  socket.write(`AUTH ${username} ${decodeURIComponent(password)}\r\n${command}\r\nQUIT\r\n`)
  return text(socket)
}

/** Stores a file, then a row that names it, as the services do. */
async function order(name: string): Promise<void> {
  await writeFile(join(folders.attachments, `${name}.bin`), name, { mode: 0o600 })
  await sql(`insert into orders values ('${name}', '${name}.bin')`, 'stampa_orders')
}

/** Returns what a data folder contains. */
async function contentsOf(folder: string) {
  const files = await readdir(join(folder, 'attachments'))
  const contents = { files, rows: [''], views: [''], queue: [''] }
  await withStores(folder, async urls => {
    const names = async (table: string) =>
      (await sql(`select name from ${table}`, 'stampa_orders', urls)).map(({ name }) => name)
    contents.rows = await names('orders')
    contents.views = await names('views')
    contents.queue = (await redis('LRANGE queue 0 -1', urls)).split('\r\n')
  })
  return contents
}

async function backUp(): Promise<string> {
  const options = { dataDir, recipients: [recipient], folder: join(root, `archives-${archives++}`) }
  // Finds the running stores by the folder, as the command does.
  let archive = ''
  await withStores(dataDir, async urls => {
    archive = await writeBackup({ ...options, ...urls, report: () => {} })
  })
  return archive
}

const silent = { report: () => {} }

test('contains every order and view that was acknowledged before it, with files, while it is in use', async () => {
  const views = Array.from({ length: 500 }, (_, view) => `view-${view}`)
  await redis(`RPUSH queue ${views.join(' ')}`)
  const acknowledged: string[] = []
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      const name = `order-${acknowledged.length}`
      await order(name)
      acknowledged.push(name)
    }
  })()
  // A view is removed from the queue after it is in its table.
  const counting = (async () => {
    for (const view of views) {
      if (isOver) return
      await sql(`insert into views values ('${view}')`, 'stampa_orders')
      await redis('LPOP queue')
    }
  })()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  const before = [...acknowledged]
  archive = await backUp().finally(() => {
    isOver = true
  })
  await Promise.all([writing, counting])
  const target = join(root, 'under-load')
  await restore({ archive, keys, dataDir: target, ...silent })

  const restored = await contentsOf(target)
  expect(restored.rows).toEqual(expect.arrayContaining(before))
  expect(restored.files).toEqual(expect.arrayContaining(restored.rows.map(name => `${name}.bin`)))
  for (const view of views) expect([...restored.views, ...restored.queue]).toContain(view)
})

test('restores every row and file, and the comparison finds each difference', async () => {
  await order('last')
  await sql(`create role shop_app login password 'secret'`)
  const target = join(root, 'equal')
  archive = await backUp()
  await restore({ archive, keys, dataDir: target, ...silent })
  const equal = await compare(dataDir, target)
  expect(equal).toMatchObject({ differences: [] })
  expect(equal.files).toBeGreaterThan(20)

  await writeFile(join(target, 'attachments', 'last.bin'), 'other')
  await withStores(target, async urls => {
    await sql(`update orders set file = 'x' where name = 'last'`, 'stampa_orders', urls)
    await sql(`alter role shop_app password 'other'`, 'postgres', urls)
  })
  const { differences } = await compare(dataDir, target)
  expect(differences).toEqual(['roles', 'stampa_orders public.orders', 'attachments/last.bin'])
})

test('restores the databases as they were at a time between two backups', async () => {
  await order('before-the-time')
  const [{ now }] = await sql('select clock_timestamp()::text as now')
  await order('after-the-time')
  const later = await backUp()
  const kept = (await readdir(folders.wal)).filter(name => /^[0-9A-F]{24}/.test(name)).sort()
  const starts = kept.filter(name => name.endsWith('.backup'))
  expect(starts).toHaveLength(2)
  expect(starts[0]).toContain(kept[0])

  const target = join(root, 'point-in-time')
  const pointInTime = { until: now, later }
  await restore({ archive, keys, dataDir: target, pointInTime, ...silent })
  const { rows, files } = await contentsOf(target)
  expect(rows).toContain('before-the-time')
  expect(rows).not.toContain('after-the-time')
  expect(files).toContain('before-the-time.bin')

  const tooEarly = { until: '2026-01-01T12:00', later }
  const early = { archive, keys, dataDir: join(root, 'too-early'), ...silent }
  await expect(restore({ ...early, pointInTime: tooEarly })).rejects.toThrow(
    /was made at .*, after 2026-01-01T12:00/,
  )

  const tooLate = { until: new Date(Date.now() + 86_400_000).toISOString(), later }
  const options = { archive, keys, dataDir: join(root, 'too-late'), ...silent }
  await expect(restore({ ...options, pointInTime: tooLate })).rejects.toThrow(
    /before configured recovery target was reached/,
  )
})

test('an altered, truncated or foreign archive is refused and leaves nothing', async () => {
  const { length } = await readFile(archive)
  const copy = join(root, 'copy.age')
  const parent = join(root, 'parent')
  const options = { archive: copy, keys, dataDir: join(parent, 'data'), ...silent }
  for (const size of [length - 1, Math.floor(length / 2), 100, 0]) {
    await copyFile(archive, copy)
    await truncate(copy, size)
    await expect(restore(options)).rejects.toThrow(/damaged, incomplete or no backup/)
  }
  for (const position of [150, length - 1]) {
    await copyFile(archive, copy)
    const file = await open(copy, 'r+')
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, position)
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position)
    await file.close()
    await expect(restore(options)).rejects.toThrow(/damaged, incomplete or no backup/)
  }
  await createKey(join(root, 'other-key'))
  const others = await readKeys(join(root, 'other-key'))
  await expect(restore({ ...options, archive, keys: others })).rejects.toThrow(/to another key/)
  await rm(copy)
  await writeArchive(copy, [recipient], archive =>
    archive.add({ name: 'media/../../outside', type: 'directory' }),
  )
  await expect(restore(options)).rejects.toThrow(/no backup of Stampa: it contains media/)
  expect(await readdir(parent)).toEqual([])
})

test('a folder with data is not replaced', async () => {
  await expect(restore({ archive, keys, dataDir, ...silent })).rejects.toThrow(/is not empty/)
})

/** Runs `npm run backup` with its arguments, in a shell line. */
function command(line: string, env: NodeJS.ProcessEnv = {}) {
  const options = {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  } as const
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line, process.execPath], options)
  return { status, stdout, stderr }
}

test('keeps the newest archives, readable by their owner only', async () => {
  const folder = join(root, 'kept')
  await mkdir(folder)
  const [oldest, older, other] = [
    'stampa-20260101T020000Z.tar.zst.age',
    'stampa-20260102T020000Z.tar.zst.age',
    'notes',
  ]
  for (const name of [oldest, older, other]) await writeFile(join(folder, name ?? ''), '')
  const { status, stdout } = command(
    `"$0" stack/src/backup.ts --recipient ${recipient} --to ${folder} --keep 2`,
  )
  expect(status).toBe(0)
  const newest = stdout.trim().split('\n').at(-1) ?? ''
  expect(newest).toContain(folder)
  expect((await readdir(folder)).sort()).toEqual([other, older, basename(newest)].sort())
  expect((await stat(newest)).mode & 0o777).toBe(0o600)
})

test('fails with the reason without a key, with a wrong one, and without data', () => {
  const mistyped = command('"$0" stack/src/backup.ts --recipient age1mistyped')
  expect(mistyped.status).toBe(1)
  expect(mistyped.stderr).toContain("'age1mistyped' is no public key")
  const withoutKey = command('"$0" stack/src/backup.ts', { BACKUP_RECIPIENT: '' })
  expect(withoutKey.status).toBe(1)
  expect(withoutKey.stderr).toContain('give --recipient age1… or BACKUP_RECIPIENT')
  const elsewhere = command('"$0" stack/src/backup.ts', {
    BACKUP_RECIPIENT: recipient,
    DATA_DIR: join(root, 'nothing'),
  })
  expect(elsewhere.status).toBe(1)
  expect(elsewhere.stderr).toContain('has no databases')
})

test.runIf(process.platform === 'linux')(
  'fails on a full disk and leaves no part of an archive',
  () => {
    const folder = join(root, 'full')
    const backup = `"$0" stack/src/backup.ts --recipient ${recipient} --to ${folder}`
    const inside = `mkdir ${folder} && mount -t tmpfs -o size=1m none ${folder} && ! ${backup} && ls -A ${folder}`
    // A mount of its own, which no other process sees and which ends with the command.
    const isRoot = process.getuid?.() === 0
    const { status, stdout, stderr } = command(
      `unshare ${isRoot ? '' : '--map-root-user'} --mount sh -c '${inside}' "$0"`,
    )
    expect(stderr).toContain('No space is left on the disk')
    expect(stdout).not.toContain('stampa-')
    expect(status).toBe(0)
  },
)
