import { existsSync } from 'node:fs'
import {
  constants,
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  ifThere,
  isSystemError,
  nextVersion,
  ReleaseError,
  replaceDurably,
  syncDirectory,
  writeDurably,
} from '@stampa/registry'
import { historyLimit } from './registry.ts'
import { packageClosure, SourceHasher, sourceFiles } from './sources.ts'
import { workspaceRoot } from './workspace.ts'

export interface ServiceVersion {
  version: string
  /** Absolute path of the service's folder in the copy of its sources. */
  folder: string
}

/** The versions of one service, as its `versions.json` stores them. */
interface State {
  live: string
  /** Versions that a rollback returns to, the latest last. */
  previous: string[]
  /** The highest version that was live: after a rollback it is not the live one. */
  latest: string
}

/** The part of `package-lock.json` that names the installed packages by their paths. */
interface InstalledPackages {
  packages?: Record<string, { dev?: boolean; link?: boolean }>
}

const cloneIfPossible = constants.COPYFILE_FICLONE

const manifest = 'version.json'
const teamServices = 'team-services'
const lockFile = 'package-lock.json'

/**
 * Versions of services in a data folder: copies of a service's sources and those of the packages that it depends on. A
 * running service starts again from its copy after a crash, whatever the repository holds by then. Installed packages
 * are shared with the repository.
 *
 *     services/node_modules                  link to the repository's
 *     services/catalog/versions.json         the live version and those before it
 *     services/catalog/1.0.4/version.json    the hash of its sources
 *     services/catalog/1.0.4/services/catalog, packages/service-kit, …
 *
 * Those of a team's own repository are in `team-services`, each with the installed packages that it was
 * released with: the platform starts them without that repository.
 *
 * One process uses a data folder at a time.
 */
export class ServiceVersions {
  readonly #directory: string
  readonly #root: string
  readonly #hasOwnPackages: boolean
  #link: Promise<void> | undefined

  constructor(dataDir: string, root = workspaceRoot, kind = 'services') {
    this.#directory = join(dataDir, kind)
    this.#root = root
    this.#hasOwnPackages = kind === teamServices
  }

  /** Returns the versions of a team's service. @param root of its repository, for a release */
  static ofTeam(dataDir: string, root?: string): ServiceVersions {
    return new ServiceVersions(dataDir, root, teamServices)
  }

