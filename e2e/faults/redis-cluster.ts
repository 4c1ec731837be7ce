import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@stampa/stack'
import { Redis } from 'ioredis'
import { expect } from './fixtures.ts'

/** Three Redis servers and the three Sentinels that choose their primary, on this machine. */
export class RedisCluster {
  readonly #folder: string
  readonly #processes = new Map<number, ChildProcess>()
  #ports: number[] = []
  #sentinels: number[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async start(): Promise<RedisCluster> {
    const cluster = new RedisCluster(await mkdtemp(join(tmpdir(), 'stampa-redis-')))
    await cluster.#start()
    return cluster
  }

  /** REDIS_URL of the services. */
  get url(): string {
    return `redis+sentinel://${this.#sentinels.map(port => `127.0.0.1:${port}`).join()}/shop`
  }

  /** URL of the present primary. */
  async primaryUrl(): Promise<string> {
    return `redis://127.0.0.1:${await this.#primary()}`
  }

  /** Waits until both replicas follow the primary, and the Sentinels know it. */
  async whole(): Promise<void> {
    const state = async () => {
      const port = await this.#primary()
      const info = await ask(port, redis => redis.info('replication'))
      const known = await Promise.all(
        this.#sentinels.map(sentinel =>
          ask(sentinel, redis => redis.call('sentinel', 'master', 'shop')),
        ),
      )
      const fields = known.map(values => (Array.isArray(values) ? values.map(String) : []))
      const read = (name: string) => fields.map(each => each[each.indexOf(name) + 1])
      return {
        online: info.match(/state=online/g)?.length,
        flags: read('flags'),
        replicas: read('num-slaves'),
        others: read('num-other-sentinels'),
      }
    }
    await expect
      .poll(() => state().catch(String), { timeout: 90_000 })
      .toEqual({
        online: 2,
        flags: ['master', 'master', 'master'],
        replicas: ['2', '2', '2'],
        others: ['2', '2', '2'],
      })
  }

  /** Kills the primary (`kill -9`). @returns what starts it again, as a replica of its successor */
  async killPrimary(): Promise<() => Promise<void>> {
    const port = await this.#primary()
    this.#processes.get(port)?.kill('SIGKILL')
    return async () => this.#startServer(port, await this.#primary())
  }

  /** Cuts the replicas off, so that the primary answers alone, or lets them go on. */
  async cutReplicas(isCut: boolean): Promise<void> {
    const primary = await this.#primary()
    for (const port of this.#ports) {
      if (port !== primary) this.#processes.get(port)?.kill(isCut ? 'SIGSTOP' : 'SIGCONT')
    }
    // Otherwise their sockets would still take what the primary sends.
    if (isCut) await ask(primary, redis => redis.call('client', 'kill', 'type', 'replica'))
  }

  async stop(): Promise<void> {
    for (const process of this.#processes.values()) process.kill('SIGKILL')
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }

  async #start(): Promise<void> {
    const [first = 0, ...others] = await freePorts(6)
    this.#ports = [first, ...others.slice(0, 2)]
    this.#sentinels = others.slice(2)
    for (const port of this.#ports) await this.#startServer(port, first)
    for (const port of this.#sentinels) {
      const watch = [
        `sentinel monitor shop 127.0.0.1 ${first} 2`,
        'sentinel down-after-milliseconds shop 2000',
        'sentinel failover-timeout shop 10000',
      ]
      await this.#spawn(port, watch, '--sentinel')
    }
    await this.whole()
  }

  async #startServer(port: number, primary: number): Promise<void> {
    const follow = port === primary ? [] : [`replicaof 127.0.0.1 ${primary}`]
    const store = ['save ""', 'appendonly no', 'repl-diskless-sync-delay 0']
    await this.#spawn(port, ['maxmemory-policy noeviction', ...store, ...follow])
  }

  async #spawn(port: number, lines: string[], ...flags: string[]): Promise<void> {
    const folder = join(this.#folder, `${port}`)
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'redis.conf')
    const own = ['bind 127.0.0.1', `port ${port}`, `dir ${folder}`, ...lines]
    await writeFile(file, `${own.join('\n')}\n`)
    this.#processes.set(port, spawn('redis-server', [file, ...flags], { stdio: 'ignore' }))
  }

  /** Returns the port of the primary that most Sentinels name. */
  async #primary(): Promise<number> {
    const answers = await Promise.all(
      this.#sentinels.map(port =>
        ask(port, redis => redis.call('sentinel', 'get-master-addr-by-name', 'shop')),
      ),
    )
    const named = answers.map(answer => Number(Array.isArray(answer) && answer[1])).sort()
    return named[1] ?? 0
  }
}

async function ask<T>(port: number, question: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis({ port, host: '127.0.0.1', commandTimeout: 2000, retryStrategy: null })
  redis.on('error', () => {})
  try {
    return await question(redis)
  } finally {
    redis.disconnect()
  }
}
