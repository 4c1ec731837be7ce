import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gatewayServices, perService } from '@stampa/gateway'
import { ensureReleased, Lanes, openStore, Watch, watchMilliseconds } from '@stampa/release'
import { httpPart, nodeCommand } from './apps/app.ts'
import { databaseAccess, pagesApp, type StackContext, serviceApp } from './apps/environment.ts'
import { type ServiceDefinition, services } from './apps/services.ts'
import { emptyCache, type LocalServer } from './data-dir.ts'
import { gatewayPart, limitAccessLog } from './gateway/part.ts'
import { postgresPart } from './postgres/cluster.ts'
import { closeOtherDatabases, ensureDatabase, pingPostgres } from './postgres/server.ts'
import type { Supervisor } from './process/supervisor.ts'
import { runTask } from './process/task.ts'
import { pingRedis, redisPart } from './redis/server.ts'
import { ServiceInstances } from './service-instances.ts'

/** @throws when the server that the variable names does not answer, with the reason */
async function requireServer(variable: string, ping: () => Promise<void>): Promise<void> {
  await ping().catch(cause => {
    throw new Error(`The server of ${variable} cannot be used: ${cause.message}`, { cause })
  })
}

/** The steps of a start; the caller decides their order. */
export class Starter {
  readonly #on: StackContext
  readonly #supervisor: Supervisor
  readonly #instances: ServiceInstances
  readonly lanes: Lanes

  constructor(
    on: StackContext,
    supervisor: Supervisor,
    instances = new ServiceInstances(on, supervisor),
  ) {
    this.#on = on
    this.#supervisor = supervisor
    this.#instances = instances
    this.lanes = openLanes(on)
  }

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

  /** Chooses the version of each service and migrates its database. */
  migrate(): Promise<void> {
    return this.#forEachService('migrations', async service => {
      const isChanged = await this.#instances.migrate(service)
      // The new tables may need demo content.
      if (isChanged) await rm(this.#seededFile(service), { force: true })
    })
  }

  /** Creates each service's demo content, unless an earlier start did. */
  async seed(): Promise<void> {
    const { demo, demoPictures, databaseUrl } = this.#on.options
    if (!demo) return
    await this.#forEachService('demo content', async service => {
      // A database elsewhere may be another one than at the last start.
      if (!service.seeded || (!databaseUrl && existsSync(this.#seededFile(service)))) return
      const app = serviceApp(service, this.#on)
      const env = { ...app.env, DEMO_PICTURES: demoPictures?.toString() }
      const command = await nodeCommand({ ...app, env }, 'src/seed.ts')
      await runTask(service.name, command, this.#on.options)
      await writeFile(this.#seededFile(service), '')
    })
  }

  #seededFile({ name }: ServiceDefinition): string {
    return join(this.#on.folders.seeded, name)
  }

  async startServices(): Promise<void> {
    await Promise.all(
      services.map(service => this.step(service.name, () => this.#instances.start(service))),
    )
  }

  /** Starts the services that teams have released from repositories of their own. */
  startTeams(): Promise<void> {
    return this.step('services of teams', () => this.#instances.startTeams())
  }

  async #forEachService(step: string, work: (service: ServiceDefinition) => Promise<void>) {
    await this.step(step, () => Promise.all(services.map(work)).then(() => {}))
  }

  startPages(): Promise<void> {
    const app = pagesApp(this.#on)
    return this.step('page servers', async () => {
      const parts = this.#on.layout.pages.map((port, index) =>
        httpPart(`pages-${index + 1}`, app, 'server/server.ts', port),
      )
      await Promise.all(parts.map(part => this.#supervisor.start('pages', part)))
    })
  }

  release(): Promise<void> {
    const { folders, options, layout } = this.#on
    const { release: names, releasesFrom, onStep = () => {}, onLog = () => {} } = options
    return this.step('releases', async () => {
      if (releasesFrom) await openStore(releasesFrom).copyTo(folders.releases)
      const { releases, keys, trust } = folders
      const store = openStore(releases, { keys, root: join(trust, 'root.json') })
      await ensureReleased({
        store,
        ...(names && { names }),
        onProgress: text => onStep({ step: 'release', text }),
        onKept: text => onLog({ part: 'releases', text }),
      })
      this.#supervisor.repeat('releases', 3_600_000, () => store.refresh())
      const watch = new Watch({
        store,
        servers: async () => layout.pages.map(port => `http://127.0.0.1:${port}`),
        onProgress: text => onLog({ part: 'releases', text }),
      })
      this.#supervisor.repeat('releases', watchMilliseconds, () => watch.look())
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
      const { gatewayLive: switchDir } = folders
      await Promise.all(gatewayServices.map(name => rm(join(switchDir, name), { force: true })))
      const config = {
        listen: `${host}:${layout.gateway}`,
        internal: perService(name => address(layout.internal[name])),
        internalAdded: address(layout.internalAdded),
        internalPages: address(layout.internalPages),
        metrics: address(layout.metrics),
        runDir: folders.gatewayRun,
        cacheDir: folders.gatewayCache,
        switchDir,
        addedDir: folders.gatewayAdded,
        releasesDir: folders.releases,
        mediaDir: folders.media,
        accessLog,
        upstreams: {
          pages: layout.pages.map(address),
          ...perService(name => layout[name].map(address)),
        },
        spares: perService(name => layout.spare[name].map(address)),
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
      this.#supervisor.repeat('gateway', 1000, () => this.lanes.sweep())
    })
  }
}

function openLanes({ options, folders, layout }: StackContext): Lanes {
  const { gateway, internalPages, metrics, internal } = layout
  const own = [gateway, internalPages, metrics, ...Object.values(internal)]
  return new Lanes({
    folder: join(folders.gatewayLive, 'lanes'),
    directory: folders.releases,
    root: join(folders.trust, 'root.json'),
    keys: folders.keys,
    addresses: options.laneAddresses ?? '127.0.0.1',
    gateway: own.map(port => `127.0.0.1:${port}`),
    origin: options.publicOrigin ?? `http://127.0.0.1:${gateway}`,
  })
}
