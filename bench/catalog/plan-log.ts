import { setTimeout } from 'node:timers/promises'
import type { LogLine, StackOptions } from '@stampa/stack'
import pg from 'pg'
import type { Call } from './calls.ts'
import { catalogDatabase } from './content.ts'

/** A query as PostgreSQL has logged it. */
export interface LoggedQuery {
  text: string
  /** Milliseconds from its start until its last row was sent. */
  duration: number
}

/** Listens for the plans that PostgreSQL logs. */
export class PlanLog {
  #queries: LoggedQuery[] = []

  /** For the stack whose PostgreSQL it is. */
  readonly listener: NonNullable<StackOptions['onLog']> = ({ part, text }: LogLine) => {
    if (part !== 'postgres') return
    const duration = /duration: ([\d.]+) ms {2}plan:/.exec(text)?.[1]
    const last = this.#queries.at(-1)
    if (duration) this.#queries.push({ text: '', duration: Number(duration) })
    else if (last && /^\s/.test(text)) last.text += `${text.trim()}\n`
  }

  /** Has every query of the catalogue logged from now on, whatever it takes. */
  async start(databaseUrl: string): Promise<void> {
    await configure(databaseUrl, [
      `set session_preload_libraries = 'auto_explain'`,
      'set auto_explain.log_min_duration = 0',
      `set log_min_messages = 'log'`,
    ])
  }

  async stop(databaseUrl: string): Promise<void> {
    await configure(databaseUrl, ['reset all'])
  }

  /** The queries that a call makes of a service that is asked nothing else. */
  async queriesOf(url: string, { path }: Call): Promise<LoggedQuery[]> {
    this.#queries = []
    const response = await fetch(url + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    // The log comes by another way than the answer.
    await setTimeout(50)
    return this.#queries
  }
}

/** Settings of the database count for connections that are made after them. */
async function configure(databaseUrl: string, settings: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { pathname } = new URL(catalogDatabase(databaseUrl))
    const database = pathname.slice(1)
    for (const setting of settings) {
      await client.query(`alter database ${pg.escapeIdentifier(database)} ${setting}`)
    }
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    )
  } finally {
    await client.end()
  }
}
