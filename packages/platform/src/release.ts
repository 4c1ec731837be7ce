import type { Language } from './language.ts'

/**
 * The release store's two documents. `release.json` describes one immutable build;
 * `registry.json` says which build of each name is live. Both are written by
 * `@stampa/release` and read at request time by the page server; the browser gets
 * the part it needs inlined in the document ({@link BrowserRegistry}).
 */

/** Which surroundings a remote's pages appear in. */
export type FrameName = 'public' | 'admin'

/** An entry that a remote adds to the navigation of its frame. */
export interface NavItem {
  to: string
  /** As it reads while no language has been chosen. */
  label: string
  /** What it reads once one has. */
  labels?: Record<Language, string>
  /** Heading in the admin sidebar; the public navigation has none. */
  group?: NavGroup
  /** Lower comes first inside its group; equal orders keep the remotes' own sequence. */
  order?: number
}

export const navGroups = ['Overview', 'Content', 'Sales', 'Studio', 'Insights', 'Settings'] as const
export type NavGroup = (typeof navGroups)[number]

/** A file of a release, by its path relative to the release's folder. */
export interface ReleaseFile {
  /** `sha384-…`, as the `integrity` attribute takes it. */
  integrity: string
  /** Uncompressed size. */
  bytes: number
}

/** What a route needs beyond the entry, so that its first view can preload it. */
export interface RouteFiles {
  scripts: string[]
  styles: string[]
}

/** One immutable build of the shell or of a remote: the content of `release.json`. */
export interface Release {
  name: string
  version: string
  /** Global name of the federation container; carries the version so that two can share a page. */
  container: string
  /** The frame of a remote; null for the shell itself. */
  frame: FrameName | null
  /** Path prefixes (whole segments) that the remote answers; the longest match wins. */
  mounts: string[]
  nav: NavItem[]
  /** Major version of each service's interface that the build was made for. */
  builtAgainst: Record<string, string>
  /** Exact React version the build expects from the shell. */
  react: string
  /** First script: the container of a remote, the application of the shell. */
  entry: string
  /** Scripts beside the entry that every page of this release needs. */
  scripts: string[]
  /** Stylesheets that every page of this release needs. */
  styles: string[]
  /** Files of each lazily loaded route, by route id. */
  routes: Record<string, RouteFiles>
  /** CommonJS bundle that the page server evaluates; absent from what browsers may fetch. */
  server: string
  files: Record<string, ReleaseFile>
  /** sha256 over everything the build was made from; equal sources need no new build. */
  source: string
}

/** What is live now, and what was before, newest last. */
export interface Registry {
  /** Grows by one with every change. */
  serial: number
  /** ISO time of the last change. */
  updatedAt: string
  live: Record<string, Release>
  /** Versions that were live before, by name: the way back for a rollback. */
  previous: Record<string, string[]>
}

/** A live remote as the browser needs to know it. */
export interface BrowserRemote {
  version: string
  container: string
  frame: FrameName
  mounts: string[]
  nav: NavItem[]
  entry: { url: string; integrity: string }
  styles: { url: string; integrity: string }[]
}

/** The registry as it is inlined in every document. */
export interface BrowserRegistry {
  serial: number
  remotes: Record<string, BrowserRemote>
}

/** URL of a release's file, below the origin that serves the document. */
export function releaseUrl(release: Pick<Release, 'name' | 'version'>, file: string): string {
  return `/mfe/${release.name}/${release.version}/${file}`
}

/**
 * The name whose mount is the longest whole-segment prefix of the path.
 *
 * @example findMount({ admin: { mounts: ['/admin'] }, storefront: { mounts: ['/'] } }, '/admin/x') // 'admin'
 */
export function findMount(
  remotes: Record<string, { mounts: string[] }>,
  pathname: string,
): string | undefined {
  let best: { name: string; length: number } | undefined
  for (const [name, { mounts }] of Object.entries(remotes)) {
    for (const mount of mounts) {
      const prefix = mount.endsWith('/') ? mount : `${mount}/`
      if (!`${pathname}/`.startsWith(prefix)) continue
      if (!best || mount.length > best.length) best = { name, length: mount.length }
    }
  }
  return best?.name
}
