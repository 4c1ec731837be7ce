import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { clientDocument } from '@stampa/platform/document'
import type { Registry, Release } from '@stampa/platform/release'
import {
  checkNothingElse,
  copyRelease,
  readDocument,
  readRelease,
  verifyFiles,
} from './build-folder.ts'
import { hasCode, ReleaseError } from './errors.ts'
import { replaceDurably, syncDirectory } from './files.ts'
import { withLock } from './lock.ts'
import {
  byVersionDescending,
  checkName,
  checkVersion,
  isName,
  isVersion,
  releaseDocument,
} from './names.ts'
import { emptyRegistry, rollbackTarget, withLive, withRollback } from './registry.ts'
import { shellName } from './rules.ts'
import { asRegistry } from './schema.ts'

/** Time limit of the lock; above any registry change or publication. */
const lockTimeoutMilliseconds = 60_000

/** Time that a version stays after it was published or live, ms: pages opened meanwhile still request its files. */
const openPageMilliseconds = 30 * 86_400_000

/** A version in the store, as a listing shows it. */
export interface PublishedRelease {
  name: string
  version: string
  /** `live`, `previous` (a rollback can return to it), or `published`. */
  state: 'live' | 'previous' | 'published'
  publishedAt: Date
  /** Uncompressed size of all files. */
  bytes: number
}

/**
 * The release store in a folder: immutable builds below `<name>/<version>/`, and `registry.json` with the live ones.
 *
 * Any number of processes may use one store. Every change is atomic: after a kill at any moment the registry is valid
 * and names only complete releases.
 */
export class Store {
  readonly directory: string

  constructor(directory: string) {
    this.directory = resolve(directory)
  }

