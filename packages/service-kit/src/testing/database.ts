import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../app/migrate.ts'

/** Advisory lock: concurrent test files create a template once. */
const templateLock = 7_461_704

export type TestDatabase = ReturnType<typeof testDatabase>

/**
 * Returns a test file's own database, cloned from a migrated template. The template's name is a hash of the
 * migrations.
 *
 * @param server URL of a role that may create databases
 */
export function testDatabase(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  return {
    /** Known before `create`, which creates the database. */
    url: withDatabase(server, name),
    create: async (migrations: string): Promise<void> => {
      const template = `test_template_${await fingerprint(migrations)}`
      await withClient(server, async client => {
        await client.query('select pg_advisory_lock($1)', [templateLock])
        await createTemplate(client, server, template, migrations)
        await client.query(`create database ${name} template ${template}`)
      })
    },
    drop: () =>
      withClient(server, async client => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

async function createTemplate(
  client: pg.Client,
  server: string,
  template: string,
  migrations: string,
): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [template])
  if (found.rowCount !== 0) return
  // Renamed when complete, so that a killed run leaves no incomplete template.
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  await migrate({ DATABASE_URL: withDatabase(server, draft) }, migrations)
  await client.query(`alter database ${draft} rename to ${template}`)
}

async function fingerprint(directory: string): Promise<string> {
  const sum = createHash('sha256')
  for (const file of (await readdir(directory)).sort()) {
    sum.update(file).update(await readFile(join(directory, file)))
  }
  return sum.digest('hex').slice(0, 16)
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