  async names(): Promise<string[]> {
    const entries = (await ifThere(readdir(this.#directory))) ?? []
    return entries.filter(name => existsSync(this.#file(name)))
  }

  /**
   * Returns the version to start a platform with: the live one, also after a rollback; or a copy of the sources if they
   * or the installed packages have changed since.
   */
  async atStart(name: string): Promise<ServiceVersion> {
    const state = await this.#read(name)
    if (!state) return this.#copy(name, state)
    const source = await this.#sourceHash(name)
    const isReleased =
      source === (await this.#hashOf(name, state.latest)) ||
      source === (await this.#hashOf(name, state.live))
    return (isReleased && (await this.usableLive(name))) || this.#copy(name, state)
  }

  /**
   * Returns the live version, if its files are intact and the installed packages are those that it was
   * released with.
   */
  async usableLive(name: string): Promise<ServiceVersion | undefined> {
    const { live } = (await this.#read(name)) ?? {}
    if (live === undefined) return undefined
    const isUsable = (await this.#sharesPackages(name, live)) && (await this.#isIntact(name, live))
    return isUsable ? this.#at(name, live) : undefined
  }

  /**
   * Copies the sources, unless the live or the latest version is made of them.
   *
   * @returns undefined when the live version is made of these sources
   * @throws {ReleaseError} when the installed packages have changed since the live version was released
   */
  async publish(name: string): Promise<ServiceVersion | undefined> {
    const state = await this.#read(name)
    if (!state) return this.#copy(name, state)
    if (!(await this.#sharesPackages(name, state.live))) {
      throw new ReleaseError(
        `${lockFile} has changed since ${name} ${state.live} was released, and the running services share the installed packages. Stop the platform and start it again: that installs them and releases the sources.`,
      )
    }
    const source = await this.#sourceHash(name)
    if (source === (await this.#hashOf(name, state.live))) return undefined
    const isLatest = source === (await this.#hashOf(name, state.latest))
    return isLatest ? this.#at(name, state.latest) : this.#copy(name, state)
  }

  /**
   * Returns the version that a rollback returns to: the one that was live before, or the requested one.
   *
   * @throws {ReleaseError} when there is none, or when it cannot be started
   */
  async earlier(name: string, version?: string): Promise<ServiceVersion> {
    const { live = '', previous = [] } = (await this.#read(name)) ?? {}
    const target = version ?? previous.at(-1)
    if (target === undefined) throw new ReleaseError(`${name} ${live} has no version before it.`)
    if (!previous.includes(target)) {
      throw new ReleaseError(
        `${name} ${target} is not among the versions before ${live}: ${previous.join(', ') || 'none'}.`,
      )
    }
    if (!(await this.#sharesPackages(name, target))) {
      throw new ReleaseError(
        `${name} ${target} was released with another ${lockFile}, and cannot run with the installed packages. Stop the platform, check out the commit that it was released from, and start it again.`,
      )
    }
    if (!(await this.#isIntact(name, target))) {
      throw new ReleaseError(`Files of ${name} ${target} are damaged.`)
    }
    return this.#at(name, target)
  }

  /** Records that the version is live. A version before the live one counts as a rollback to it. */
  async activate(name: string, version: string): Promise<void> {
    const state = await this.#read(name)
    if (state?.live === version) return
    const previous = state?.previous ?? []
    const isRollback = previous.includes(version)
    const next: State = {
      live: version,
      previous: isRollback
        ? previous.slice(0, previous.lastIndexOf(version))
        : [...previous, ...(state ? [state.live] : [])].slice(-historyLimit),
      latest: isRollback && state ? state.latest : version,
    }
    await replaceDurably(this.#file(name), JSON.stringify(next, null, 2))
  }

  async #copy(name: string, state: State | undefined): Promise<ServiceVersion> {
    const folder = join(this.#directory, name)
    const workspace = join('services', name)
    const staging = join(folder, '.staging')
    await this.#prune(name, state)
    const packages = await packageClosure(this.#root, workspace)
    if (this.#hasOwnPackages) await copyInstalled(this.#root, staging)
    for (const each of packages) await this.#copyPackage(each, staging)
    await copyFile(join(this.#root, lockFile), join(staging, lockFile))
    await this.#linkPackages(staging, packages)
    const source = await new SourceHasher(staging, []).hash(workspace)
    await writeDurably(join(staging, manifest), JSON.stringify({ source }))

    const text = await readFile(join(staging, workspace, 'package.json'), 'utf8')
    const version = nextVersion(state ? [state.latest] : [], JSON.parse(text).version)
    await rename(staging, join(folder, version))
    await syncDirectory(folder)
    return this.#at(name, version)
  }

  async #copyPackage(folder: string, staging: string): Promise<void> {
    const [from, to] = [join(this.#root, folder), join(staging, folder)]
    const files = await sourceFiles(from)
    for (const path of new Set(files.map(dirname))) await mkdir(join(to, path), { recursive: true })
    await Promise.all(files.map(path => copyFile(join(from, path), join(to, path))))
    // Packages whose version differs from that in the repository's node_modules.
    const own = join(from, 'node_modules')
    if (!this.#hasOwnPackages && existsSync(own)) await symlink(own, join(to, 'node_modules'))
  }

  /** Lets imports find the copied packages first, then those of the repository. */
  async #linkPackages(staging: string, packages: Set<string>): Promise<void> {
    const scope = join(staging, 'node_modules/@stampa')
    await mkdir(scope, { recursive: true })
    for (const each of packages) {
      const [kind, name = ''] = each.split('/')
      if (kind === 'packages') await symlink(join('../..', each), join(scope, name))
    }
    if (this.#hasOwnPackages) return
    this.#link ??= this.#linkRepository()
    await this.#link
  }

  async #linkRepository(): Promise<void> {
    const link = join(this.#directory, 'node_modules')
    await rm(link, { force: true })
    await symlink(join(this.#root, 'node_modules'), link)
  }

  /** Deletes unfinished copies and versions that no rollback returns to. */
  async #prune(name: string, state: State | undefined): Promise<void> {
    const folder = join(this.#directory, name)
    await mkdir(folder, { recursive: true })
    const kept = new Set([state?.live, state?.latest, ...(state?.previous ?? [])])
    const entries = await readdir(folder, { withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isDirectory() || kept.has(entry.name)) continue
      await rm(join(folder, entry.name), { recursive: true })
    }
  }

  #sourceHash(name: string): Promise<string> {
    return new SourceHasher(this.#root, []).hash(join('services', name))
  }

  async #hashOf(name: string, version: string): Promise<string | undefined> {
    const text = await ifThere(readFile(join(this.#directory, name, version, manifest), 'utf8'))
    return text && JSON.parse(text).source
  }

  /** A copy may be damaged after a loss of power: its files are not synced one by one. */
  async #isIntact(name: string, version: string): Promise<boolean> {
    const hasher = new SourceHasher(join(this.#directory, name, version), [])
    const hash = await hasher.hash(join('services', name)).catch(error => {
      if (isSystemError(error) || error instanceof SyntaxError) return undefined
      throw error
    })
    return hash !== undefined && hash === (await this.#hashOf(name, version))
  }

  async #sharesPackages(name: string, version: string): Promise<boolean> {
    if (this.#hasOwnPackages) return true
    const lock = await ifThere(readFile(join(this.#directory, name, version, lockFile), 'utf8'))
    return lock === (await readFile(join(this.#root, lockFile), 'utf8'))
  }

  #at(name: string, version: string): ServiceVersion {
    return { version, folder: join(this.#directory, name, version, 'services', name) }
  }

  #file(name: string): string {
    return join(this.#directory, name, 'versions.json')
  }

  async #read(name: string): Promise<State | undefined> {
    const text = await ifThere(readFile(this.#file(name), 'utf8'))
    return text === undefined ? undefined : JSON.parse(text)
  }
}

/** Copies the installed packages that are not for development only. */
async function copyInstalled(root: string, target: string): Promise<void> {
  const { packages = {} }: InstalledPackages = JSON.parse(
    await readFile(join(root, lockFile), 'utf8'),
  )
  const paths = Object.entries(packages).flatMap(([path, { dev, link }]) =>
    // Packages within packages are copied with these.
    path.split('node_modules/').length === 2 && !dev && !link ? [path] : [],
  )
  const copy = (path: string) =>
    // Those for other systems are not installed.
    ifThere(cp(join(root, path), join(target, path), { recursive: true, mode: cloneIfPossible }))
  for (const path of paths) await copy(path)
}
