import { createHash } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Canary, Registry, Release } from '@stampa/platform/release'
import {
  type Action,
  type Choice,
  checkName,
  checkVersion,
  compressedSuffixes,
  ifThere,
  OvertakenError,
  provenanceDocument,
  type ReleaseBucket,
  ReleaseError,
  readSignedRelease,
  releaseDocument,
  type TrustedStore,
  versionsOf,
} from '@stampa/registry'
import { TargetFile } from '@tufjs/models'
import { checkNothingElse, verifyFiles } from './build-folder.ts'
import { withLock } from './lock.ts'
import { emptyRegistry } from './registry.ts'
import { SignedMetadata } from './signed-metadata.ts'

/** Time limit of the lock; above any registry change or publication. */
const lockTimeoutMilliseconds = 60_000

/** Attempts of a change in a bucket; each that fails is one that another machine made. */
const attempts = 50

/** A version in the store, as a listing shows it. */
export interface PublishedRelease {
  name: string
  version: string
  /** `live`, `canary` (a share of the visitors gets it), `previous` (a rollback can return to it), or `published`. */
  state: 'live' | 'canary' | 'previous' | 'published'
  /** Share of a canary, per cent. */
  share?: Canary['share'] | undefined
  /** ISO time. */
  publishedAt: string
  /** Uncompressed size of all files. */
  bytes: number
}

export interface StoreOptions {
  /** Folder of the private keys that this machine has. @default RELEASE_KEYS, or `keys` beside the store */
  keys?: string
  /** Path of the trusted `root.json`. @default RELEASES_ROOT, or `trust/root.json` beside the store */
  root?: string
  /** Bucket that has the store; the folder is a copy of it then. */
  bucket?: ReleaseBucket | undefined
}

/** A change of a name's releases. */
export type LogEntry = Omit<Action, 'action'> &
  Partial<Pick<Choice, 'why'>> & { name: string; action: Action['action'] | Choice['action'] }

/** Reads of a release store, verified back to the trusted root. */
export class StoreReader {
  readonly directory: string
  readonly bucket: ReleaseBucket | undefined
  protected readonly options: Required<Omit<StoreOptions, 'bucket'>>
  protected readonly metadata: SignedMetadata

  constructor(directory: string, { bucket, ...options }: StoreOptions = {}) {
    this.directory = resolve(directory)
    const { RELEASE_KEYS, RELEASES_ROOT } = process.env
    this.options = {
      keys: RELEASE_KEYS || join(dirname(this.directory), 'keys'),
      root: RELEASES_ROOT || join(dirname(this.directory), 'trust/root.json'),
      ...options,
    }
    const { keys, root } = this.options
    this.bucket = bucket
    this.metadata = new SignedMetadata({ directory: this.directory, root }, keys, bucket)
  }

  /** Returns the choices of the online key since each name's metadata, oldest first. */
  async choices(): Promise<Record<string, Choice[]>> {
    return (await this.metadata.read())?.choices ?? {}
  }

  /** Returns the verified registry. @throws {UntrustedError} */
  async registry(): Promise<Registry> {
    return (await this.metadata.read())?.registry ?? emptyRegistry
  }

  /** Returns a published release, or undefined. @throws {UntrustedError} when it is not the one that was signed */
  async find(name: string, version: string): Promise<Release | undefined> {
    checkName(name)
    checkVersion(version)
    const trusted = await this.metadata.read()
    return trusted && readSignedRelease(this, trusted.names, name, version)
  }

  /** Published versions of the name, highest first. */
  async versions(name: string): Promise<string[]> {
    checkName(name)
    return versionsOf(await this.metadata.read(), name)
  }

