import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { nodeCommand } from './apps/app.ts'
import { databaseAccess } from './apps/environment.ts'
import { type ServiceDefinition, services } from './apps/services.ts'
import { withStores } from './backup/stores.ts'
import { openDataDir } from './data-dir.ts'
import { initCluster } from './postgres/cluster.ts'
import { ensureDatabase, roleUrl } from './postgres/server.ts'
import { openSecrets, type Secrets } from './secrets.ts'

const run = promisify(execFile)
const identity = services.find(({ name }) => name === 'identity') as ServiceDefinition
let dataDir: string
let secrets: Secrets

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'stampa-administrator-'))
  await chmod(root, 0o711)
  dataDir = join(root, 'data')
  const { postgres } = await openDataDir(dataDir)
  secrets = await openSecrets(dataDir)
  await initCluster({
    dataDir: postgres,
    port: 0,
    password: secrets.postgresPassword,
    durable: true,
  })
  await withStores(dataDir, async ({ databaseUrl }) => {
    const access = databaseAccess(identity, { secrets })
    await ensureDatabase(databaseUrl, access)
    const env = { DATABASE_URL: roleUrl(databaseUrl, 'owner', access) }
    const migration = await nodeCommand({ folder: 'services/identity', env }, 'src/migrate.ts')
    await run(migration.file, migration.args, { ...migration, ...migration.account })
  })
  return () => rm(root, { recursive: true })
})

/** Runs the command with the data folder of a platform that is stopped. */
async function administrator(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const command = [join(import.meta.dirname, 'administrator.ts'), ...args]
  const { stdout } = await run(process.execPath, command, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
  return stdout
}

async function accounts(): Promise<{ email: string; password_hash: string; disabled: boolean }[]> {
  let rows: Awaited<ReturnType<typeof accounts>> = []
  await withStores(dataDir, async ({ databaseUrl }) => {
    const client = new pg.Client(roleUrl(databaseUrl, 'app', databaseAccess(identity, { secrets })))
    await client.connect()
    const query = 'select *, disabled_at is not null as disabled from administrators'
    rows = (await client.query(query)).rows
    await client.end()
  })
  return rows
}

test('creates an administrator with a generated password, and replaces a forgotten one', async () => {
  expect(await administrator(['password', 'anna@example.gr'])).toMatch(
    /Password of anna@example.gr: [\w-]{24}\n/,
  )
  const [created] = await accounts()
  expect(created).toMatchObject({ email: 'anna@example.gr', disabled: false })
  const given = { ADMIN_PASSWORD: 'seven grey herons' }
  expect(await administrator(['password', 'anna@example.gr'], given)).not.toContain('herons')
  const [changed] = await accounts()
  expect(changed?.password_hash).not.toBe(created?.password_hash)
})

test('disables an administrator', async () => {
  await administrator(['disable', 'anna@example.gr'])
  expect(await accounts()).toMatchObject([{ email: 'anna@example.gr', disabled: true }])
})

test.each([
  [['password', 'anna@example.gr'], { ADMIN_PASSWORD: 'stampa' }, /^\n.*ADMIN_PASSWORD.*\n\n$/],
  [['delete', 'nobody@example.gr'], {}, /^\nthere is no administrator with this e-mail\n\n$/],
  [['remove', 'anna@example.gr'], {}, /^\nnpm run administrator -- password/],
])(
  '%j fails with its reason alone',
  async (args, env, reason) => {
    await expect(administrator(args, env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(reason),
    })
  },
  60_000,
)
