import type { Canary, Registry, Release } from '@stampa/platform/release'
import { mountConflicts, ReleaseError, shellName } from '@stampa/registry'

/** Versions per name that the registry remembers for rollbacks. */
export const historyLimit = 10

export const emptyRegistry: Registry = {
  serial: 0,
  updatedAt: new Date(0).toISOString(),
  live: {},
  previous: {},
  canary: {},
}

/**
 * Makes the release live and remembers the version it replaces. Returns the same registry when the release is live
 * already.
 *
 * @throws {ReleaseError} when another live remote has one of the release's mounts
 */
export function withLive(registry: Registry, release: Release, now: Date): Registry {
  const current = registry.live[release.name]?.version
  if (current === release.version) return registry
  const history = registry.previous[release.name] ?? []
  const previous = current === undefined ? history : [...history, current].slice(-historyLimit)
  return changed(registry, release, previous, now)
}

/**
 * Gives the release to a share of the visitors, in place of the live one.
 *
 * @throws {ReleaseError} when there is no live one to compare it with, or when its failures could be another canary's
 */
export function withCanary(
  registry: Registry,
  release: Release,
  share: Canary['share'],
  now: Date,
): Registry {
  const { name, version } = release
  const live = registry.live[name]
  if (!live) {
    throw new ReleaseError(`${name} has no live version to compare a canary with; release it.`)
  }
  if (live.version === version) throw new ReleaseError(`${name} ${version} is live already.`)
  if (registry.previous[name]?.includes(version)) {
    throw new ReleaseError(`${name} ${version} was live before: go back to it with --rollback.`)
  }
  const other = Object.keys(registry.canary).find(each => {
    return each !== name && (each === shellName || name === shellName)
  })
  if (other !== undefined) {
    throw new ReleaseError(
      `${other} ${registry.canary[other]?.release.version} is a canary. The shell is in every page, so its canary runs alone: wait, or end the other one with --canary stop.`,
    )
  }
  refuseConflicts(registry, release)
  return {
    ...registry,
    serial: registry.serial + 1,
    updatedAt: now.toISOString(),
    canary: { ...registry.canary, [name]: { release, share } },
  }
}

/**
 * Returns the version that a rollback of the name returns to: the previous live one, or the requested one.
 *
 * @throws {ReleaseError} when there is no earlier version or the requested one is live
 */
export function rollbackTarget(registry: Registry, name: string, version?: string): string {
  const current = registry.live[name]
  if (!current) throw new ReleaseError(`${name} was never made live, so there is no way back.`)
  if (version === current.version) throw new ReleaseError(`${name} ${version} is live already.`)
  const target = version ?? registry.previous[name]?.at(-1)
  if (target !== undefined) return target
  throw new ReleaseError(
    `${name} ${current.version} has no version before it. To go to another published one, add --version; --list shows them.`,
  )
}

/**
 * Goes back to the release. A remembered version restores the history of its time, so that a second rollback goes
 * further back; any other published version is made live like a new one.
 *
 * @throws {ReleaseError} when another live remote has taken one of the release's mounts
 */
export function withRollback(registry: Registry, release: Release, now: Date): Registry {
  const history = registry.previous[release.name] ?? []
  const index = history.lastIndexOf(release.version)
  if (index === -1) return withLive(registry, release, now)
  return changed(registry, release, history.slice(0, index), now)
}

function changed(registry: Registry, release: Release, previous: string[], now: Date): Registry {
  refuseConflicts(registry, release)
  const { [release.name]: _ended, ...canary } = registry.canary
  return {
    serial: registry.serial + 1,
    updatedAt: now.toISOString(),
    live: { ...registry.live, [release.name]: release },
    previous: { ...registry.previous, [release.name]: previous },
    canary,
  }
}

function refuseConflicts(registry: Registry, release: Release): void {
  const conflicts = mountConflicts(registry, release)
  if (conflicts.length > 0) {
    throw new ReleaseError(
      `${release.name} ${release.version} cannot be made live: mount ${conflicts.join(', ')}. Change the mounts in its package.json, or take the other remote's away first.`,
    )
  }
}
