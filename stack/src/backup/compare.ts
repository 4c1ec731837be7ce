import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { dataFolders } from '@stampa/backup'
import pg from 'pg'
import { withStores } from './stores.ts'

/** Table or file → its content, shortened to a hash. */
type Contents = Map<string, string>

export interface Comparison {
  tables: number
  files: number
  /** Names of the tables and files that differ or that one side lacks. */
  differences: string[]
}

/** Compares every row of every table of every database, the roles, and every file of two data folders. */
export async function compare(left: string, right: string): Promise<Comparison> {
  const [tables, otherTables] = [await readTables(left), await readTables(right)]
  const [files, otherFiles] = [await readFiles(left), await readFiles(right)]
  return {
    tables: tables.size,
    files: files.size,
    differences: [...differences(tables, otherTables), ...differences(files, otherFiles)],
  }
}

function differences(left: Contents, right: Contents): string[] {
  const names = new Set([...left.keys(), ...right.keys()])
  return [...names].filter(name => left.get(name) !== right.get(name)).sort()
}

async function readTables(dataDir: string): Promise<Contents> {
  const contents: Contents = new Map()
  await withStores(dataDir, async ({ databaseUrl }) => {
    const [databases, roles] = await query<{ name: string; roles: string }>(
      databaseUrl,
      `select datname as name, (select string_agg(r::text, ',' order by rolname) from pg_authid r) as roles
       from pg_database where not datistemplate`,
    ).then(rows => [rows.map(({ name }) => name), rows[0]?.roles ?? ''] as const)
    contents.set('roles', roles)
    for (const database of databases) {
      const url = new URL(databaseUrl)
      url.pathname = `/${database}`
      const tables = await query<{ name: string }>(
        url.href,
        `select format('%I.%I', nspname, relname) as name
         from pg_class c join pg_namespace n on n.oid = relnamespace
         where relkind in ('r', 'm') and nspname !~ '^(pg_|information_schema$)'`,
      )
      for (const { name } of tables) {
        // A sum does not depend on the order, so that no table has to be sorted.
        const [row] = await query<{ hash: string }>(
          url.href,
          `select concat_ws(' ', count(*), sum(hashtextextended(t::text, 0)), sum(hashtextextended(t::text, 1))) as hash
           from ${name} t`,
        )
        contents.set(`${database} ${name}`, row?.hash ?? '')
      }
    }
  })
  return contents
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

async function readFiles(dataDir: string): Promise<Contents> {
  const contents: Contents = new Map()
  for (const folder of dataFolders) {
    // A restore uses the archived WAL and leaves none; no backup has unfinished files.
    if (folder === 'wal') continue
    const entries = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    for (const entry of entries.filter(entry => entry.isFile())) {
      const path = join(entry.parentPath, entry.name)
      if (path.includes('/.tmp/')) continue
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const mode = ((await stat(path)).mode & 0o7777).toString(8)
      contents.set(path.slice(dataDir.length + 1), `${mode} ${hash.digest('hex')}`)
    }
  }
  return contents
}
