/** ClickHouse by HTTP. */

/** Milliseconds that the slowest statement may take: the report of a filter over years. */
const timeoutMs = 60_000

/** ClickHouse's codes of a server that is busy, full or starting. Ask again. */
const awayCodes = [32, 159, 160, 202, 209, 210, 241, 242, 243, 252, 279, 319]

/** Statements name hundreds of sessions; 64-bit numbers are text, as JavaScript's are shorter. */
const settings = { max_query_size: '4000000', output_format_json_quote_64bit_integers: '1' }

/**
 * Splits the address of several servers.
 *
 * @param address `clickhouse://user:password@a:8123,b:8123;from=2026-12-01/database?cluster=visits`
 * @returns the address of each, and the day from which on sessions may be stored there
 */
export function readServers(address: string): { address: string; from: string | undefined }[] {
  const [, start, hosts = '', end] = /^(clickhouse:\/\/(?:[^@]*@)?)([^/]+)(.*)$/.exec(address) ?? []
  return hosts.split(',').map(server => {
    const [host, from] = server.split(';from=')
    return { address: `${start}${host}${end}`, from }
  })
}

/** One server's database. Errors have a code; those of a server that is away are the codes of its connection. */
export class ClickHouse {
  readonly database: string
  /** The cluster of several servers in their configuration. */
  readonly cluster: string | null
  readonly #url: string
  readonly #authorization: string

  /** @param address `clickhouse://user:password@host:8123/database`, with `?secure=1` by HTTPS */
  constructor(address: string) {
    const { username, password, host, pathname, searchParams } = new URL(address)
    this.database = pathname.slice(1)
    this.cluster = searchParams.get('cluster')
    const scheme = searchParams.get('secure') === '1' ? 'https' : 'http'
    this.#url = `${scheme}://${host}/?${new URLSearchParams({ ...settings, database: this.database })}`
    const [user, key] = [username, password].map(decodeURIComponent)
    this.#authorization = `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`
  }

  async select<Row>(sql: string): Promise<Row[]> {
    const text = await this.run(`${sql} format JSONEachRow`)
    return text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
  }

  /** Inserts rows of all or some columns. */
  async insert(table: string, rows: readonly object[]): Promise<void> {
    if (rows.length === 0) return
    const lines = rows.map(row => JSON.stringify(row)).join('\n')
    await this.run(`insert into ${table} format JSONEachRow\n${lines}`)
  }

  /** Runs a statement, whose effects are complete when this resolves. @returns its output */
  async run(sql: string): Promise<string> {
    const request = {
      method: 'POST',
      headers: { authorization: this.#authorization },
      body: sql,
      signal: AbortSignal.timeout(timeoutMs),
    }
    let status: number
    let text: string
    try {
      const response = await fetch(this.#url, request)
      status = response.status
      text = await response.text()
    } catch (cause) {
      throw failure('ECONNREFUSED', cause)
    }
    if (status === 200) return text
    const number = Number(/Code: (\d+)/.exec(text)?.[1])
    throw failure(awayCodes.includes(number) ? 'EHOSTUNREACH' : `CLICKHOUSE_${number}`, text)
  }
}

function failure(code: string, cause: unknown): Error {
  return Object.assign(new Error(`ClickHouse: ${code}`, { cause }), { code })
}
