import type { Release } from '@stampa/platform/release'
import { breakingChanges, callOf, type Fact, isWithin } from '@stampa/service-kit/openapi'
import type { Uses } from '@stampa/webpack/uses'
import { satisfies } from 'semver'

/** A version of the shell or a remote that pages run. */
export interface PageVersion extends Pick<Release, 'name' | 'version' | 'react'> {
  /** ISO time at which it went live. */
  since: string
  /** ISO time at which another version replaced it; undefined while it is live. Open pages still run it. */
  until?: string | undefined
  /** Undefined for a build from before uses were recorded. */
  uses?: Uses | undefined
}

export interface LiveService {
  name: string
  /** ISO time of the deployment; undefined when none is recorded and the interface is that of the sources. */
  since?: string | undefined
  facts: readonly Fact[]
}

/** A version of the shell, with the names that remotes can import from `@stampa/platform`. */
export interface ShellVersion extends PageVersion {
  provides: readonly string[]
}

/** A build that is to go live. */
type Candidate = Pick<Release, 'name' | 'version' | 'react'> & { uses: Uses }

/** Returns one sentence per use of a build that a live service does not offer. */
export function refusalsByServices(
  { name, version, uses }: Candidate,
  services: readonly LiveService[],
): string[] {
  return services.flatMap(service =>
    breaksOf(uses, service).map(
      change =>
        `${callOf(change)}: ${name} ${version} uses it, and in ${service.name}, ${deployment(service)}, ${detailOf(change).replace(/ is gone$/, ' is not offered')}. Deploy a ${service.name} that offers it first, or release ${name} without this use.`,
    ),
  )
}

/** Returns one sentence per change of a service's interface that breaks a version in use. */
export function refusalsByPages(service: LiveService, versions: readonly PageVersion[]): string[] {
  const users = new Map<string, PageVersion[]>()
  for (const version of versions) {
    for (const change of breaksOf(version.uses, service)) {
      users.set(change, [...(users.get(change) ?? []), version])
    }
  }
  return [...users].map(
    ([change, using]) =>
      `${callOf(change)}: in the new ${service.name}, ${detailOf(change)}. ${listOf(using)}. Keep it in ${service.name}, release ${namesOf(using)} without this use, and drop it 30 days after that.`,
  )
}

/** Returns one sentence per name that a remote imports and a shell does not provide, and for another React. */
export function refusalsByShells(remote: Candidate, shells: readonly ShellVersion[]): string[] {
  return shells.flatMap(shell =>
    gaps(remote, shell).map(
      gap =>
        `${gap}: ${remote.name} ${remote.version} needs it, and ${lifeOf(shell)} does not provide it. Release a shell that does first, and ${remote.name} when no page runs an older one; or release ${remote.name} without this use.`,
    ),
  )
}

/** Returns one sentence per name that a new shell does not provide and remotes in use import. */
export function refusalsByRemotes(
  shell: Pick<ShellVersion, 'name' | 'version' | 'react' | 'provides'>,
  remotes: readonly PageVersion[],
): string[] {
  const users = new Map<string, PageVersion[]>()
  for (const remote of remotes) {
    for (const gap of gaps(remote, shell)) {
      users.set(gap, [...(users.get(gap) ?? []), remote])
    }
  }
  return [...users].map(
    ([gap, using]) =>
      `${gap}: ${shell.name} ${shell.version} does not provide it. ${listOf(using)}. Keep it in the shell until ${namesOf(using)} is released without this use.`,
  )
}

/** Returns what a remote needs of the shell and a version of it lacks. */
function gaps(
  { uses, react }: Pick<PageVersion, 'uses' | 'react'>,
  shell: Pick<ShellVersion, 'provides' | 'react'>,
): string[] {
  const names = uses?.platform.filter(name => !shell.provides.includes(name)) ?? []
  const missing = names.map(name => `${name} of @stampa/platform`)
  return satisfies(shell.react, `^${react}`) ? missing : [`React ^${react}`, ...missing]
}

/** Returns the changes of a service's interface that break a build, without the parts of an element that is gone. */
function breaksOf(uses: Uses | undefined, { name, facts }: LiveService): string[] {
  const changes = breakingChanges(uses?.services[name] ?? [], facts)
  const gone = changes.filter(change => change.endsWith(' is gone'))
  const inGone = (change: string) =>
    gone.some(each => each !== change && isWithin(change, each.replace(/ is gone$/, '')))
  return changes.filter(change => !inGone(change))
}

function deployment({ since }: LiveService): string {
  return since ? `live since ${timeOf(since)}` : 'as in the sources'
}

/** Returns the sentence about who uses something, since when. */
function listOf(versions: readonly PageVersion[]): string {
  return `${versions.map(lifeOf).join(' and ')} ${versions.length > 1 ? 'use' : 'uses'} it`
}

function lifeOf({ name, version, since, until }: PageVersion): string {
  const life = until
    ? `live from ${timeOf(since)} to ${timeOf(until)} and in open pages`
    : `live since ${timeOf(since)}`
  return `${name} ${version} (${life})`
}

function namesOf(versions: readonly PageVersion[]): string {
  return [...new Set(versions.map(({ name }) => name))].join(' and ')
}

/**
 * Returns a change without its call.
 *
 * @example detailOf('GET /api/faq 200 < application/json[] question is gone') // '200 < application/json[]
 *   question is gone'
 */
function detailOf(change: string): string {
  const detail = change.slice(callOf(change).length).trim()
  return detail === 'is gone' ? 'it is gone' : detail
}

function timeOf(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}
