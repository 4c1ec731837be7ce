import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { perService } from '@stampa/gateway'
import { ensureReleased, openStore } from '@stampa/release'
import { type App, httpPart, nodeCommand, repository } from './apps/app.ts'
import {
  databaseAccess,
  migrationApp,
  pagesApp,
  type Surroundings,
  serviceApp,
  workerApp,
} from './apps/environment.ts'
import { type ServiceDefinition, services } from './apps/services.ts'
import { emptyCache, type LocalServer } from './data-dir.ts'
import { gatewayPart, limitAccessLog } from './gateway/part.ts'
import { postgresPart } from './postgres/cluster.ts'
import { closeOtherDatabases, ensureDatabase, isMigrated, pingPostgres } from './postgres/server.ts'
import { ProcessGroup } from './process/group.ts'
import type { Supervisor, Tier } from './process/supervisor.ts'
import { pingRedis, redisPart } from './redis/server.ts'

/** @throws when the server that the variable names does not answer, with the reason */
async function requireServer(variable: string, ping: () => Promise<void>): Promise<void> {
  await ping().catch(cause => {
    throw new Error(`The server of ${variable} cannot be used: ${cause.message}`, { cause })
  })
}

/** The steps of a start; the caller decides their order. */
export class Starter {
  readonly #on: Surroundings
  readonly #supervisor: Supervisor

  constructor(on: Surroundings, supervisor: Supervisor) {
    this.#on = on
    this.#supervisor = supervisor
  }

