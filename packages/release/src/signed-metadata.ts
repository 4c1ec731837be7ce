import { createHash } from 'node:crypto'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Action,
  type Choice,
  type MetadataVersions,
  metadataFolder,
  type Publication,
  type RegistryState,
  type ReleaseBucket,
  ReleaseError,
  readPublication,
  readSeen,
  readTrustedStore,
  replaceDurably,
  type StoreLocation,
  seenFile,
  syncDirectory,
  type TrustedStore,
  writeDurably,
} from '@stampa/registry'
import {
  type Key,
  type Metadata,
  MetaFile,
  type Root,
  Snapshot,
  type TargetFile,
  Targets,
  Timestamp,
} from '@tufjs/models'
import { Keys, type Signer } from './keys.ts'
import { withLock } from './lock.ts'
import {
  changedRoot,
  common,
  holdersOf,
  type OwnersRole,
  requireKey,
  rootOf,
  serialize,
  sign,
  signature,
  targetsOf,
  timestampValidity,
} from './metadata-documents.ts'
import { emptyRegistry } from './registry.ts'

/** Time limit of a copy of the bucket, of which another process may make the first, ms. */
const pullMilliseconds = 600_000

/** What a team signs. */
export interface SignedReleases {
  /** The documents of its published versions, by path in the store. */
  targets: Record<string, TargetFile>
  live?: string | undefined
  previous: string[]
  canary?: Publication['canary']
}

/** Changed metadata of one commit. */
export interface Change {
  /** Metadata of the owner (`targets`) and of teams, by role. */
  roles: Map<string, Metadata<Targets>>
  removed?: string[]
  registry?: Pick<RegistryState, 'serial' | 'updatedAt'>
  /** Choices of the online key for a name, which must be all since its metadata. */
  choices?: TrustedStore['choices']
}

/** Signs the metadata of a store, with the keys that this machine has. The caller holds the store's lock. */
export class SignedMetadata {
  readonly location: StoreLocation
  readonly keys: Keys
  readonly #bucket: ReleaseBucket | undefined

  constructor(location: StoreLocation, keysFolder: string, bucket?: ReleaseBucket) {
    this.location = location
    this.keys = new Keys(keysFolder)
    this.#bucket = bucket
  }

  /** Returns the verified store; undefined when nothing was ever signed. @throws {UntrustedError} */
  async read(): Promise<TrustedStore | undefined> {
    const bucket = this.#bucket
    if (!bucket) return this.#readFolder()
    const lock = join(this.location.directory, '.locks/pull')
    return withLock(lock, { timeoutMilliseconds: pullMilliseconds }, async () => {
      const isEmpty = await bucket.isEmpty()
      if (!isEmpty) {
        const seen = await readSeen(this.location)
        await bucket.pull(this.location, seen, { mayBeStale: isKnown(seen) })
      }
      const trusted = await this.#readFolder()
      if (isEmpty && trusted) await bucket.fill(this.location, trusted)
      return trusted
    })
  }

