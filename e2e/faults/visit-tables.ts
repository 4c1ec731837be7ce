import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** The tables that the analytics service has written. */
export class VisitTables {
  readonly #url: string

  /** @param server URL of the PostgreSQL server */
  constructor(server: string) {
    const url = new URL(server)
    url.pathname = '/stampa_analytics'
    this.#url = url.href
  }

  /** Counts the page views. */
  views(): Promise<number> {
    return this.#count('select count(*) from page_views')
  }

  /** Sums the page views of the daily rollups. */
  sum(): Promise<number> {
    return this.#count('select sum(views) as count from rollups where dimension = 0 and grain = 2')
  }

  /** Runs the service's own command. @throws when a rollup differs from its visits */
  async recount(): Promise<void> {
    const folder = join(import.meta.dirname, '../../services/analytics')
    const env = { ...process.env, DATABASE_URL: this.#url }
    await promisify(execFile)(process.execPath, ['src/recount.ts'], { cwd: folder, env })
  }

  async #count(sql: string): Promise<number> {
    const client = new pg.Client({ connectionString: this.#url })
    await client.connect()
    try {
      return Number((await client.query(sql)).rows[0]?.count)
    } finally {
      await client.end()
    }
  }
}
