import pg from 'pg'

/** Runs a statement in a database of a platform, as the superuser. @returns its rows */
export async function query(
  { databaseUrl }: { databaseUrl: string },
  database: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, string>[]> {
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(sql, values)).rows
  } finally {
    await client.end()
  }
}