  async #readFolder(): Promise<TrustedStore | undefined> {
    const seen = await readSeen(this.location)
    if (!isKnown(seen) && !(await isThere(this.#path('timestamp.json')))) return undefined
    return readTrustedStore(this.location, seen, new Date(), { mayBeStale: isKnown(seen) })
  }

  /** Makes the owner's keys and signs a new store. A killed attempt is repeated with the same keys. */
  async initialise(): Promise<TrustedStore> {
    const { location, keys } = this
    if ((await isThere(location.root)) && !(await keys.find('root'))) {
      throw new ReleaseError(
        `${location.directory} has no metadata, and only its owner can sign it for the first time. Is it the right folder?`,
      )
    }
    const root = await keys.openOrCreate('root')
    const owner = await keys.openOrCreate('targets')
    const online = await keys.openOrCreate('online')
    const metadata = sign(
      rootOf(1, {
        root: [root.key],
        targets: [owner.key],
        snapshot: [online.key],
        timestamp: [online.key],
      }),
      root,
    )
    await mkdir(metadataFolder(location), { recursive: true })
    await mkdir(dirname(location.root), { recursive: true })
    await this.#writeRoot(metadata)
    const targets = sign(targetsOf(1, new Map()), owner)
    const base = { root: metadata, targets, meta: {}, versions: {} }
    const { serial, updatedAt } = emptyRegistry
    const roles = new Map([['targets', targets]])
    await this.#write(base, { roles, registry: { serial, updatedAt } })
    return readTrustedStore(location, {}, new Date())
  }

  /** Makes the changed metadata the store's by one rename. Before it, nothing has changed for a reader. */
  async commit(trusted: TrustedStore, change: Change): Promise<void> {
    const { root, targets, versions, snapshot, registry } = trusted
    const { serial, updatedAt } = change.registry ?? registry
    const choices = { ...trusted.choices, ...change.choices }
    // The team's metadata contains them from now on.
    for (const name of [...change.roles.keys(), ...(change.removed ?? [])]) delete choices[name]
    const base = { root, targets, versions, meta: snapshot.signed.meta }
    const isChosen = Object.keys(choices).length > 0
    const state = { serial, updatedAt, ...(isChosen && { choices }) }
    await this.#write(base, { ...change, registry: state })
  }

  /** Renews the timestamp; without it the store is refused after a day. */
  async refresh({ root, versions, timestamp }: TrustedStore): Promise<void> {
    await this.#writeTimestamp(root, versions, timestamp.signed.snapshotMeta)
  }

  /**
   * Returns a team's metadata with the given releases, signed with the key of the team.
   *
   * @param before the snapshot's entry for the team's metadata
   * @param choices those of the online key since then
   * @throws {ReleaseError} when this machine does not have the key
   */
  async signName(
    before: Pick<MetaFile, 'version' | 'hashes'> | undefined,
    name: string,
    { targets, live, previous, canary }: SignedReleases,
    last: Omit<Action, 'by' | 'at'>,
    choices?: Choice[],
  ): Promise<Metadata<Targets>> {
    const publication: Publication = {
      ...(live !== undefined && { live }),
      previous,
      ...(canary && { canary }),
      last: { ...last, ...signature() },
      ...(choices && { choices }),
      ...(before?.hashes?.sha512 && { before: before.hashes.sha512 }),
    }
    const signed = new Targets({
      ...common((before?.version ?? 0) + 1),
      targets,
      unrecognizedFields: { publication },
    })
    return sign(signed, await this.keys.open(name))
  }

  /** Returns the name's key; a new one when the owner releases a name for the first time. */
  async signerOf(trusted: TrustedStore, name: string): Promise<Signer> {
    if (trusted.targets.signed.delegations?.roles?.[name]) return this.keys.open(name)
    await this.keys.open('targets')
    return this.keys.openOrCreate(name)
  }

  /** Returns the owner's metadata with this key for the name, or without the name. */
  async delegate(trusted: TrustedStore, name: string, key?: Key): Promise<Metadata<Targets>> {
    const { delegations, version } = trusted.targets.signed
    const keyOf = new Map<string, Key>()
    for (const role of Object.values(delegations?.roles ?? {})) {
      const [known] = role.keyIDs.flatMap(id => delegations?.keys[id] ?? [])
      if (known) keyOf.set(role.name, known)
    }
    if (key) keyOf.set(name, key)
    else keyOf.delete(name)
    return sign(targetsOf(version + 1, keyOf), await this.keys.open('targets'))
  }

  /** Makes a new key of a name, on a machine of the owner. */
  async createKey(name: string): Promise<Signer> {
    await this.keys.open('targets')
    return this.keys.create(name)
  }

  /**
   * Gives a new key to a role of the owner. A root with both keys is written before the new key is used, and
   * one without the old key after it, so that the store is valid at every moment.
   */
  async rotateOwners(trusted: TrustedStore, role: OwnersRole): Promise<void> {
    const root = await this.keys.open('root')
    if (role === 'root') {
      const next = await this.keys.openOrCreate('root.next')
      // A killed attempt may have written the root already.
      if (!trusted.root.signed.keys[next.key.keyID]) {
        await this.#writeRoot(changedRoot(trusted.root, { root: [next.key] }, root, next))
      }
      return this.keys.move('root.next', 'root')
    }
    const { key, sign: signWith } = await this.keys.create(role)
    const held = role === 'online' ? ['snapshot', 'timestamp'] : ['targets']
    const holders = (keys: Key[]) => Object.fromEntries(held.map(each => [each, keys]))
    const before = holdersOf(trusted.root, held[0] ?? '')
    const both = changedRoot(trusted.root, holders([...before, key]), root)
    await this.#writeRoot(both)
    const roles: Change['roles'] = new Map()
    if (role === 'targets') {
      const { signed } = trusted.targets
      const json = { ...signed.toJSON(), version: signed.version + 1 }
      roles.set('targets', sign(Targets.fromJSON(json), { key, sign: signWith }))
    }
    await this.commit({ ...trusted, root: both }, { roles })
    await this.#writeRoot(changedRoot(both, holders([key]), root))
  }

  /**
   * Returns the changes of a name's releases, newest first.
   *
   * @throws {UntrustedError} when one is not the one that was signed
   */
  async history(
    name: string,
    version: number,
    publication: Publication,
  ): Promise<(Action | Choice)[]> {
    const actionsOf = ({ last, choices = [] }: Publication) => [last, ...choices.toReversed()]
    const actions = actionsOf(publication)
    for (let { before } = publication; before !== undefined; ) {
      version -= 1
      const file = `${version}.${name}.json`
      await this.#bucket?.keepMetadata(this.location, file, before)
      const earlier = await readPublication(this.location, file, before)
      actions.push(...actionsOf(earlier))
      before = earlier.before
    }
    return actions
  }

  async #write(
    { root, targets, meta, versions }: Base,
    { roles, removed = [], registry }: Omit<Change, 'registry'> & { registry: RegistryState },
  ): Promise<void> {
    const online = await this.keys.open('online')
    const owner = roles.get('targets') ?? targets
    const nextMeta = { ...meta }
    for (const name of removed) delete nextMeta[`${name}.json`]
    for (const [role, metadata] of roles) {
      // A key that was replaced meanwhile must not make the store unreadable.
      requireKey(role === 'targets' ? root : owner, role, metadata)
      nextMeta[`${role}.json`] = await this.#writeVersioned(role, metadata)
    }
    const version = (versions['snapshot.json'] ?? 0) + 1
    const unrecognizedFields = { registry: { ...registry } }
    const snapshot = sign(
      new Snapshot({ ...common(version), meta: nextMeta, unrecognizedFields }),
      online,
    )
    requireKey(root, 'snapshot', snapshot)
    const snapshotMeta = await this.#writeVersioned('snapshot', snapshot)
    await syncDirectory(metadataFolder(this.location))
    const entries = Object.entries(nextMeta).map(([file, entry]) => [file, entry.version])
    await this.#writeTimestamp(
      root,
      {
        ...Object.fromEntries(entries),
        'snapshot.json': version,
        'timestamp.json': versions['timestamp.json'] ?? 0,
      },
      snapshotMeta,
    )
  }

