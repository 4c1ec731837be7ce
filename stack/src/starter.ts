import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureReleased, openStore } from '@stampa/release'
import { type App, httpPart, nodeCommand, repository } from './apps/app.ts'
import { pagesApp, type Surroundings, serviceApp, workerApp } from './apps/environment.ts'
import { runTask } from './apps/run-task.ts'
import { databaseName, type ServiceDefinition, services } from './apps/services.ts'
import { gatewayPart } from './gateway/part.ts'
import { perService } from './layout.ts'
import type { StackOptions } from './options.ts'
import type { Cluster } from './postgres/cluster.ts'
import { postgresPart } from './postgres/part.ts'
import { ensureDatabases, isMigrated } from './postgres/server.ts'
import type { Supervisor } from './process/supervisor.ts'
import { workerAccount } from './process/system-account.ts'
import { redisPart } from './redis/part.ts'
import type { RedisServer } from './redis/server.ts'

interface StarterContext {
  options: StackOptions
  surroundings: Surroundings
  supervisor: Supervisor
  signal: AbortSignal
}

/** The steps of a start; the caller decides their order. */
export class Starter {
  readonly #options: StackOptions
  readonly #on: Surroundings
  readonly #supervisor: Supervisor
  readonly #signal: AbortSignal

  constructor({ options, surroundings, supervisor, signal }: StarterContext) {
    this.#options = options
    this.#on = surroundings
    this.#supervisor = supervisor
    this.#signal = signal
  }

  /** Runs a step and reports its duration. */
  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { onStep = () => {} } = this.#options
    this.#signal.throwIfAborted()
    onStep({ step: 'begin', name })
    const began = performance.now()
    const result = await work()
    onStep({ step: 'end', name, seconds: (performance.now() - began) / 1000 })
    return result
  }

  /** Starts the embedded PostgreSQL, unless a server is given, and creates a database per service. */
  startPostgres(cluster: Cluster): Promise<void> {
    return this.step('PostgreSQL', async () => {
      if (!this.#options.databaseUrl) await this.#supervisor.start('stores', postgresPart(cluster))
      await ensureDatabases(this.#on.databaseUrl, services.map(databaseName))
    })
  }

  async startRedis(server: RedisServer): Promise<void> {
    if (this.#options.redisUrl) return
    await this.step('Redis', () => this.#supervisor.start('stores', redisPart(server)))
  }

  async startServices(): Promise<void> {
    await Promise.all(
      services.map(service => this.step(service.name, () => this.#startService(service))),
    )
  }

  async #startService(service: ServiceDefinition): Promise<void> {
    const app = this.#watched(serviceApp(service, this.#on), service)
    const task = (file: string) =>
      runTask(service.name, nodeCommand(app, file), {
        onLog: line => this.#supervisor.log(line),
        signal: this.#signal,
      })
    const seeded = join(this.#on.folders.seeded, service.name)
    // Both programs find nothing to do on a later start, which they would slow down by half.
    const isMigrated = await this.#isMigrated(app)
    const isSeeded = !this.#options.demo || !service.seeded || (isMigrated && existsSync(seeded))
    if (!isMigrated) await task('src/migrate.ts')
    await Promise.all([
      isSeeded || task('src/seed.ts').then(() => writeFile(seeded, '')),
      ...this.#on.layout[service.name].map((port, index) =>
        this.#supervisor.start(
          'services',
          httpPart(`${service.name}-${index + 1}`, app, 'src/server.ts', port),
        ),
      ),
      this.#startWorker(service),
    ])
  }

  #isMigrated({ folder, env }: App): Promise<boolean> {
    return isMigrated(env.DATABASE_URL ?? '', join(repository, folder, 'migrations'))
  }

  #watched(app: App, { name }: ServiceDefinition): App {
    return { ...app, watch: this.#options.watch?.includes(name) ?? false }
  }

  async #startWorker(service: ServiceDefinition): Promise<void> {
    const port = this.#on.layout.workers[service.name]
    if (port === undefined) return
    const app = this.#watched(workerApp(service, this.#on), service)
    await this.#supervisor.start(
      'services',
      httpPart(`${service.name}-worker`, app, 'src/worker.ts', port),
    )
  }

  startPages(): Promise<void> {
    const app = pagesApp(this.#on)
    return this.step('page servers', async () => {
      await Promise.all(
        this.#on.layout.pages.map((port, index) =>
          this.#supervisor.start(
            'pages',
            httpPart(`pages-${index + 1}`, app, 'server/server.ts', port),
          ),
        ),
      )
    })
  }

  release(): Promise<void> {
    const { release: names, releasesFrom, onStep = () => {} } = this.#options
    return this.step('releases', async () => {
      if (releasesFrom) await cp(releasesFrom, this.#on.folders.releases, { recursive: true })
      await ensureReleased({
        store: openStore(this.#on.folders.releases),
        ...(names && { names }),
        onProgress: progress => onStep({ step: 'release', progress }),
      })
    })
  }

  startGateway(): Promise<void> {
    const { folders, layout } = this.#on
    const { host = '127.0.0.1', dataDir, limits } = this.#options
    const address = (port: number) => `127.0.0.1:${port}`
    return this.step('gateway', async () => {
      const accessLog = join(folders.gateway, 'access.log')
      // One run's log only: it is not rotated.
      await rm(accessLog, { force: true })
      const config = {
        listen: `${host}:${layout.gateway}`,
        internal: perService(name => address(layout.internal[name])),
        runDir: folders.gatewayRun,
        releasesDir: folders.releases,
        mediaDir: folders.media,
        accessLog,
        upstreams: {
          pages: layout.pages.map(address),
          ...perService(name => layout[name].map(address)),
        },
        user: await workerAccount(dataDir),
        ...(limits && { limits }),
      }
      await this.#supervisor.start('gateway', gatewayPart(config, folders.gateway))
    })
  }
}
