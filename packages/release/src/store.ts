import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Canary, Registry, Release } from '@stampa/platform/release'
import {
  type Action,
  asRegistryState,
  type Choice,
  checkName,
  OvertakenError,
  type PreviewLink,
  previewBytes,
  previewText,
  provenanceDocument,
  ReleaseError,
  readRegistry,
  releaseDocument,
  removeUnsigned,
  syncDirectory,
  type TrustedStore,
  versionsOf,
  withBefore,
  withFolder,
  writeDurably,
  writeServed,
} from '@stampa/registry'
import { checkNothingElse, copyRelease, readRelease, verifyFiles } from './build-folder.ts'
import { openPageMilliseconds, versionsInUse } from './check/in-use.ts'
import { signedLink } from './keys.ts'
import { withLock } from './lock.ts'
import { isOwnersRole, signature } from './metadata-documents.ts'
import { type Origin, provenanceOf } from './provenance.ts'
import { rollbackTarget, withCanary, withLive, withRollback } from './registry.ts'
import type { Change, SignedReleases } from './signed-metadata.ts'
import { type StoreOptions, StoreReader, signedDocuments, stateOf } from './store-reader.ts'

/**
 * The release store in a folder: immutable builds below `<name>/<version>/`, and signed metadata with the live ones.
 *
 * Any number of processes may use one store. Every change is atomic: after a kill at any moment the metadata is valid
 * and names only complete releases.
 */
export class Store extends StoreReader {
  /**
   * Adds a build to the store, signed with the key of its team. The same bytes again change nothing.
   *
   * @param buildDirectory contains `release.json` and exactly the files it lists; it is not changed
   * @throws {ReleaseError} when the build is invalid or the version exists with other bytes; the store is then
   * unchanged
   */
  async publish(buildDirectory: string, origin: Origin = {}): Promise<Release> {
    const release = await readRelease(buildDirectory)
    await checkNothingElse(buildDirectory, release, [releaseDocument])
    await this.change(`publish-${release.name}`, async () => {
      const published = await this.find(release.name, release.version)
      if (!published) return this.#add(buildDirectory, release, origin)
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
    return this.#changeRegistry('live', async trusted => {
      const release = await this.intact(trusted, name, version)
      return { release, next: withLive(trusted.registry, release, new Date()) }
    })
  }

