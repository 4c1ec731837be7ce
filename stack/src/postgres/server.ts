import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The roles and rights of a service's database; the containers run the same statements. */
const rolesFile = join(
  import.meta.dirname,
  '../../../packages/service-kit/src/app/service-roles.sql',
)

/** @throws unless the server accepts a connection and answers a query */
export async function pingPostgres(connectionString: string): Promise<void> {
  await withClient(connectionString, client => client.query('select 1'))
}

/** A service's database with the passwords of its roles. */
export interface DatabaseAccess {
  /** Name of the database and of the role that owns and migrates it; `<name>_app` is the service's own role. */
  name: string
  ownerPassword: string
  appPassword: string
}

/**
 * Creates a service's database and roles where they are missing, and sets the roles' passwords and rights.
 *
 * @throws with advice when the server's user lacks a right
 */
export async function ensureDatabase(server: string, access: DatabaseAccess): Promise<void> {
  try {
    await createDatabase(server, access)
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError && cause.code === '42501')) throw cause
    const user = pg.escapeIdentifier(decodeURIComponent(new URL(server).username))
    throw new Error(
      `The PostgreSQL user ${user} cannot create the database ${access.name} and its roles. It needs the rights ` +
        `of: alter role ${user} createdb createrole. If the database exists, it must be its owner.`,
      { cause },
    )
  }
}

async function createDatabase(
  server: string,
  { name, ownerPassword, appPassword }: DatabaseAccess,
): Promise<void> {
  const database = new URL(server)
  await withClient(server, async client => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
  database.pathname = `/${name}`
  await withClient(database.href, async client => {
    await client.query(
      `select set_config('stampa.owner', $1, false), set_config('stampa.owner_password', $2, false),
         set_config('stampa.app_password', $3, false)`,
      [name, ownerPassword, appPassword],
    )
    await client.query(await readFile(rolesFile, 'utf8'))
  })
}

/** Keeps the services' roles from databases other than their own, on a server of the platform. */
export async function closeOtherDatabases(server: string): Promise<void> {
  await withClient(server, client =>
    client.query('revoke all on database postgres, template1 from public'),
  )
}

/** Returns the URL of a service's database for its owner or for the service. */
export function roleUrl(
  server: string,
  role: 'owner' | 'app',
  { name, ownerPassword, appPassword }: DatabaseAccess,
): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  url.username = role === 'owner' ? name : `${name}_app`
  url.password = role === 'owner' ? ownerPassword : appPassword
  return url.href
}

/** Returns whether the database has every migration of a service's folder. */
export async function isMigrated(connectionString: string, folder: string): Promise<boolean> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts'))
  return withClient(connectionString, async client => {
    const table = await client.query("select to_regclass('knex_migrations') is not null as found")
    if (!table.rows[0]?.found) return false
    const { rows } = await client.query<{ name: string }>('select name from knex_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    return files.every(file => applied.has(file))
  })
}

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  // The query reports a lost connection as well; one report is enough.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
