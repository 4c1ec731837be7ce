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
import { type App, httpPart, nodeCommand, repository } from './apps/app.ts'
import { migrationApp, type Surroundings, serviceApp, workerApp } from './apps/environment.ts'
import { type ServiceDefinition, type ServiceName, services } from './apps/services.ts'
import type { Layout } from './layout.ts'
import { isMigrated } from './postgres/server.ts'
import type { PartSpec } from './process/part.ts'
import type { Supervisor } from './process/supervisor.ts'
import { runTask } from './process/task.ts'

/** Time of a replaced instance to answer its requests, ms: longer than the service's own limit (25 s). */
const drainMs = 30_000

/** Wait of a migration for a table's lock, ms: requests of the live version wait behind it. */
const lockTimeoutMs = 3_000

/** Reports a step to the operator. */
type Report = (text: string) => void

/** The services of a stack: which version of each runs, and its replacement while the platform is in use. */
export class ServiceInstances {
  readonly #on: Surroundings
  readonly #supervisor: Supervisor
  readonly #versions: ServiceVersions
  /** The version of each service with the names of the parts that run it. */
  readonly #running = new Map<ServiceName, { version: ServiceVersion; parts: string[] }>()
  readonly #onSpare = new Set<ServiceName>()
  readonly #onSwitch: () => Promise<void>
  #lastChange: Promise<void> = Promise.resolve()

  /** @param onSwitch called when the layout has changed */
  constructor(on: Surroundings, supervisor: Supervisor, onSwitch = async () => {}) {
    this.#on = on
    this.#supervisor = supervisor
    this.#onSwitch = onSwitch
    this.#versions = new ServiceVersions(on.options.dataDir, on.options.sources)
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
      const specs = this.#specs(service, version.folder, this.#on.layout)
      this.#running.set(name, { version, parts: namesOf(specs) })
      await this.#startAll(specs)
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
    await recordService(this.#on.folders.releases, name, await readInterface(interfaceIn(folder)))
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
      const { parts } = this.#runningOf(name)
      await Promise.allSettled(parts.map(part => this.#supervisor.remove(part)))
      return work(live)
    }
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

  async #change({ service: name, action, version }: ServiceChange, report: Report): Promise<void> {
    const service = services.find(each => each.name === name)
    if (!service) throw new Error(`There is no service ${name}.`)
    if (this.#isWatched(service)) {
      throw new Error(`${name} is in development here: it restarts on each change of its files.`)
    }
    const next =
      action === 'release'
        ? await this.#versions.publish(name)
        : await this.#versions.earlier(name, version)
    if (next) {
      // A rollback is not refused: it is made in an emergency.
      if (action === 'release') await this.#checkInterface(service, next, report)
      await this.#replace(service, next, report)
      return this.#recordInterface(service, next)
    }
    report(`${name} ${this.#runningOf(service.name).version.version} is live and up to date`)
  }

  async #replace(service: ServiceDefinition, next: ServiceVersion, report: Report): Promise<void> {
    const { name } = service
    const began = performance.now()
    const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
    const { version: before, parts } = this.#runningOf(name)
    report(`${name} ${next.version}: starting beside ${before.version}`)
    await this.#makeLive(service, next, report).catch(cause => {
      throw new Error(`${name} ${before.version} stays live.\n${cause.message}`, { cause })
    })
    report(`${name} ${next.version} is live, before ${before.version} (${seconds()})`)
    await this.#onSwitch().catch(error => report(`Prometheus has the addresses before: ${error}`))
    await Promise.all(parts.map(part => this.#supervisor.remove(part, { graceMs: drainMs })))
    report(`${name} ${before.version} has ended (${seconds()})`)
  }

  async #makeLive(service: ServiceDefinition, next: ServiceVersion, report: Report): Promise<void> {
    const { name } = service
    const { spare, spareWorkers } = this.#on.layout
    const isSpare = !this.#onSpare.has(name)
    const specs = this.#specs(service, next.folder, { ...spare, workers: spareWorkers }, isSpare)
    // One worker at a time, and none during migrations: it may write what they change. Jobs wait in the queue.
    const workers = this.#supervisor.parts.filter(part => part.name.startsWith(`${name}-worker`))
    try {
      await Promise.all(workers.map(worker => worker.halt()))
      if (!(await this.#isMigrated(service, next.folder))) await this.#expand(service, next, report)
      await this.#startAll(specs)
      await this.#versions.activate(name, next.version)
      await this.#switch(name, isSpare)
    } catch (error) {
      await Promise.allSettled(namesOf(specs).map(part => this.#supervisor.remove(part)))
      for (const worker of workers) worker.resume()
      throw error
    }
    this.#running.set(name, { version: next, parts: namesOf(specs) })
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
  async #switch(name: ServiceName, isSpare: boolean): Promise<void> {
    const { layout, folders } = this.#on
    const file = join(folders.gatewayLive, name)
    if (isSpare) await writeFile(file, '')
    else await rm(file)
    this.#onSpare[isSpare ? 'add' : 'delete'](name)
    const { [name]: ports, spare, workers, spareWorkers } = layout
    layout[name] = spare[name]
    spare[name] = ports
    const { [name]: worker } = workers
    Object.assign(workers, { [name]: spareWorkers[name] })
    Object.assign(spareWorkers, { [name]: worker })
  }

  async #startAll(specs: PartSpec[]): Promise<void> {
    await Promise.all(specs.map(spec => this.#supervisor.start('services', spec)))
  }

  /**
   * Describes the service's instances and its worker.
   *
   * @param isSpare whether the gateway's spare upstream is theirs; undefined at the start of the platform
   */
  #specs(
    service: ServiceDefinition,
    folder: string,
    { [service.name]: ports, workers }: Record<ServiceName, number[]> & Pick<Layout, 'workers'>,
    isSpare?: boolean,
  ): PartSpec[] {
    const { name } = service
    const suffix = isSpare ? '-spare' : ''
    // At the start, readiness is polled through the gateway.
    const probe = isSpare === undefined ? '/healthz' : '/readyz'
    const watched = (app: App) => ({ ...app, watch: this.#isWatched(service) })
    const app = watched(serviceApp(service, this.#on, folder))
    const worker = watched(workerApp(service, this.#on, folder))
    const { [name]: workerPort } = workers
    return [
      ...ports.map((port, index) =>
        httpPart(`${name}-${index + 1}${suffix}`, app, 'src/server.ts', port, probe),
      ),
      ...(workerPort === undefined
        ? []
        : [httpPart(`${name}-worker${suffix}`, worker, 'src/worker.ts', workerPort, probe)]),
    ]
  }

  #runningOf(name: ServiceName): { version: ServiceVersion; parts: string[] } {
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
