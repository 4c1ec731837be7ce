import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../app/migrate.ts'

/** Advisory lock: concurrent test files create a template once. */
const templateLock = 7_461_704

/** The roles and rights of a service's database, as `npm start` and the containers create them. */
const rolesFile = join(import.meta.dirname, '../app/service-roles.sql')

/** Owner of the tests' databases; the tested service's role is `test_app`. */
const owner = 'test'

export type TestDatabase = ReturnType<typeof testDatabase>

/**
 * Returns a test file's own database, cloned from a migrated template. The template's name is a hash of the
 * migrations.
 *
 * @param server URL of a role that may create databases and roles
 */
export function testDatabase(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  return {
    /** For the service: it cannot change the schema. Known before `create`, which creates the database. */
    url: urlOf(server, name, `${owner}_app`),
    /** For migrations, and for tests that change the schema. */
    ownerUrl: urlOf(server, name, owner),
    create: async (migrations: string): Promise<void> => {
      const template = `test_template_${await fingerprint(migrations)}`
      await withClient(server, async client => {
        await client.query('select pg_advisory_lock($1)', [templateLock])
        await createTemplate(client, server, template, migrations)
        // Half the time of the default, which writes each page to the log.
        await client.query(`create database ${name} template ${template} strategy file_copy`)
        await setRights(server, name)
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
  await setRights(server, draft)
  await migrate({ DATABASE_URL: urlOf(server, draft, owner) }, migrations)
  await client.query(`alter database ${draft} rename to ${template}`)
}

/** Creates the roles and gives them their rights on the database. */
async function setRights(server: string, name: string): Promise<void> {
  await withClient(urlOf(server, name), async client => {
    await client.query(
      `select set_config('stampa.owner', $1, false), set_config('stampa.owner_password', $2, false),
         set_config('stampa.app_password', $2, false)`,
      [owner, decodeURIComponent(new URL(server).password)],
    )
    await client.query(await readFile(rolesFile, 'utf8'))
  })
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

/** @param role with the password of the server's role @default the server's role */
function urlOf(server: string, database: string, role?: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (role) url.username = role
  return url.href
}