  /**
   * Gives a published version to a share of the visitors.
   *
   * @throws {ReleaseError} as {@link activate}, and when there is no live version, or it may not run beside
   *   another canary
   */
  async startCanary(name: string, version: string, share: Canary['share']): Promise<Release> {
    return this.#changeRegistry('canary', async trusted => {
      const release = await this.intact(trusted, name, version)
      return { release, next: withCanary(trusted.registry, release, share, new Date()) }
    })
  }

  /**
   * Signs a choice between the versions that the name's team has signed, with the online key alone.
   *
   * @param by the process that decided. @default this user and machine
   * @throws {ReleaseError} when the choice does not fit the versions as they are now
   */
  async choose(name: string, choice: Omit<Choice, 'by' | 'at'>, by?: string): Promise<void> {
    await this.change('registry', async () => {
      const trusted = await this.open()
      const signed = [...(trusted.choices[name] ?? []), { ...choice, ...signature(by) }]
      const choices = { ...trusted.choices, [name]: signed }
      const registry = {
        serial: trusted.registry.serial + 1,
        updatedAt: new Date().toISOString(),
      }
      const state = asRegistryState({ ...registry, choices }, `The choices of ${name}`)
      const next = await readRegistry(this, state, trusted.names)
      if (choice.action !== 'withdrawn') await this.intact(trusted, name, choice.version)
      await writeServed(this.directory, next)
      await this.metadata.commit(trusted, { roles: new Map(), registry, choices })
    })
  }

  /**
   * Goes back to the version that was live before, or to the given published one.
   *
   * @throws {ReleaseError} when there is none.
   */
  async rollback(name: string, version?: string): Promise<Release> {
    return this.#changeRegistry('rolled back', async trusted => {
      const target = rollbackTarget(trusted.registry, name, version)
      const release = await this.intact(trusted, name, target)
      return { release, next: withRollback(trusted.registry, release, new Date()) }
    })
  }

  /**
   * Returns the token of a link that shows a published version in the place of the live one until a time,
   * signed with the key of its team.
   *
   * @throws {ReleaseError} when it is not published, damaged, or its mounts are another remote's
   */
  async previewToken(link: PreviewLink): Promise<string> {
    return this.change('registry', async () => {
      const trusted = await this.open()
      const release = await this.intact(trusted, link.name, link.version)
      // Refuses mounts of another remote.
      withLive(trusted.registry, release, new Date())
      const signer = await this.metadata.signerOf(trusted, link.name)
      const text = previewText(link)
      return signedLink(signer, text, previewBytes(text))
    })
  }

  /** Renews the timestamp, without which page servers refuse the store after a day, and the document for browsers. */
  async refresh(): Promise<void> {
    await this.change('registry', async () => {
      const trusted = await this.open()
      await writeServed(this.directory, trusted.registry)
      await this.metadata.refresh(trusted)
    })
  }

  /**
   * Gives a new key to a role: `root`, `targets`, `online` or a name. What the key before has signed stays, its later
   * signatures are refused.
   *
   * @throws {ReleaseError} when this machine does not have the key of the role above
   */
  async rotateKey(role: string): Promise<void> {
    await this.change('registry', async () => {
      const trusted = await this.open()
      if (isOwnersRole(role)) return this.metadata.rotateOwners(trusted, role)
      checkName(role)
      const { key } = await this.metadata.createKey(role)
      const roles: Change['roles'] = new Map()
      roles.set('targets', await this.metadata.delegate(trusted, role, key))
      if (trusted.names.has(role)) {
        const releases = releasesOf(trusted, role)
        roles.set(role, await this.#sign(trusted, role, releases, { action: 'new key' }))
      }
      await this.metadata.commit(trusted, { roles })
    })
  }

  /** Takes a name with its releases and its key out of the store. @throws {ReleaseError} without the owner's key */
  async revoke(name: string): Promise<void> {
    checkName(name)
    await this.change('registry', async () => {
      const trusted = await this.open()
      const roles = new Map([['targets', await this.metadata.delegate(trusted, name)]])
      const { live, previous, canary, serial } = trusted.registry
      const without = <T>(of: Record<string, T>) =>
        Object.fromEntries(Object.entries(of).filter(([each]) => each !== name))
      const registry = { serial: serial + 1, updatedAt: new Date().toISOString() }
      await writeServed(this.directory, {
        ...registry,
        live: without(live),
        previous: without(previous),
        canary: without(canary),
      })
      await this.metadata.commit(trusted, { roles, removed: [name], registry })
      await this.metadata.keys.remove(name)
    })
  }

  /**
   * Deletes old versions of the names whose key this machine has: all but the live one, the canary, those a
   * rollback can return to, the `keep` highest, and those published or live in the last 30 days.
   *
   * @returns the deleted versions
   */
  async prune({ keep = 10, now = Date.now() } = {}): Promise<{ name: string; version: string }[]> {
    return this.change('registry', async () => {
      const trusted = await this.metadata.read()
      const inUse = await this.#inUse(new Date(now))
      const deleted: { name: string; version: string }[] = []
      const roles: Change['roles'] = new Map()
      for (const name of trusted ? [...trusted.names.keys()].sort() : []) {
        if (!trusted || !(await this.metadata.keys.find(name))) continue
        const old: string[] = []
        for (const version of versionsOf(trusted, name).slice(keep)) {
          if (stateOf(trusted.registry, name, version) !== 'published') continue
          if (inUse.has(`${name} ${version}`)) continue
          old.push(version)
        }
        if (old.length === 0) continue
        const releases = releasesOf(trusted, name)
        for (const path of Object.keys(releases.targets)) {
          if (old.includes(path.split('/')[1] ?? '')) delete releases.targets[path]
        }
        roles.set(name, await this.#sign(trusted, name, releases, { action: 'deleted' }))
        deleted.push(...old.map(version => ({ name, version })))
      }
      if (trusted && roles.size > 0) await this.metadata.commit(trusted, { roles })
      const kept = await this.metadata.read()
      if (kept) await removeUnsigned(this, kept)
      if (kept) await this.bucket?.removeUnsigned(kept)
      return deleted
    })
  }

  /**
   * Returns `<name> <version>` of those that were published or given to visitors in the last 30 days, by the
   * signed log.
   */
  async #inUse(now: Date): Promise<Set<string>> {
    const log = await this.log()
    const published = log.filter(
      ({ action, at }) =>
        action === 'published' && now.getTime() - Date.parse(at) < openPageMilliseconds,
    )
    const used = [...published, ...versionsInUse(await this.registry(), log, now)]
    return new Set(used.map(({ name, version }) => `${name} ${version}`))
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
    return withLock(this.lockPath(`build-${name}`), options, () =>
      withFolder(join(this.directory, '.build', name), action),
    )
  }

  /** Adds a version: complete by one rename, and published by the signature after it. */
  async #add(buildDirectory: string, release: Release, origin: Origin): Promise<void> {
    const { name, version } = release
    const signer = await this.locked('registry', async () =>
      this.metadata.signerOf(await this.open(), name),
    )
    await withFolder(join(this.directory, '.staging', name), async staging => {
      await copyRelease(buildDirectory, staging, release)
      const provenance = provenanceOf(release, origin, signer)
      await writeDurably(join(staging, provenanceDocument), provenance)
      const documents = await signedDocuments(staging, `${name}/${version}`)
      await this.bucket?.putVersion(staging, release)
      await this.locked('registry', async () => {
        const trusted = await this.open()
        // Another machine has published the version since it was looked for.
        if (versionsOf(trusted, name).includes(version)) throw new OvertakenError()
        const target = this.path(name, version)
        const parent = dirname(target)
        await mkdir(parent, { recursive: true })
        // Left by a process that was killed before it signed.
        await rm(target, { recursive: true, force: true })
        await rename(staging, target)
        await syncDirectory(parent)
        await syncDirectory(this.directory)

        const roles: Change['roles'] = new Map()
        if (!trusted.targets.signed.delegations?.roles?.[name]) {
          roles.set('targets', await this.metadata.delegate(trusted, name, signer.key))
        }
        const releases = releasesOf(trusted, name)
        Object.assign(releases.targets, documents)
        const { commit } = origin
        const action: Omit<Action, 'by' | 'at'> = {
          action: 'published',
          version,
          ...(commit && { commit }),
        }
        roles.set(name, await this.#sign(trusted, name, releases, action))
        await this.metadata.commit(trusted, { roles })
      })
    })
  }

  async #changeRegistry(
    action: Action['action'],
    change: (trusted: TrustedStore) => Promise<{ release: Release; next: Registry }>,
  ): Promise<Release> {
    return this.change('registry', async () => {
      const trusted = await this.open()
      const { release, next } = await change(trusted)
      // The document first: after a crash in between it still names a complete release, and the next change rewrites
      // it.
      await writeServed(this.directory, await withBefore(this, trusted.names, next))
      if (next !== trusted.registry) {
        const { name, version } = release
        const { targets } = releasesOf(trusted, name)
        const releases = { targets, ...versionsIn(next, name) }
        const { share } = action === 'canary' ? (releases.canary ?? {}) : {}
        const signed = await this.#sign(trusted, name, releases, {
          action,
          version,
          ...(share && { share }),
        })
        const { serial, updatedAt } = next
        const registry = { serial, updatedAt }
        await this.metadata.commit(trusted, { roles: new Map([[name, signed]]), registry })
      }
      return release
    })
  }

  #sign(
    trusted: TrustedStore,
    name: string,
    releases: SignedReleases,
    action: Omit<Action, 'by' | 'at'>,
  ) {
    const { meta, version } = trusted.snapshot.signed
    // Above the versions of the name before its key was revoked.
    const before = meta[`${name}.json`] ?? { version }
    return this.metadata.signName(before, name, releases, action, trusted.choices[name])
  }
}

/** Opens the store in a folder; the first release creates the folder and its keys. */
export function openStore(directory: string, options?: StoreOptions): Store {
  return new Store(directory, options)
}

/** Returns what the name's team signs if it changes nothing: its documents, and the versions that visitors get. */
function releasesOf({ names, registry }: TrustedStore, name: string): SignedReleases {
  const targets = { ...names.get(name)?.metadata.signed.targets }
  return { targets, ...versionsIn(registry, name) }
}

function versionsIn({ live, previous, canary }: Registry, name: string) {
  const { release, share } = canary[name] ?? {}
  return {
    live: live[name]?.version,
    previous: previous[name] ?? [],
    ...(release && share && { canary: { version: release.version, share } }),
  }
}
