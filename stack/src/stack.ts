import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from './apps/app.ts'
import { services } from './apps/services.ts'
import { type Control, openControl } from './control.ts'
import { openDataDir } from './data-dir.ts'
import { type Layout, metricsTargets, planLayout } from './layout.ts'
import type { StackOptions } from './options.ts'
import { databaseUrl, walArchiving } from './postgres/cluster.ts'
import { poll, requireOk } from './process/poll.ts'
import { Supervisor } from './process/supervisor.ts'
import { describeAccount } from './process/system-account.ts'
import { redisUrl } from './redis/server.ts'
import { RunFolder } from './run-folder.ts'
import {
  type Administrator,
  openAdministrator,
  openSecrets,
  rememberAdministrator,
} from './secrets.ts'
import { ServiceInstances } from './service-instances.ts'
import { Starter } from './starter.ts'

export interface PartState {
  /**
   * `postgres`, `redis`, `identity-1`, `catalog-1`, `orders-1`, `orders-worker`, `pages-1`, `pages-2`,
   * `gateway`; `catalog-1-spare` after a release.
   */
  name: string
  pid: number | undefined
  /** Restarts after unexpected ends. */
  restarts: number
}

export interface Stack {
  /** Address of the site without a trailing slash. */
  readonly url: string
  /** The back office's first administrator. */
  readonly administrator: Administrator
  readonly releasesDir: string
  /** The user that the programs run as, for the operator. */
  readonly account: string
  /** Folder of mails as files; undefined with a mail server. */
  readonly mailDir: string | undefined
  /** URL of the PostgreSQL server; each service has a database `stampa_<service>`. */
  readonly databaseUrl: string
  readonly redisUrl: string
  /** Ports of every process, for access past the gateway. */
  readonly layout: Layout
  readonly parts: PartState[]
  /** Resolves when the gateway and everything behind it can serve. @throws after a minute */
  ready(signal?: AbortSignal): Promise<void>
  /** Signals a part as an operator would; if that ends it, it is restarted. */
  signal(part: string, signal: NodeJS.Signals): void
  /** Kills the part's process (`kill -9`). */
  kill(part: string): void
  /** Stops a part until {@link resume}. */
  halt(part: string): Promise<void>
  /** Starts a halted part; {@link ready} resolves when it serves again. */
  resume(part: string): void
  /** Ends every process in order; safe to call again. */
  stop(): Promise<void>
}

/**
 * Starts the whole platform on this machine: stores, services, page servers, releases, gateway.
 *
 * @returns when every part is ready
 * @throws with the reason, after stopping everything that had started
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, signal, mail, onLog = () => {} } = options
  const folders = await openDataDir(dataDir)
  const run = await RunFolder.claim(dataDir)
  const supervisor = new Supervisor({
    onLog,
    onStart: (part, pid) => run.remember(part, pid),
    ...(options.onCommand && { onCommand: options.onCommand }),
  })
  const abort = () => void supervisor.stop()
  signal?.addEventListener('abort', abort, { once: true })
  let control: Control | undefined
  const stop = async () => {
    control?.close()
    await supervisor.stop()
    await rm(folders.gatewayCache, { recursive: true, force: true })
    await run.release()
  }
  try {
    const layout = await planLayout(options)
    // Creates the folder that the administrator's password is written to.
    const secrets = await openSecrets(dataDir)
    const administrator = await openAdministrator(dataDir, options.administrator ?? {})
    const cluster = {
      dataDir: folders.postgres,
      port: layout.postgres,
      password: secrets.postgresPassword,
      durable: true,
      ...(options.walArchive && { settings: await walArchiving(folders.wal) }),
    }
    const redis = {
      dataDir: folders.redis,
      port: layout.redis,
      password: secrets.redisPassword,
      durable: true,
    }
    const urls = {
      databaseUrl: options.databaseUrl ?? databaseUrl(cluster),
      redisUrl: options.redisUrl ?? redisUrl(redis),
    }
    const on = { options, folders, layout, secrets, administrator, ...urls }
    const instances = new ServiceInstances(on, supervisor, added =>
      run.describeMetrics(metricsTargets(layout, added)),
    )
    await instances.open()
    const starter = new Starter(on, supervisor, instances)
    const migrated = Promise.all([starter.startPostgres(cluster), starter.startRedis(redis)]).then(
      () => starter.migrate(),
    )
    // Page servers answer the gateway's `/readyz`, so they start after the releases and the demo content.
    const shop = Promise.all([migrated.then(() => starter.seed()), starter.release()])
    await Promise.all([
      migrated.then(() => starter.startServices()),
      migrated.then(() => starter.startTeams()),
      shop.then(() => starter.startPages()),
      starter.startGateway(),
    ])
    const url = `http://127.0.0.1:${layout.gateway}`
    const stack: Stack = {
      url,
      administrator,
      releasesDir: folders.releases,
      account: await describeAccount([repository, folders.media].map(path => join(path, 'file'))),
      mailDir: mail?.url ? undefined : folders.mail,
      ...urls,
      layout,
      get parts() {
        return supervisor.parts.map(({ name, pid, restarts }) => ({ name, pid, restarts }))
      },
      ready: signal => poll(() => requireOk(`${url}/readyz`), { timeoutMs: 60_000, signal }),
      signal: (part, signal) => supervisor.part(part).signal(signal),
      kill: part => supervisor.part(part).signal('SIGKILL'),
      halt: part => supervisor.part(part).halt(),
      resume: part => supervisor.part(part).resume(),
      stop,
    }
    await starter.step('everything together', () => stack.ready(signal))
    await rememberAdministrator(dataDir, administrator)
    await Promise.all(services.map(service => instances.remember(service)))
    control = await openControl(dataDir, { instances, lanes: starter.lanes }, onLog)
    return stack
  } catch (error) {
    await stop()
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
