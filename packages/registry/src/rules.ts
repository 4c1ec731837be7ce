import type { Registry, Release } from '@stampa/platform/release'
import { compressedSuffixes, isVersion, releaseDocument } from './names.ts'

/** Prefixes that the gateway owns; a remote's pages below them would be unreachable. */
const reservedMounts = ['/api', '/mfe', '/media', '/preview', '/healthz', '/readyz', '/metrics']

/** Name of the release with the frames; the only one without mounts. */
export const shellName = 'shell'

/** Returns one sentence per contradiction between the fields of a release; none when it may be published. */
export function releaseProblems(release: Release): string[] {
  return [
    ...versionProblems(release),
    ...placeProblems(release),
    ...navProblems(release),
    ...fileProblems(release),
  ]
}

/**
 * Returns the suffix that a container's global name needs, so that two versions can share a page.
 *
 * @example containerSuffix('1.2.3-rc.1') // '_1_2_3_rc_1'
 */
export function containerSuffix(version: string): string {
  return `_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`
}

function versionProblems({ version, react, container }: Release): string[] {
  const problems: string[] = []
  if (!isVersion(version)) problems.push(`version ${version} is not strict semver`)
  if (!isVersion(react)) problems.push(`react ${react} is not an exact version`)
  if (!container.endsWith(containerSuffix(version))) {
    problems.push(`container ${container} must end in ${containerSuffix(version)}`)
  }
  return problems
}

function placeProblems({ name, frame, mounts }: Release): string[] {
  if (name === shellName) {
    const placed = frame !== null || mounts.length > 0
    return placed ? ['the shell is the frame itself: it has neither frame nor mounts'] : []
  }
  const problems = mounts
    .filter(mount => reservedMounts.some(reserved => isBelow(mount, reserved)))
    .map(mount => `mount ${mount} belongs to the gateway`)
  if (frame === null) problems.push('a remote must name its frame, public or admin')
  if (mounts.length === 0) problems.push('a remote must have at least one mount')
  return problems
}

function navProblems({ frame, mounts, nav }: Release): string[] {
  return nav.flatMap(item => {
    const problems: string[] = []
    if (!mounts.some(mount => isBelow(item.to, mount))) {
      problems.push(`nav item ${item.to} is outside the mounts`)
    }
    if (frame === 'public' && item.group !== undefined) {
      problems.push(`nav item ${item.to} has a group, which only the admin frame shows`)
    }
    return problems
  })
}

function fileProblems(release: Release): string[] {
  const { entry, scripts, styles, routes, server, files } = release
  const routeFiles = Object.values(routes)
  const uses: { role: string; ending: string; paths: string[] }[] = [
    { role: 'entry', ending: '.js', paths: [entry] },
    { role: 'script', ending: '.js', paths: [...scripts, ...routeFiles.flatMap(r => r.scripts)] },
    { role: 'style', ending: '.css', paths: [...styles, ...routeFiles.flatMap(r => r.styles)] },
    { role: 'server bundle', ending: '.cjs', paths: [server] },
  ]
  const problems = uses.flatMap(({ role, ending, paths }) =>
    [...new Set(paths)].flatMap(path => {
      if (!Object.hasOwn(files, path)) return [`${role} ${path} is not among the files`]
      if (!path.endsWith(ending)) return [`${role} ${path} must end in ${ending}`]
      const forServer = path.startsWith('server/')
      if (forServer === (role === 'server bundle')) return []
      return [`${role} ${path} must be ${forServer ? 'outside' : 'inside'} server/`]
    }),
  )
  for (const path of Object.keys(files)) {
    if (path === releaseDocument) problems.push(`${releaseDocument} may not list itself`)
    if (compressedSuffixes.some(suffix => path.endsWith(suffix))) {
      problems.push(`${path} ends like a compressed copy, which the store writes itself`)
    }
  }
  return problems
}

/** Returns the mounts of the release that a live remote already has, as `'/admin belongs to admin 1.0.3'`. */
export function mountConflicts(registry: Registry, release: Release): string[] {
  return Object.values(registry.live)
    .filter(live => live.name !== release.name)
    .flatMap(live =>
      live.mounts
        .filter(mount => release.mounts.includes(mount))
        .map(mount => `${mount} belongs to ${live.name} ${live.version}`),
    )
}

/** Returns the registry with these releases in the place of the live ones of their names, which come before them. */
export function withLive(registry: Registry, releases: Release[]): Registry {
  const live = { ...registry.live }
  const before = { ...registry.before }
  for (const release of releases) {
    const replaced = live[release.name]
    if (replaced) before[release.name] = replaced
    live[release.name] = release
  }
  return { ...registry, live, before }
}

/** Returns whether the path is the prefix or continues it with whole segments. */
function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}
