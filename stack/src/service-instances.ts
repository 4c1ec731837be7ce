import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  checkService,
  openStore,
  ReleaseError,
  readInterface,
  recordService,
  type ServiceChange,
  type ServiceVersion,
  ServiceVersions,
} from '@stampa/release'
import { faultOfName } from 'create-stampa-remote'
import { type App, httpPart, nodeCommand, repository } from './apps/app.ts'
import {
  databaseAccess,
  migrationApp,
  type StackContext,
  serviceApp,
  workerApp,
} from './apps/environment.ts'
import { isGatewayService, readService, type ServiceDefinition, services } from './apps/services.ts'
import { ensureDatabase, isMigrated } from './postgres/server.ts'
import type { PartSpec } from './process/part.ts'
import type { Supervisor } from './process/supervisor.ts'
import { runTask } from './process/task.ts'
import { Sockets } from './sockets.ts'

/**
 * Time of a replaced instance to answer its requests, ms: longer than its own limit (`timeouts.drain` of the
 * service kit).
 */
const drainMs = 40_000

/** Wait of a migration for a table's lock, ms: requests of the live version wait behind it. */
const lockTimeoutMs = 3_000

/** Reports a step to the operator. */
type Report = (text: string) => void

/** Is called with the services that listen on sockets. */
type OnSwitch = (added: readonly ServiceDefinition[]) => Promise<void>

