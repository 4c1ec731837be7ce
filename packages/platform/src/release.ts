import type { Language } from './language.ts'

/**
 * `release.json` in the release store describes one immutable build. The registry of the live builds is
 * derived from the store's signed metadata: `@stampa/release` writes it, `@stampa/registry` verifies it for
 * the page server, and documents contain the browser's part ({@link BrowserRegistry}).
 */

/** Frame around a remote's pages. */
export type FrameName = 'public' | 'admin'

/** An entry that a remote adds to the navigation of its frame. */
export interface NavItem {
  to: string
  /** Text without a chosen language. */
  label: string
  /** Texts by chosen language. */
  labels?: Record<Language, string>
  /** Heading in the admin sidebar; the public navigation has none. */
  group?: NavGroup
  /** Permission without which the entry is hidden, such as `offers:read`. @default none */
  requires?: string
  /** Ascending; equal values keep the remotes' order. */
  order?: number
}

export const navGroups = ['Overview', 'Content', 'Sales', 'Studio', 'Insights', 'Settings'] as const
export type NavGroup = (typeof navGroups)[number]

/** A file of a release, by its path relative to the release's folder. */
export interface ReleaseFile {
  /** `sha256-…` (older builds: `sha384-…`), as the `integrity` attribute takes it. */
  integrity: string
  /** Uncompressed size. */
  bytes: number
}

/** Files of a route beyond the entry, for preloading. */
export interface RouteFiles {
  scripts: string[]
  styles: string[]
}

/** One immutable build of the shell or of a remote: the content of `release.json`. */
export interface Release {
  name: string
  version: string
  /** Global name of the federation container; contains the version, so that two versions can share a page. */
  container: string
  /** The frame of a remote; null for the shell itself. */
  frame: FrameName | null
  /** Path prefixes of whole segments that the remote owns; the longest match wins. */
  mounts: string[]
  nav: NavItem[]
  /** Major version of each service's interface that the build was made for. */
  builtAgainst: Record<string, string>
  /** Exact React version the build expects from the shell. */
  react: string
  /** First script: the container of a remote, the application of the shell. */
  entry: string
  /** Scripts beside the entry that every page of the release needs. */
  scripts: string[]
  /** Stylesheets that every page of the release needs. */
  styles: string[]
  /** Files of each lazily loaded route, by route id. */
  routes: Record<string, RouteFiles>
  /** CommonJS bundle for the page server; the gateway does not serve it. */
  server: string
  files: Record<string, ReleaseFile>
  /** sha256 of the sources; equal sources need no new build. */
  source: string
}

/** Shares of the visitors that a canary can have, per cent: the groups of the gateway's `canary.conf`. */
export const canaryShares = [5, 25] as const

/** A version that a share of the visitors gets in place of the live one, while it is compared with it. */
export interface Canary {
  release: Release
  share: (typeof canaryShares)[number]
}

/** The live releases and the versions before them. */
export interface Registry {
  /** Incremented by every change. */
  serial: number
  /** ISO time of the last change. */
  updatedAt: string
  live: Record<string, Release>
  /** Earlier live versions by name, newest last, for rollbacks. */
  previous: Record<string, string[]>
  /** The version before the live one, by name, for browsers in which the live one does not start. */
  before?: Record<string, Release>
  /** Running canaries by name. */
  canary: Record<string, Canary>
}

/** A live remote as browsers know it. */
export interface BrowserRemote {
  version: string
  container: string
  frame: FrameName
  mounts: string[]
  nav: NavItem[]
  entry: { url: string; integrity: string }
  /**
   * React version that it expects; any newer one of the same major version will do. Documents of an earlier page
   * server do not state it.
   */
  react?: string
  /** The version before, for when this one does not start. */
  before?: Pick<BrowserRemote, 'version' | 'container' | 'entry' | 'react'>
}

/** The registry inlined in every document. */
export interface BrowserRegistry {
  serial: number
  /** Version of the shell; undefined in development, where no newer versions are looked for. */
  shell: string | undefined
  /** Set while a canary runs: the browser reports whether the page could be shown. */
  watched?: true
  remotes: Record<string, BrowserRemote>
}

/** Returns the URL of a release's file, without the origin. */
export function releaseUrl(release: Pick<Release, 'name' | 'version'>, file: string): string {
  return `/mfe/${release.name}/${release.version}/${file}`
}

/**
 * Returns the name whose mount is the longest whole-segment prefix of the path.
 *
 * @example findMount({ admin: { mounts: ['/admin'] }, storefront: { mounts: ['/'] } }, '/admin/x') // 'admin'
 */
export function findMount(
  remotes: Record<string, { mounts: string[] }>,
  pathname: string,
): string | undefined {
  const [longest] = Object.entries(remotes)
    .flatMap(([name, { mounts }]) => mounts.map(mount => ({ name, mount })))
    .filter(({ mount }) => `${pathname}/`.startsWith(mount.endsWith('/') ? mount : `${mount}/`))
    .toSorted((a, b) => b.mount.length - a.mount.length)
  return longest?.name
}