  /** Runs a step and reports its duration. */
  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { onStep = () => {}, signal } = this.#on.options
    signal?.throwIfAborted()
    onStep({ step: 'begin', name })
    const began = performance.now()
    const result = await work()
    onStep({ step: 'end', name, seconds: (performance.now() - began) / 1000 })
    return result
  }

  /** Starts the embedded PostgreSQL, unless a server is given, and creates a database with its roles per service. */
  startPostgres(cluster: LocalServer): Promise<void> {
    const { options, databaseUrl } = this.#on
    return this.step('PostgreSQL', async () => {
      if (options.databaseUrl) {
        await requireServer('DATABASE_URL', () => pingPostgres(databaseUrl))
      } else {
        await this.#supervisor.start('stores', postgresPart(cluster))
        await closeOtherDatabases(databaseUrl)
      }
      await Promise.all(
        services.map(service => ensureDatabase(databaseUrl, databaseAccess(service, this.#on))),
      )
    })
  }

  async startRedis(server: LocalServer): Promise<void> {
    const { redisUrl } = this.#on.options
    if (redisUrl) {
      // The check does not speak TLS.
      if (redisUrl.startsWith('rediss:')) return
      return requireServer('REDIS_URL', () => pingRedis(redisUrl))
    }
    await this.step('Redis', () => this.#supervisor.start('stores', redisPart(server)))
  }

  /** Migrates each service's database, unless the last start did. */
  migrate(): Promise<void> {
    return this.#forEachService('migrations', async service => {
      const { env, folder } = serviceApp(service, this.#on)
      // The program finds nothing to do on a later start, which it would slow down by half.
      const migrations = join(repository, folder, 'migrations')
      if (await isMigrated(env.DATABASE_URL ?? '', migrations)) return
      // The new tables may need demo content.
      await rm(this.#seededFile(service), { force: true })
      await this.#runTask(service.name, migrationApp(service, this.#on), 'src/migrate.ts')
    })
  }

  /** Creates each service's demo content, unless an earlier start did. */
  async seed(): Promise<void> {
    const { demo, databaseUrl } = this.#on.options
    if (!demo) return
    await this.#forEachService('demo content', async service => {
      // A database elsewhere may be another one than at the last start.
      if (!service.seeded || (!databaseUrl && existsSync(this.#seededFile(service)))) return
      await this.#runTask(service.name, serviceApp(service, this.#on), 'src/seed.ts')
      await writeFile(this.#seededFile(service), '')
    })
  }

  #seededFile({ name }: ServiceDefinition): string {
    return join(this.#on.folders.seeded, name)
  }

  async startServices(): Promise<void> {
    await Promise.all(
      services.map(service => this.step(service.name, () => this.#startService(service))),
    )
  }

  async #forEachService(step: string, work: (service: ServiceDefinition) => Promise<void>) {
    await this.step(step, () => Promise.all(services.map(work)).then(() => {}))
  }

  async #startService(service: ServiceDefinition): Promise<void> {
    const { name } = service
    const watched = (app: App) => ({
      ...app,
      watch: this.#on.options.watch?.includes(name) ?? false,
    })
    const { [name]: ports, workers } = this.#on.layout
    const worker = watched(workerApp(service, this.#on))
    const workerPort = workers[name]
    await Promise.all([
      this.#serve('services', name, watched(serviceApp(service, this.#on)), 'src/server.ts', ports),
      workerPort !== undefined &&
        this.#supervisor.start(
          'services',
          httpPart(`${name}-worker`, worker, 'src/worker.ts', workerPort),
        ),
    ])
  }

  /** Runs a program of the app, such as a migration or a seed, to its end. @throws with its output when it fails */
  async #runTask(name: string, app: App, file: string): Promise<void> {
    const { signal, onLog = () => {} } = this.#on.options
    signal?.throwIfAborted()
    const output: string[] = []
    const group = await ProcessGroup.start(await nodeCommand(app, file), text => {
      output.push(text)
      onLog({ part: name, text })
    })
    const stop = () => void group.end()
    signal?.addEventListener('abort', stop, { once: true })
    const { code } = await group.exited
    signal?.removeEventListener('abort', stop)
    group.bury()
    signal?.throwIfAborted()
    if (code !== 0) throw new Error([`${name} failed`, ...output.slice(-20)].join('\n  '))
  }

  startPages(): Promise<void> {
    const app = pagesApp(this.#on)
    return this.step('page servers', () =>
      this.#serve('pages', 'pages', app, 'server/server.ts', this.#on.layout.pages),
    )
  }

  /** Starts an instance of the app on each port. */
  async #serve(tier: Tier, name: string, app: App, file: string, ports: number[]): Promise<void> {
    await Promise.all(
      ports.map((port, index) =>
        this.#supervisor.start(tier, httpPart(`${name}-${index + 1}`, app, file, port)),
      ),
    )
  }

  release(): Promise<void> {
    const { folders, options } = this.#on
    const { release: names, releasesFrom, onStep = () => {} } = options
    return this.step('releases', async () => {
      if (releasesFrom) await openStore(releasesFrom).copyTo(folders.releases)
      const { releases, keys, trust } = folders
      const store = openStore(releases, { keys, root: join(trust, 'root.json') })
      await ensureReleased({
        store,
        withServices: true,
        ...(names && { names }),
        onProgress: text => onStep({ step: 'release', text }),
      })
      this.#supervisor.repeat('releases', 3_600_000, () => store.refresh())
    })
  }

  startGateway(): Promise<void> {
    const { folders, layout, options } = this.#on
    const { host = '127.0.0.1', limits } = options
    const address = (port: number) => `127.0.0.1:${port}`
    return this.step('gateway', async () => {
      const accessLog = join(folders.gateway, 'access.log')
      // One run's log only.
      await rm(accessLog, { force: true })
      await emptyCache(folders)
      const config = {
        listen: `${host}:${layout.gateway}`,
        internal: perService(name => address(layout.internal[name])),
        internalPages: address(layout.internalPages),
        metrics: address(layout.metrics),
        runDir: folders.gatewayRun,
        cacheDir: folders.gatewayCache,
        releasesDir: folders.releases,
        mediaDir: folders.media,
        accessLog,
        upstreams: {
          pages: layout.pages.map(address),
          ...perService(name => layout[name].map(address)),
        },
        // A server that listens on one address of the machine answers to it.
        allowedHosts: `${host} ${options.allowedHosts ?? ''}`,
        publicOrigin: options.publicOrigin,
        ...(options.publicScheme && { publicScheme: options.publicScheme }),
        ...(options.proxyAddress && {
          realIpLines: `set_real_ip_from ${options.proxyAddress}; real_ip_header X-Forwarded-For;`,
        }),
        ...(limits && { limits }),
      }
      await this.#supervisor.start('gateway', gatewayPart(config, folders.gateway))
      this.#supervisor.repeat('gateway', 60_000, () => limitAccessLog(config))
    })
  }
}