/** The services of a stack: which version of each runs, and its replacement while the platform is in use. */
export class ServiceInstances {
  readonly #on: StackContext
  readonly #supervisor: Supervisor
  readonly #sockets: Sockets
  readonly #versions: ServiceVersions
  /** The version of each service with the names of the parts that run it. */
  readonly #running = new Map<string, { version: ServiceVersion; parts: string[] }>()
  /** The services that listen on sockets. */
  readonly #added = new Map(
    services.filter(({ name }) => !isGatewayService(name)).map(each => [each.name, each]),
  )
  readonly #onSpare = new Set<string>()
  readonly #onSwitch: OnSwitch
  #lastChange: Promise<void> = Promise.resolve()

  /** @param onSwitch called when addresses have changed */
  constructor(on: StackContext, supervisor: Supervisor, onSwitch: OnSwitch = async () => {}) {
    this.#on = on
    this.#supervisor = supervisor
    this.#onSwitch = onSwitch
    this.#sockets = new Sockets(on.folders)
    this.#versions = new ServiceVersions(on.options.dataDir, on.options.sources)
  }

  /** Prepares for the start of services. */
  async open(): Promise<void> {
    await this.#sockets.open()
    await this.#onSwitch([...this.#added.values()])
  }

  /**
   * Starts the services of teams' own repositories in the versions that are live. One that cannot be started
   * is reported and left out: the platform does without it, and its next release starts it.
   */
  async startTeams(): Promise<void> {
    const { dataDir, onLog = () => {} } = this.#on.options
    const versions = ServiceVersions.ofTeam(dataDir)
    const start = async (name: string) => {
      const version = await versions.usableLive(name)
      if (!version) throw new Error('the files of its live version are damaged')
      const service = readService(version.folder)
      await this.#prepare(service)
      this.#added.set(name, service)
      this.#running.set(name, { version, parts: [] })
      await this.start(service)
    }
    const names = await versions.names()
    await Promise.all(
      names.map(name =>
        start(name).catch(async error => {
          onLog({ part: name, text: `${name} of a team is left out: ${error}` })
          await this.#stopParts(name)
          this.#running.delete(name)
        }),
      ),
    )
    await this.#onSwitch([...this.#added.values()])
  }

  /** Creates the database of a team's service. @throws when a prefix is invalid or belongs to another service */
  async #prepare(service: ServiceDefinition): Promise<void> {
    const { name, prefixes } = service
    const others = [...services, ...this.#added.values()].filter(other => other.name !== name)
    for (const prefix of prefixes) {
      const fault = faultOfName(prefix)
      if (fault) throw new Error(`A prefix of ${name} cannot be used: ${fault}`)
      const owner = others.find(other => other.prefixes.includes(prefix))
      if (owner)
        throw new Error(`/api/${prefix} belongs to ${owner.name}, so ${name} cannot have it.`)
    }
    await ensureDatabase(this.#on.databaseUrl, databaseAccess(service, this.#on))
  }

  /**
   * Chooses the version of a service and migrates its database, unless the last start did.
   *
   * @returns whether it had to
   */
  async migrate(service: ServiceDefinition): Promise<boolean> {
    const { name } = service
    const chosen = this.#isWatched(service)
      ? { version: 'development', folder: join(repository, 'services', name) }
      : await this.#versions.atStart(name)
    return this.#elseLive(service, chosen, async version => {
      const { folder } = version
      this.#running.set(name, { version, parts: [] })
      if (await this.#isMigrated(service, folder)) return false
      await this.#runMigration(service, migrationApp(service, this.#on, folder))
      return true
    })
  }

  /** Starts the version whose migrations have run. */
  async start(service: ServiceDefinition): Promise<void> {
    const { name } = service
    const { version } = this.#runningOf(name)
    await this.#elseLive(service, version, async version => {
      const specs = this.#specs(service, version.folder)
      this.#running.set(name, { version, parts: namesOf(specs) })
      await this.#startAll(specs)
      if (!isGatewayService(name)) await this.#sockets.makeLive(service, false)
    })
  }

  /** Records that the version runs, once the whole platform has started. */
  async remember(service: ServiceDefinition): Promise<void> {
    const { version } = this.#runningOf(service.name)
    await this.#recordInterface(service, version)
    if (this.#isWatched(service)) return
    await this.#versions.activate(service.name, version.version)
  }

  /** Records what the version offers: later releases of remotes are checked against it. */
  async #recordInterface({ name }: ServiceDefinition, { folder }: ServiceVersion): Promise<void> {
    await recordService(
      { directory: this.#on.folders.releases },
      name,
      await readInterface(interfaceIn(folder)),
    )
  }

  /** @throws {ReleaseError} when a page that is open may use what the version no longer offers */
  async #checkInterface({ name }: ServiceDefinition, { folder }: ServiceVersion, report: Report) {
    const { releases, keys, trust } = this.#on.folders
    const store = openStore(releases, { keys, root: join(trust, 'root.json') })
    const document = await readInterface(interfaceIn(folder))
    const { refusals, notes } = await checkService(name, document, { store, root: repository })
    for (const note of notes) report(note)
    if (refusals.length > 0) throw new ReleaseError(refusals.join('\n'))
  }

  /** Does the work with the version that was live last if the changed sources fail. */
  async #elseLive<T>(
    { name }: ServiceDefinition,
    version: ServiceVersion,
    work: (version: ServiceVersion) => Promise<T>,
  ): Promise<T> {
    const { signal, onLog = () => {} } = this.#on.options
    try {
      return await work(version)
    } catch (error) {
      const live = await this.#versions.usableLive(name)
      if (!live || live.version === version.version || signal?.aborted) throw error
      onLog({
        part: name,
        text: `${version.version} cannot be started, ${live.version} is: ${error}`,
      })
      await this.#stopParts(name)
      return work(live)
    }
  }

  async #stopParts(name: string): Promise<void> {
    const { parts } = this.#running.get(name) ?? { parts: [] }
    await Promise.allSettled(parts.map(part => this.#supervisor.remove(part)))
  }

  /**
   * Releases the present sources of a service, or goes back to an earlier version. Changes follow one another.
   *
   * @throws with the reason; the live instances then remain
   */
  change(change: ServiceChange, report: Report): Promise<void> {
    const changed = this.#lastChange.then(() => this.#change(change, report))
    this.#lastChange = changed.catch(() => {})
    return changed
  }

  async #change(change: ServiceChange, report: Report): Promise<void> {
    const { service: name, action, version, repository: team } = change
    const own = services.find(each => each.name === name)
    if (own && team) throw new Error(`${name} is a service of the platform's own repository.`)
    if (!(own || team)) {
      throw new Error(
        `There is no service ${name} in the running platform: if it is new, it is not started yet. Stop the platform and run npm start.`,
      )
    }
    const fault = own ? undefined : faultOfName(name)
    if (fault) throw new Error(fault)
    if (own && this.#isWatched(own)) {
      throw new Error(`${name} is in development here: it restarts on each change of its files.`)
    }
    const { dataDir } = this.#on.options
    const versions = own ? this.#versions : ServiceVersions.ofTeam(dataDir, team)
    const next =
      action === 'release' ? await versions.publish(name) : await versions.earlier(name, version)
    const running = this.#running.get(name)
    // A service that could not be started with the platform.
    const due = next ?? (running?.parts.length ? undefined : await versions.usableLive(name))
    if (!due) return report(`${name} ${running?.version.version} is live and up to date`)
    const service = own ?? readService(due.folder)
    // The interface of a rollback is not checked: it is made in an emergency.
    if (action === 'release') await this.#checkInterface(service, due, report)
    if (!own) await this.#prepare(service)
    await this.#replace(service, due, versions, report)
    return this.#recordInterface(service, due)
  }

  async #replace(
    service: ServiceDefinition,
    next: ServiceVersion,
    versions: ServiceVersions,
    report: Report,
  ): Promise<void> {
    const { name } = service
    const began = performance.now()
    const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
    const running = this.#running.get(name)
    const before = running?.version.version
    report(`${name} ${next.version}: starting${before ? ` beside ${before}` : ''}`)
    await this.#makeLive(service, next, versions, report).catch(cause => {
      throw new Error(`${name} ${before ? `${before} stays` : 'is not'} live.\n${cause.message}`, {
        cause,
      })
    })
    report(`${name} ${next.version} is live${before ? `, before ${before}` : ''} (${seconds()})`)
    await this.#onSwitch([...this.#added.values()]).catch(error =>
      report(`Prometheus has the addresses before: ${error}`),
    )
    if (!running) return
    await Promise.all(
      running.parts.map(part => this.#supervisor.remove(part, { graceMs: drainMs })),
    )
    report(`${name} ${before} has ended (${seconds()})`)
  }

  async #makeLive(
    service: ServiceDefinition,
    next: ServiceVersion,
    versions: ServiceVersions,
    report: Report,
  ): Promise<void> {
    const { name } = service
    const isSpare = this.#running.has(name) && !this.#onSpare.has(name)
    const specs = this.#specs(service, next.folder, isSpare)
    // Workers of one version at a time, and none during migrations: it may write what they change. Jobs wait
    // in the queue.
    const workers = this.#supervisor.parts.filter(part => part.name.startsWith(`${name}-worker`))
    try {
      await Promise.all(workers.map(worker => worker.halt()))
      if (!(await this.#isMigrated(service, next.folder))) await this.#expand(service, next, report)
      await this.#startAll(specs)
      await versions.activate(name, next.version)
      await this.#switch(service, isSpare)
    } catch (error) {
      await Promise.allSettled(namesOf(specs).map(part => this.#supervisor.remove(part)))
      for (const worker of workers) worker.resume()
      throw error
    }
    this.#running.set(name, { version: next, parts: namesOf(specs) })
    if (!isGatewayService(name)) this.#added.set(name, service)
  }

  #isMigrated(service: ServiceDefinition, folder: string): Promise<boolean> {
    const { env } = serviceApp(service, this.#on, folder)
    // The program finds nothing to do mostly, and would slow a start down by half.
    return isMigrated(env.DATABASE_URL ?? '', join(folder, 'migrations'))
  }

  /** Migrates while the live version runs, which every pending migration must let go on. */
  async #expand(service: ServiceDefinition, { folder }: ServiceVersion, report: Report) {
    const app = migrationApp(service, this.#on, folder)
    const env = { ...app.env, EXPAND_ONLY: 'true', PGOPTIONS: `-c lock_timeout=${lockTimeoutMs}` }
    await this.#runMigration(service, { ...app, env }, report)
  }

  async #runMigration({ name }: ServiceDefinition, app: App, report: Report = () => {}) {
    const { signal, onLog = () => {} } = this.#on.options
    await runTask(name, await nodeCommand(app, 'src/migrate.ts'), {
      signal,
      onLog: line => {
        onLog(line)
        report(line.text)
      },
    })
  }

  /** Makes the other instances of a service the live ones. */
  async #switch(service: ServiceDefinition, isSpare: boolean): Promise<void> {
    const { name } = service
    this.#onSpare[isSpare ? 'add' : 'delete'](name)
    if (!isGatewayService(name)) return this.#sockets.makeLive(service, isSpare)
    const { layout, folders } = this.#on
    const file = join(folders.gatewayLive, name)
    if (isSpare) await writeFile(file, '')
    else await rm(file)
    const { [name]: ports, spare, workers, spareWorkers } = layout
    layout[name] = spare[name]
    spare[name] = ports
    const { [name]: liveWorkers } = workers
    const { [name]: otherWorkers } = spareWorkers
    if (!liveWorkers || !otherWorkers) return
    workers[name] = otherWorkers
    spareWorkers[name] = liveWorkers
  }

  async #startAll(specs: PartSpec[]): Promise<void> {
    await Promise.all(specs.map(spec => this.#supervisor.start('services', spec)))
  }

  /**
   * Describes the service's instances and workers.
   *
   * @param isSpare whether they will be the spare ones; undefined at the start of the platform
   */
  #specs(service: ServiceDefinition, folder: string, isSpare?: boolean): PartSpec[] {
    const { name } = service
    const suffix = isSpare ? '-spare' : ''
    // At the start, readiness is polled through the gateway.
    const probe = isSpare === undefined ? '/healthz' : '/readyz'
    const watched = (app: App) => ({ ...app, watch: this.#isWatched(service) })
    const app = watched(serviceApp(service, this.#on, folder))
    const worker = watched(workerApp(service, this.#on, folder))
    const { servers, workers } = this.#listeners(service, isSpare)
    return [
      ...servers.map((listener, index) =>
        httpPart(`${name}-${index + 1}${suffix}`, app, 'src/server.ts', listener, probe),
      ),
      ...workers.map((listener, index) => {
        const part = index === 0 ? `${name}-worker` : `${name}-worker-${index + 1}`
        return httpPart(part + suffix, worker, 'src/worker.ts', listener, probe)
      }),
    ]
  }

  /** Returns the ports or sockets of the service's next instances and workers. */
  #listeners(
    { name, worker }: ServiceDefinition,
    isSpare?: boolean,
  ): Record<'servers' | 'workers', (number | string)[]> {
    if (!isGatewayService(name)) {
      const workers = worker ? [this.#sockets.path(`${name}-worker`, isSpare)] : []
      return { servers: [this.#sockets.path(`${name}-1`, isSpare)], workers }
    }
    const { layout } = this.#on
    const isStart = isSpare === undefined
    const { [name]: workers = [] } = isStart ? layout.workers : layout.spareWorkers
    const { [name]: servers } = isStart ? layout : layout.spare
    return { servers, workers }
  }

  #runningOf(name: string): { version: ServiceVersion; parts: string[] } {
    const running = this.#running.get(name)
    if (!running) throw new Error(`${name} has not been started.`)
    return running
  }

  #isWatched({ name }: ServiceDefinition): boolean {
    return this.#on.options.watch?.includes(name) ?? false
  }
}

function interfaceIn(folder: string): string {
  return join(folder, 'openapi.json')
}

function namesOf(specs: PartSpec[]): string[] {
  return specs.map(({ name }) => name)
}