  /**
   * Commits. The versions on this machine follow in the same moment: the file is prepared before, as the disk
   * may be full.
   */
  async #writeTimestamp(
    root: Metadata<Root>,
    versions: MetadataVersions,
    snapshotMeta: MetaFile,
  ): Promise<void> {
    const version = (versions['timestamp.json'] ?? 0) + 1
    const timestamp = sign(
      new Timestamp({ ...common(version, timestampValidity), snapshotMeta }),
      await this.keys.open('online'),
    )
    requireKey(root, 'timestamp', timestamp)
    const seen = seenFile(this.location)
    await rm(`${seen}.new`, { force: true })
    await writeDurably(`${seen}.new`, JSON.stringify({ ...versions, 'timestamp.json': version }))
    await this.#bucket?.commit(Buffer.from(serialize(timestamp)), version - 1)
    await replaceDurably(this.#path('timestamp.json'), serialize(timestamp))
    await rename(`${seen}.new`, seen)
    await syncDirectory(dirname(seen))
  }

  /** Writes a version of a metadata file, which nothing names yet; a killed process may have left one. */
  async #writeVersioned(
    role: string,
    metadata: Metadata<Targets> | Metadata<Snapshot>,
  ): Promise<MetaFile> {
    const { version } = metadata.signed
    const text = serialize(metadata)
    const path = this.#path(`${version}.${role}.json`)
    await rm(path, { force: true })
    await writeDurably(path, text)
    await this.#bucket?.putMetadata(Buffer.from(text))
    const sha512 = createHash('sha512').update(text).digest('hex')
    return new MetaFile({ version, length: Buffer.byteLength(text), hashes: { sha512 } })
  }

  /** Writes a version of the root into the store and as the one that this machine trusts. */
  async #writeRoot(root: Metadata<Root>): Promise<void> {
    const { version } = root.signed
    await this.#bucket?.putRoot(version, Buffer.from(serialize(root)))
    await replaceDurably(this.#path(`${version}.root.json`), serialize(root))
    await replaceDurably(this.location.root, serialize(root))
  }

  #path(file: string): string {
    return join(metadataFolder(this.location), file)
  }
}

interface Base extends Pick<TrustedStore, 'root' | 'targets' | 'versions'> {
  meta: Record<string, MetaFile>
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Returns whether this machine knows the newest version: it may renew a timestamp that has expired. */
function isKnown(seen: MetadataVersions): boolean {
  return seen['timestamp.json'] !== undefined
}
