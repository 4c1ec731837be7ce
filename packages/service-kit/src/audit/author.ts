import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'

/** The administrator whose call changes records. */
export interface Author {
  id: string
  /** E-mail at sign-in; null in older tokens. */
  email: string | null
  /** Method and pattern of the call: 'PUT /api/offers/:id/status'. */
  call: string
}

/** The author of the present request; undefined for visitors, reads and the service's own work. */
const authors = new AsyncLocalStorage<Author | undefined>()

/** Runs the work of a request in the name of its author. */
export function asAuthor<T>(author: Author | undefined, work: () => T): T {
  return authors.run(author, work)
}

/** Returns whether an administrator's call causes the present change. */
export function isByAdministrator(): boolean {
  return authors.getStore() !== undefined
}

/**
 * Records a change that is made outside of the database, such as in a queue. Without an author there is
 * nothing to record.
 *
 * @param change `record`: id of the record
 */
export async function recordAudit(
  db: Knex,
  change: { action: 'changed' | 'deleted'; kind: string; record: string },
): Promise<void> {
  const author = authors.getStore()
  if (!author) return
  const { id, email, call } = author
  await db('audit_log').insert({ ...change, administrator_id: id, email, call })
}

interface Connection {
  query(sql: string, values: unknown[]): Promise<unknown>
}

/**
 * Passes the author of what a request writes to PostgreSQL, for the triggers of the audit log: each
 * connection that a request takes from the pool has its author as `stampa.author`. A statement is sent only
 * when that differs from the request before, so that reads of visitors cost nothing.
 */
export function passAuthors(db: Knex): void {
  const authorOf = new WeakMap<Connection, string>()
  const acquire: () => Promise<Connection> = db.client.acquireConnection.bind(db.client)
  db.client.acquireConnection = async (): Promise<Connection> => {
    const connection = await acquire()
    const author = authors.getStore()
    const text = author ? JSON.stringify(author) : ''
    if (text === (authorOf.get(connection) ?? '')) return connection
    try {
      await connection.query("select set_config('stampa.author', $1, false)", [text])
      authorOf.set(connection, text)
      return connection
    } catch (error) {
      db.client.releaseConnection(connection)
      throw error
    }
  }
}