  /** Returns every published version, by name, highest version first. */
  async list(only?: string): Promise<PublishedRelease[]> {
    const trusted = await this.metadata.read()
    const log = await this.log(only)
    const rows: PublishedRelease[] = []
    for (const name of trusted ? [...trusted.names.keys()].sort() : []) {
      if (only !== undefined && name !== only) continue
      for (const version of versionsOf(trusted, name)) {
        const release = trusted && (await readSignedRelease(this, trusted.names, name, version))
        if (!release) continue
        const state = stateOf(trusted.registry, name, version)
        const share = state === 'canary' ? trusted.registry.canary[name]?.share : undefined
        const isIt = (entry: LogEntry) =>
          entry.name === name &&
          // Stores of the first days were signed as a whole.
          (entry.action === 'taken over' ||
            (entry.action === 'published' && entry.version === version))
        const publishedAt = log.find(isIt)?.at ?? ''
        const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0)
        rows.push({ name, version, state, share, publishedAt, bytes })
      }
    }
    return rows
  }

  /**
   * Returns every change of the name's releases, newest first; of all names without one. Each entry is signed and
   * contains the hash of the one before, so none can be changed or left out.
   *
   * @throws {UntrustedError} when an entry was changed
   */
  async log(only?: string): Promise<LogEntry[]> {
    const trusted = await this.metadata.read()
    const entries: LogEntry[] = []
    for (const [name, { metadata, publication }] of trusted?.names ?? []) {
      if (only !== undefined && name !== only) continue
      const history: Omit<LogEntry, 'name'>[] = await this.metadata.history(
        name,
        metadata.signed.version,
        publication,
      )
      history.unshift(...(trusted?.choices[name] ?? []).toReversed())
      const commitOf = new Map(history.map(({ version, commit }) => [commit && version, commit]))
      for (const entry of history) {
        const commit = commitOf.get(entry.version)
        entries.push({ ...entry, name, ...(commit && { commit }) })
      }
    }
    return entries.sort((a, b) => b.at.localeCompare(a.at))
  }

  /** Copies the store, with its keys and its trusted root, to a folder whose neighbours they become. */
  async copyTo(directory: string): Promise<void> {
    const copy = new StoreReader(directory)
    await this.locked('registry', async () => {
      await cp(this.options.keys, copy.options.keys, { recursive: true })
      await cp(dirname(this.options.root), dirname(copy.options.root), { recursive: true })
      // Folders of changes in progress begin with a dot.
      const filter = (path: string) => !basename(path).startsWith('.') || path === this.directory
      await cp(this.directory, copy.directory, { recursive: true, filter })
    })
  }

  /** Returns the verified store; a new one is signed now. The caller holds the lock. */
  protected async open(): Promise<TrustedStore> {
    return (await this.metadata.read()) ?? this.metadata.initialise()
  }

  /** Returns a published version whose files are the signed ones. @throws {ReleaseError} when there is none */
  protected async intact(trusted: TrustedStore, name: string, version: string): Promise<Release> {
    const directory = this.path(name, version)
    const release = await readSignedRelease(this, trusted.names, name, version)
    if (!release) {
      throw new ReleaseError(`${name} ${version} is not published here; --list shows what is.`)
    }
    await verifyFiles(directory, release)
    const documents = [releaseDocument, provenanceDocument]
    await checkNothingElse(directory, release, documents, compressedSuffixes)
    return release
  }

  /** Runs a change under a lock; again, when another machine has changed the store in the bucket meanwhile. */
  protected async change<T>(lock: string, action: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.locked(lock, action)
      } catch (error) {
        if (!(error instanceof OvertakenError) || attempt === attempts) throw error
      }
    }
  }

  protected locked<T>(name: string, action: () => Promise<T>): Promise<T> {
    return withLock(this.lockPath(name), { timeoutMilliseconds: lockTimeoutMilliseconds }, action)
  }

  protected lockPath(name: string): string {
    return join(this.directory, '.locks', name)
  }

  protected path(name: string, version: string): string {
    checkName(name)
    checkVersion(version)
    return join(this.directory, name, version)
  }
}

/** Returns what a team signs of a version: its documents, which contain the hashes of everything else. */
export async function signedDocuments(
  directory: string,
  below: string,
): Promise<Record<string, TargetFile>> {
  const documents: Record<string, TargetFile> = {}
  for (const document of [releaseDocument, provenanceDocument]) {
    const bytes = await ifThere(readFile(join(directory, document)))
    if (!bytes) continue
    const path = `${below}/${document}`
    const sha512 = createHash('sha512').update(bytes).digest('hex')
    documents[path] = new TargetFile({ path, length: bytes.length, hashes: { sha512 } })
  }
  return documents
}

/** Returns what visitors get of a version. */
export function stateOf(
  registry: Registry,
  name: string,
  version: string,
): PublishedRelease['state'] {
  if (registry.live[name]?.version === version) return 'live'
  if (registry.canary[name]?.release.version === version) return 'canary'
  return registry.previous[name]?.includes(version) ? 'previous' : 'published'
}
