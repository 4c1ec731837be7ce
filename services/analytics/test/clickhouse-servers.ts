import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ClickHouse, readServers } from '../src/storage/clickhouse.ts'

interface Server {
  http: number
  tcp: number
  process?: ChildProcess
}

/** Starts the servers of the tests with ClickHouse, which find them as `TEST_CLICKHOUSE_URL`. */
export default async function setUp(): Promise<() => Promise<void>> {
  const servers = await ClickHouseServers.start(3)
  process.env.TEST_CLICKHOUSE_URL = servers.url
  return () => servers.stop()
}

/** ClickHouse servers of the cluster `visits`, in a folder that goes with them. */
export class ClickHouseServers {
  readonly #folder: string
  readonly #password = randomBytes(16).toString('hex')
  readonly #servers: Server[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async start(count: number): Promise<ClickHouseServers> {
    const servers = new ClickHouseServers(await mkdtemp(join(tmpdir(), 'stampa-clickhouse-')))
    for (let added = 0; added < count; added++) await servers.add()
    return servers
  }

  /** Address of all, without a database. */
  get url(): string {
    const hosts = this.#servers.map(({ http }) => `127.0.0.1:${http}`)
    return `clickhouse://default:${this.#password}@${hosts}`
  }

  /** Adds a server to the cluster, whose others read their configuration again. */
  async add(): Promise<void> {
    this.#servers.push({ http: await freePort(), tcp: await freePort() })
    await Promise.all(this.#servers.map((_, at) => this.#configure(at)))
    await this.run(this.#servers.length - 1)
    for (const { address } of readServers(`${this.url}/default`)) {
      await new ClickHouse(address).run('system reload config')
    }
  }

  /** Starts a server. @param at its index */
  async run(at: number): Promise<void> {
    const server = this.#find(at)
    const args = [`--config-file=${this.#config(at)}`]
    server.process = spawn('clickhouse-server', args, { stdio: 'ignore' })
    const ping = () => fetch(`http://127.0.0.1:${server.http}/ping`).catch(() => undefined)
    const until = Date.now() + 20_000
    while (!(await ping())?.ok) {
      if (Date.now() > until) throw new Error(`ClickHouse does not start with ${args}`)
      await pause(50)
    }
  }

  async kill(at: number): Promise<void> {
    const { process } = this.#find(at)
    if (process?.kill('SIGKILL')) await once(process, 'exit')
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((_, at) => this.kill(at)))
    await rm(this.#folder, { recursive: true, force: true })
  }

  #find(at: number): Server {
    const server = this.#servers[at]
    if (!server) throw new RangeError(`no server ${at}`)
    return server
  }

  #config(at: number): string {
    return join(this.#folder, `${at}.xml`)
  }

  async #configure(at: number): Promise<void> {
    const { http, tcp } = this.#find(at)
    const data = join(this.#folder, String(at))
    const shards = this.#servers.map(
      ({ tcp }) => `<shard><replica><host>127.0.0.1</host><port>${tcp}</port>
        <user>default</user><password>${this.#password}</password></replica></shard>`,
    )
    const config = `<yandex>
      <logger><level>fatal</level><console>1</console></logger>
      <listen_host>127.0.0.1</listen_host><http_port>${http}</http_port><tcp_port>${tcp}</tcp_port>
      <path>${data}/data/</path><tmp_path>${data}/tmp/</tmp_path>
      <format_schema_path>${data}/schemas/</format_schema_path>
      <mark_cache_size>100000000</mark_cache_size>
      <remote_servers><visits>${shards.join('')}</visits></remote_servers>
      <users_config>${this.#config(at)}</users_config><default_profile>default</default_profile>
      <default_database>default</default_database>
      <profiles><default/></profiles><quotas><default/></quotas>
      <users><default>
        <password>${this.#password}</password><networks><ip>127.0.0.1</ip></networks>
        <profile>default</profile><quota>default</quota>
      </default></users>
    </yandex>`
    await writeFile(this.#config(at), config, { mode: 0o600 })
  }
}

/** Returns a free port below those that systems use for outgoing connections. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  return port
}
