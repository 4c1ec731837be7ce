import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Registry, Release } from '@stampa/platform/release'
import {
  Metadata,
  MetadataKind,
  type MetaFile,
  type Root,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models'
import { afterChoices } from './choices.ts'
import { hasCode, ReleaseError } from './errors.ts'
import { readBounded, subfolders, withFolder } from './files.ts'
import { byVersionDescending, releaseDocument } from './names.ts'
import { mountConflicts } from './rules.ts'
import {
  asPublication,
  asRegistryState,
  asRelease,
  type Choice,
  type Publication,
  type RegistryState,
} from './schema.ts'

/** Kinds of refusal; a label of a metric. */
export type RefusalReason =
  | 'altered'
  | 'expired'
  | 'malformed'
  | 'missing'
  | 'older'
  | 'unreadable'
  | 'unsigned'

/** The store is not what its owner and its teams have signed. */
export class UntrustedError extends ReleaseError {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Version of each metadata file, by its name without a version. */
export type MetadataVersions = Record<string, number>

/** Metadata and live releases of a store; every signature, hash and version in it is verified. */
export interface TrustedStore {
  root: Metadata<Root>
  timestamp: Metadata<Timestamp>
  snapshot: Metadata<Snapshot>
  /** The owner's metadata: the key of each name. */
  targets: Metadata<Targets>
  names: Map<string, { metadata: Metadata<Targets>; publication: Publication }>
  /** Choices of the online key since each name's metadata, oldest first. */
  choices: Record<string, Choice[]>
  versions: MetadataVersions
  registry: Registry
}

/** Where a store is, and what is known of it from elsewhere. */
export interface StoreLocation {
  directory: string
  /** Path of the trusted `root.json`, outside the store. */
  root: string
}

const maxBytes = 4 * 1024 * 1024

export function metadataFolder({ directory }: Pick<StoreLocation, 'directory'>): string {
  return join(directory, 'metadata')
}

/** File beside the trusted root with the versions that were verified last, so that a new process refuses older ones. */
export function seenFile({ root }: Pick<StoreLocation, 'root'>): string {
  return join(dirname(root), 'seen.json')
}

/** Returns the patterns of the paths that a name may sign: `<name>/<version>/<file>`. */
export function delegatedPaths(name: string): string[] {
  return [`${name}/*/*`]
}

/** Returns the versions that were verified last on this machine; none for a new store. */
export async function readSeen(location: StoreLocation): Promise<MetadataVersions> {
  const text = await readFile(seenFile(location), 'utf8').catch(error => {
    if (hasCode(error, 'ENOENT')) return '{}'
    throw error
  })
  return JSON.parse(text)
}

/**
 * Verifies the store's metadata from the trusted root to the `release.json` of each live release, as The Update
 * Framework's client workflow describes it (https://theupdateframework.github.io/specification/latest/#detailed-client-workflow).
 *
 * @param seen versions below which metadata is refused
 * @param options.mayBeStale accepts a timestamp that has expired
 * @throws {UntrustedError} with the first contradiction
 */
export async function readTrustedStore(
  location: StoreLocation,
  seen: MetadataVersions,
  now: Date,
  { mayBeStale = false } = {},
): Promise<TrustedStore> {
  const folder = metadataFolder(location)
  const root = await readRoot(location, now)

  const timestamp = await load<Timestamp>(join(folder, 'timestamp.json'), json =>
    Metadata.fromJSON(MetadataKind.Timestamp, json),
  )
  verify(root, 'timestamp', timestamp, mayBeStale ? new Date(0) : now)

  const { snapshotMeta } = timestamp.signed
  const snapshot = await load<Snapshot>(
    join(folder, `${snapshotMeta.version}.snapshot.json`),
    json => Metadata.fromJSON(MetadataKind.Snapshot, json),
    snapshotMeta,
  )
  verify(root, 'snapshot', snapshot, now)

  const { meta } = snapshot.signed
  const loadTargets = (role: string) => {
    const file = meta[`${role}.json`]
    if (!file) throw new UntrustedError('missing', `The snapshot does not list ${role}.json.`)
    return load<Targets>(
      join(folder, `${file.version}.${role}.json`),
      json => Metadata.fromJSON(MetadataKind.Targets, json),
      file,
    )
  }
  const targets = await loadTargets('targets')
  verify(root, 'targets', targets, now)

  const versions: MetadataVersions = {
    'timestamp.json': timestamp.signed.version,
    'snapshot.json': snapshot.signed.version,
    ...Object.fromEntries(Object.entries(meta).map(([file, { version }]) => [file, version])),
  }
  const roles = targets.signed.delegations?.roles ?? {}
  refuseOlder(seen, versions, file => Object.hasOwn(roles, basename(file, '.json')))

  const names: TrustedStore['names'] = new Map()
  for (const file of Object.keys(meta)) {
    if (file === 'targets.json') continue
    const name = basename(file, '.json')
    const metadata = await loadTargets(name)
    verify(targets, name, metadata, now)
    const foreign = Object.keys(metadata.signed.targets).find(
      path => !roles[name]?.isDelegatedPath(path) || !path.startsWith(`${name}/`),
    )
    if (foreign) throw new UntrustedError('unsigned', `${name} may not sign ${foreign}.`)
    const publication = asPublication(metadata.signed.unrecognizedFields.publication, file)
    names.set(name, { metadata, publication })
  }
  const state = asRegistryState(snapshot.signed.unrecognizedFields.registry, 'The snapshot')
  const registry = await readRegistry(location, state, names)
  const { choices = {} } = state
  return { root, timestamp, snapshot, targets, names, choices, versions, registry }
}

/** Returns the versions of a name that its team has signed, highest first. */
export function versionsOf(trusted: TrustedStore | undefined, name: string): string[] {
  const paths = Object.keys(trusted?.names.get(name)?.metadata.signed.targets ?? {})
  return byVersionDescending([...new Set(paths.map(path => path.split('/')[1] ?? ''))])
}

/**
 * Reads a published `release.json`.
 *
 * @returns undefined when its team has not signed this version
 * @throws {UntrustedError} when the document is not the signed one
 */
export async function readSignedRelease(
  { directory }: Pick<StoreLocation, 'directory'>,
  names: TrustedStore['names'],
  name: string,
  version: string,
): Promise<Release | undefined> {
  const path = `${name}/${version}/${releaseDocument}`
  const target = names.get(name)?.metadata.signed.targets[path]
  if (!target) return undefined
  const bytes = await read(join(directory, path))
  const hash = createHash('sha512').update(bytes).digest('hex')
  if (bytes.length !== target.length || hash !== target.hashes.sha512) {
    throw new UntrustedError('altered', `${path} is not the document that was signed.`)
  }
  const release = asRelease(
    parse(path, bytes, json => json),
    path,
  )
  if (release.name === name && release.version === version) return release
  throw new UntrustedError('altered', `${path} describes ${release.name} ${release.version}.`)
}

/**
 * Reads an earlier state of a name's releases, by the hash of its file in the state after it.
 *
 * @throws {UntrustedError} when the file is another one
 */
export async function readPublication(
  location: Pick<StoreLocation, 'directory'>,
  file: string,
  sha512: string,
): Promise<Publication> {
  const bytes = await read(join(metadataFolder(location), file))
  if (createHash('sha512').update(bytes).digest('hex') !== sha512) {
    throw new UntrustedError('altered', `${file} is not the file that was signed.`)
  }
  const { signed } = parse(file, bytes, json => Metadata.fromJSON(MetadataKind.Targets, json))
  return asPublication(signed.unrecognizedFields.publication, file)
}

/** Follows the owner's key changes from the trusted root to the newest one. */
async function readRoot(location: StoreLocation, now: Date): Promise<Metadata<Root>> {
  const asRoot = (path: string) =>
    load<Root>(path, json => Metadata.fromJSON(MetadataKind.Root, json))
  let root = await asRoot(location.root)
  for (;;) {
    const version = root.signed.version + 1
    const next = await asRoot(join(metadataFolder(location), `${version}.root.json`)).catch(
      error => {
        if (error instanceof UntrustedError && error.reason === 'missing') return undefined
        throw error
      },
    )
    if (!next) break
    for (const signer of [root, next])
      check('unsigned', 'root', () => signer.verifyDelegate('root', next))
    if (next.signed.version !== version) {
      throw new UntrustedError('altered', `${version}.root.json states another version.`)
    }
    root = next
  }
  refuseExpired('root', root, now)
  return root
}

/**
 * Returns the releases that visitors get, as the teams have signed and the online key chose since.
 *
 * @throws {UntrustedError} when a version is not signed, or was chosen without the right to it
 */
export async function readRegistry(
  location: Pick<StoreLocation, 'directory'>,
  { choices = {}, ...state }: RegistryState,
  names: TrustedStore['names'],
): Promise<Registry> {
  const registry: Registry = { ...state, live: {}, previous: {}, canary: {} }
  const read = async (name: string, version: string) => {
    const release = await readSignedRelease(location, names, name, version)
    if (!release) throw new UntrustedError('unsigned', `${name} ${version} is live but not signed.`)
    const [conflict] = mountConflicts(registry, release)
    if (conflict) throw new UntrustedError('altered', `Two live remotes have a mount: ${conflict}.`)
    return release
  }
  const stranger = Object.keys(choices).find(name => !names.has(name))
  if (stranger) throw new UntrustedError('unsigned', `${stranger} has nothing to choose from.`)
  const effective = Array.from(names, ([name, { publication }]) => {
    return [name, check('unsigned', name, () => afterChoices(publication, choices[name]))] as const
  })
  for (const [name, { live, previous }] of effective) {
    if (live === undefined) continue
    registry.live[name] = await read(name, live)
    registry.previous[name] = previous
  }
  for (const [name, { canary }] of effective) {
    if (!canary) continue
    registry.canary[name] = { release: await read(name, canary.version), share: canary.share }
  }
  return withBefore(location, names, registry)
}

/** Removes the folders of versions that no team has signed or that were deleted. */
export async function removeUnsigned(
  { directory }: Pick<StoreLocation, 'directory'>,
  trusted: TrustedStore,
): Promise<void> {
  await withFolder(join(directory, '.trash'), async trash => {
    for (const name of trusted.names.keys()) {
      const signed = versionsOf(trusted, name)
      for (const version of await subfolders(join(directory, name))) {
        if (signed.includes(version)) continue
        // Renamed first: a version exists completely or not at all.
        await rename(join(directory, name, version), join(trash, `${name}@${version}`))
      }
    }
  })
}

/** Adds the version before each live one. One that is damaged is left out: the live ones do not depend on it. */
export async function withBefore(
  location: Pick<StoreLocation, 'directory'>,
  names: TrustedStore['names'],
  registry: Registry,
): Promise<Registry> {
  const before: Record<string, Release> = {}
  for (const [name, versions] of Object.entries(registry.previous)) {
    const version = versions.at(-1)
    if (version === undefined) continue
    const release = await readSignedRelease(location, names, name, version).catch(refusal => {
      if (refusal instanceof ReleaseError) return undefined
      throw refusal
    })
    if (release) before[name] = release
  }
  return { ...registry, before }
}

function refuseOlder(
  seen: MetadataVersions,
  versions: MetadataVersions,
  isDelegated: (file: string) => boolean,
): void {
  for (const [file, version] of Object.entries(seen)) {
    const found = versions[file]
    // A name whose key the owner has revoked has no metadata any more.
    if (found === undefined && !isDelegated(file)) continue
    if (found === undefined || found < version) {
      throw new UntrustedError('older', `${file} was ${version} before and is ${found ?? 'gone'}.`)
    }
  }
}

function verify(
  by: Metadata<Root> | Metadata<Targets>,
  role: string,
  metadata: Metadata<Timestamp | Snapshot | Targets>,
  now: Date,
): void {
  check('unsigned', role, () => by.verifyDelegate(role, metadata))
  refuseExpired(role, metadata, now)
}

function refuseExpired(
  role: string,
  { signed }: Metadata<Root | Timestamp | Snapshot | Targets>,
  now: Date,
): void {
  if (!signed.isExpired(now)) return
  throw new UntrustedError('expired', `${role}.json was valid until ${signed.expires}.`)
}

type Json = Parameters<typeof Metadata.fromJSON>[1]

/** @param listed the file's entry in verified metadata */
async function load<T extends Root | Timestamp | Snapshot | Targets>(
  path: string,
  convert: (json: Json) => Metadata<T>,
  listed?: MetaFile,
): Promise<Metadata<T>> {
  const file = basename(path)
  const bytes = await read(path)
  if (listed) check('altered', file, () => listed.verify(bytes))
  const metadata = parse(file, bytes, convert)
  if (listed && metadata.signed.version !== listed.version) {
    throw new UntrustedError('altered', `${file} states version ${metadata.signed.version}.`)
  }
  return metadata
}

async function read(path: string): Promise<Buffer> {
  return readBounded(path, maxBytes).catch(error => {
    if (hasCode(error, 'ENOENT')) throw new UntrustedError('missing', `${path} does not exist.`)
    throw error
  })
}

function parse<T>(what: string, bytes: Buffer, convert: (json: Json) => T): T {
  return check('malformed', what, () => convert(JSON.parse(bytes.toString('utf8'))))
}

function check<T>(reason: RefusalReason, what: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw new UntrustedError(reason, `${what}: ${error instanceof Error ? error.message : error}`)
  }
}