  /**
   * Adds a build to the store. The same bytes again change nothing.
   *
   * @param buildDirectory contains `release.json` and exactly the files it lists; it is not changed
   * @throws {ReleaseError} when the build is invalid or the version exists with other bytes; the store is then
   * unchanged
   */
  async publish(buildDirectory: string): Promise<Release> {
    const release = await readRelease(buildDirectory)
    await checkNothingElse(buildDirectory, release)
    await this.#locked(`publish-${release.name}`, async () => {
      const published = await this.find(release.name, release.version)
      if (!published) return this.#add(buildDirectory, release)
      if (!isDeepStrictEqual(published, release)) {
        throw new ReleaseError(
          `${release.name} ${release.version} is already published with other bytes, and a published version never changes. Release under another version.`,
        )
      }
      await verifyFiles(buildDirectory, release)
    })
    return release
  }

  /**
   * Makes a published version live for every document rendered from now on.
   *
   * @throws {ReleaseError} when it is not published, damaged, or its mounts are another remote's.
   */
  async activate(name: string, version: string): Promise<Release> {
    return this.#changeRegistry(async registry => {
      const release = await this.#intact(name, version)
      return { release, next: withLive(registry, release, new Date()) }
    })
  }

  /**
   * Goes back to the version that was live before, or to the given published one.
   *
   * @throws {ReleaseError} when there is none.
   */
  async rollback(name: string, version?: string): Promise<Release> {
    return this.#changeRegistry(async registry => {
      const release = await this.#intact(name, rollbackTarget(registry, name, version))
      return { release, next: withRollback(registry, release, new Date()) }
    })
  }

  /** Returns the registry. @throws {ReleaseError} when `registry.json` is invalid */
  async registry(): Promise<Registry> {
    const path = join(this.directory, 'registry.json')
    if (!(await ifThere(stat(path)))) return emptyRegistry
    return asRegistry(await readDocument(path), path)
  }

  /** Returns a published release, or undefined. */
  async find(name: string, version: string): Promise<Release | undefined> {
    const directory = this.#path(name, version)
    return (await ifThere(stat(directory))) && readRelease(directory)
  }

  /** Published versions of the name, highest first. */
  async versions(name: string): Promise<string[]> {
    checkName(name)
    return byVersionDescending((await subfolders(join(this.directory, name))).filter(isVersion))
  }

  /** Returns every published version, by name, highest version first. */
  async list(name?: string): Promise<PublishedRelease[]> {
    const registry = await this.registry()
    const rows: PublishedRelease[] = []
    for (const each of name === undefined ? await this.#names() : [name]) {
      for (const version of await this.versions(each)) {
        const directory = this.#path(each, version)
        const { files } = await readRelease(directory)
        const state = stateOf(registry, each, version)
        const publishedAt = (await stat(join(directory, releaseDocument))).mtime
        const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
        rows.push({ name: each, version, state, publishedAt, bytes })
      }
    }
    return rows
  }

  /**
   * Deletes old versions of every name: all but the live one, those a rollback can return to, the `keep` highest, and
   * those published or live in the last 30 days.
   *
   * @returns the deleted versions
   */
  async prune({ keep = 10, now = Date.now() } = {}): Promise<{ name: string; version: string }[]> {
    return this.#locked('registry', async () => {
      const registry = await this.registry()
      const deleted: { name: string; version: string }[] = []
      await withFolder(join(this.directory, '.trash'), async trash => {
        for (const name of await this.#names()) {
          for (const version of (await this.versions(name)).slice(keep)) {
            if (stateOf(registry, name, version) !== 'published') continue
            const { mtimeMs } = await stat(this.#path(name, version))
            if (now - mtimeMs < openPageMilliseconds) continue
            // Renamed first: a version exists completely or not at all.
            await rename(this.#path(name, version), join(trash, `${name}@${version}`))
            deleted.push({ name, version })
          }
        }
      })
      return deleted
    })
  }

  /**
   * Runs the action with an empty, exclusive folder for the name's next build, and removes it afterwards. A second
   * process waits, so that the two cannot choose the same version.
   */
  async withBuildFolder<T>(
    name: string,
    options: { timeoutMilliseconds: number; onWait?: () => void },
    action: (directory: string) => Promise<T>,
  ): Promise<T> {
    checkName(name)
    return withLock(this.#lockPath(`build-${name}`), options, () =>
      withFolder(join(this.directory, '.build', name), action),
    )
  }

  async #add(buildDirectory: string, release: Release): Promise<void> {
    const target = this.#path(release.name, release.version)
    await withFolder(join(this.directory, '.staging', release.name), async staging => {
      await copyRelease(buildDirectory, staging, release)
      const parent = join(this.directory, release.name)
      await mkdir(parent, { recursive: true })
      await rename(staging, target)
      await syncDirectory(parent)
      await syncDirectory(this.directory)
    })
  }

  async #changeRegistry(
    change: (registry: Registry) => Promise<{ release: Release; next: Registry }>,
  ): Promise<Release> {
    return this.#locked('registry', async () => {
      const registry = await this.registry()
      const { release, next } = await change(registry)
      // The document first: after a crash in between it still names a complete release, and the next change rewrites
      // it.
      await this.#writeDocument(next)
      if (next !== registry) {
        // The folder's time is the last at which the version was live: `prune` reads it.
        const before = registry.live[release.name]
        const now = new Date()
        if (before) await ifThere(utimes(this.#path(before.name, before.version), now, now))
        await replaceDurably(join(this.directory, 'registry.json'), JSON.stringify(next))
      }
      return release
    })
  }

  /** Writes the document that the gateway serves while no page server answers; it needs a live shell. */
  async #writeDocument(registry: Registry): Promise<void> {
    if (!Object.hasOwn(registry.live, shellName)) return
    const path = join(this.directory, 'document.html')
    const html = clientDocument(registry)
    if ((await ifThere(readFile(path, 'utf8'))) !== html) await replaceDurably(path, html)
  }

  async #intact(name: string, version: string): Promise<Release> {
    const release = await this.find(name, version)
    if (!release) {
      throw new ReleaseError(`${name} ${version} is not published here; --list shows what is.`)
    }
    await verifyFiles(this.#path(name, version), release)
    return release
  }

  async #names(): Promise<string[]> {
    return (await subfolders(this.directory)).filter(isName).sort()
  }

  #locked<T>(name: string, action: () => Promise<T>): Promise<T> {
    return withLock(this.#lockPath(name), { timeoutMilliseconds: lockTimeoutMilliseconds }, action)
  }

  #lockPath(name: string): string {
    return join(this.directory, '.locks', name)
  }

  #path(name: string, version: string): string {
    checkName(name)
    checkVersion(version)
    return join(this.directory, name, version)
  }
}

/** Opens the store in a folder; the first release creates the folder. */
export function openStore(directory: string): Store {
  return new Store(directory)
}

function stateOf(registry: Registry, name: string, version: string): PublishedRelease['state'] {
  if (registry.live[name]?.version === version) return 'live'
  return registry.previous[name]?.includes(version) ? 'previous' : 'published'
}

/**
 * Runs the action with an empty folder and removes it afterwards. The caller holds the folder's lock, so leftovers of
 * a killed process are removed first.
 */
async function withFolder<T>(path: string, action: (path: string) => Promise<T>): Promise<T> {
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { recursive: true })
  try {
    return await action(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

/** Returns undefined when the file or folder does not exist. */
async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function subfolders(path: string): Promise<string[]> {
  const entries = (await ifThere(readdir(path, { withFileTypes: true }))) ?? []
  return entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
}
