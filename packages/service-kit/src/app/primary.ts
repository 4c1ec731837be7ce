import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Client } from 'pg'
import { isAway } from '../errors/dependency-problem.ts'

/** SQLSTATE of a write on a standby. */
const readOnly = '25006'

/** The servers of a database, one of which may be written to. */
export interface Servers {
  /** URL of the database on each. */
  urls: string[]
  /** Whether only a server that accepts writes will do. */
  mustWrite: boolean
}

/**
 * Reads libpq's URL of several servers:
 * `postgres://user:password@one:5432,two:5432/db?target_session_attrs=read-write`. pg knows neither the list
 * nor the parameter.
 *
 * @throws when the parameter is neither `read-write` nor `any`, libpq's default
 */
export function serversOf(url: string): Servers {
  const [, start = '', hosts = '', path = '', query = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)([^?]*)(.*)$/s.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  const attributes = parameters.get('target_session_attrs') ?? 'any'
  if (attributes !== 'any' && attributes !== 'read-write') {
    throw new Error(`target_session_attrs=${attributes} is neither read-write nor any`)
  }
  parameters.delete('target_session_attrs')
  const end = path + (parameters.size > 0 ? `?${parameters}` : '')
  return {
    urls: hosts.split(',').map(host => start + host + end),
    mustWrite: attributes === 'read-write',
  }
}

/**
 * Makes a pool follow the server that accepts writes. It asks the one that did last, then all at once, and
 * again until the time is up: nothing has been sent on a connection that could not be opened. What was sent
 * on one is never sent again here: a transaction whose connection is lost in its COMMIT may have been
 * applied. Such a request is answered with 503, and its client may repeat it, with its `Idempotency-Key`.
 *
 * @param patience milliseconds of the search
 */
export function followPrimary(db: Knex, { urls, mustWrite }: Servers, patience: number): void {
  const { client } = db
  const open: () => Promise<Client> = client.acquireRawConnection.bind(client)
  const settings = client.connectionSettings
  let last: string | undefined

  async function openAt(url: string): Promise<Client> {
    // knex reads them before it waits for anything.
    client.connectionSettings = { ...settings, connectionString: url }
    const connection = await open()
    try {
      if (mustWrite) await requireWrites(connection)
    } catch (error) {
      close(connection)
      throw error
    }
    last = url
    return connection
  }

  async function search(): Promise<Client> {
    const known = last
    last = undefined
    if (known) return openAt(known).catch(search)
    const tries = urls.map(openAt)
    try {
      const first = await Promise.any(tries)
      for (const each of tries) each.then(other => other !== first && close(other), ignore)
      return first
    } catch (error) {
      throw error instanceof AggregateError ? worst(error.errors) : error
    }
  }

  client.acquireRawConnection = async (): Promise<Client> => {
    const end = performance.now() + patience
    for (;;) {
      try {
        return await search()
      } catch (error) {
        if (!isAway(error) || performance.now() > end) throw error
        await delay(200)
      }
    }
  }
}

/**
 * Returns options of a pool that replaces its connections once a server has refused a write: it has become a standby,
 * and keeps its sessions when a proxy or a Service leads to another one.
 */
export function connectionsToWriters() {
  let trusted = new WeakSet<object>()
  return {
    pool: {
      afterCreate: (connection: object, done: (error: null, connection: object) => void) => {
        trusted.add(connection)
        done(null, connection)
      },
      validate: (connection: object) => trusted.has(connection),
    },
    onQueryError: ({ code }: { code?: unknown }) => {
      if (code === readOnly) trusted = new WeakSet()
    },
  }
}

/** @throws an error with the code of a standby, or that of a lost connection */
async function requireWrites(connection: Client): Promise<void> {
  const { rows } = await connection.query("select current_setting('transaction_read_only') as ro")
  if (rows[0]?.ro === 'off') return
  throw Object.assign(new Error('The server accepts no writes'), { code: readOnly })
}

/** What waiting does not mend, such as a wrong password, before what it does. */
function worst(errors: unknown[]): unknown {
  return errors.find(error => !isAway(error)) ?? errors[0]
}

function close(connection: Client): void {
  connection.end().catch(ignore)
}

function ignore(): void {}
