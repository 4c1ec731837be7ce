import { defaultLanguage, inLanguage, type Language, languages } from './language.ts'
import type {
  BrowserRegistry,
  BrowserRemote,
  FrameName,
  Registry,
  Release,
  RouteFiles,
} from './release.ts'
import { releaseUrl } from './release.ts'
import type { Head } from './remote.ts'

/** Ids of the element that React renders into and of the inlined JSON. */
export const documentIds = {
  root: 'root',
  registry: 'stampa-registry',
  data: 'stampa-data',
} as const

/** A page rendered by the page server. */
export interface FirstView {
  head: Head
  /** Page icon from the company settings, if any. */
  icon?: string | undefined
  /** HTML of frame and page. */
  html: string
  /** The router's hydration data, JSON-serialisable. */
  data: unknown
  /** Name of the remote that owns the page; its scripts and styles go into the head. */
  remote: string
  /** Ids of the matched routes, outermost first. */
  routeIds: string[]
}

/** Icon for documents that do not know the shop's: browsers then do not request `/favicon.ico`. */
export const noIcon = 'data:,'

export interface DocumentOptions {
  /** Origin put before paths in canonical links and structured data. */
  origin?: string | undefined
  /** Set before the first script runs, so that a dark back office does not flash white. */
  frame?: FrameName | undefined
  /** The language that the visitor has chosen. */
  language?: Language | undefined
  /** Texts of stylesheets by URL, inlined instead of linked. */
  sheets?: ReadonlyMap<string, string> | undefined
  /** Whether the browser's calls begin a trace: {@link tracesMeta}. */
  isTraced?: boolean
  /** HTML of the bar above a preview, whose visits are not counted: {@link previewMeta}. */
  bar?: string | undefined
}

/** Attribute of the anchors whose clicks one listener of the shell answers: `shell/src/router/links.ts`. */
export const linkAttribute = 'data-link'

/** Name of the element that asks the browser to begin a trace with each call. */
export const tracesMeta = 'traces'

/** Name of the element of a document whose visits are not counted. */
export const previewMeta = 'preview'

/** A stylesheet of a live release that a document needs. */
export interface ReleaseStylesheet {
  release: Release
  /** Path below the release's folder. */
  file: string
  url: string
  integrity: string
}

/** Returns the part of the registry that browsers need. */
export function browserRegistry(registry: Registry): BrowserRegistry {
  const remotes: Record<string, BrowserRemote> = {}
  for (const release of Object.values(registry.live)) {
    if (release.frame === null) continue
    const before = registry.before?.[release.name]
    remotes[release.name] = {
      ...startOf(release),
      frame: release.frame,
      mounts: release.mounts,
      nav: release.nav,
      ...(before && { before: startOf(before) }),
    }
  }
  const isWatched = Object.keys(registry.canary).length > 0
  const shell = registry.live.shell?.version
  return { serial: registry.serial, shell, ...(isWatched && { watched: true }), remotes }
}

/** Returns what a browser needs to start a release. */
function startOf(release: Release): NonNullable<BrowserRemote['before']> {
  const { version, container, entry, react } = release
  return { version, container, entry: linked(release, entry), react }
}

/**
 * Returns the document that renders in the browser. The gateway serves it while no page server answers; the page
 * server sends it when a first view cannot be rendered. Throws when the registry has no live shell.
 */
export function clientDocument(registry: Registry, options: DocumentOptions = {}): string {
  return renderDocument(registry, undefined, options)
}

/** Returns the stylesheets of a page, the shell's first. */
export function documentStylesheets(
  registry: Registry,
  view: FirstView | undefined,
): ReleaseStylesheet[] {
  const { shell } = registry.live
  const remote = view && registry.live[view.remote]
  const ofRelease = (release: Release, files: string[]) =>
    files.map(file => ({ release, file, ...linked(release, file) }))
  return [
    ...(shell ? ofRelease(shell, shell.styles) : []),
    ...(remote ? ofRelease(remote, filesOf(remote, view, 'styles')) : []),
  ]
}

/**
 * Returns the HTML document of a first view. Escapes every value; contains no inline script and no inline style but
 * the given stylesheets, so it complies with `default-src 'self'` and their hashes.
 */
export function renderDocument(
  registry: Registry,
  view: FirstView | undefined,
  options: DocumentOptions = {},
): string {
  const shell = registry.live.shell
  if (!shell) throw new Error('The registry has no live release of the shell; release it first.')
  const remote = view && registry.live[view.remote]
  const scripts = remote
    ? [remote.entry, ...filesOf(remote, view, 'scripts')].map(file => linked(remote, file))
    : []
  const { url, integrity } = linked(shell, shell.entry)
  const { language } = options
  const isAdmin = options.frame === 'admin'

  return [
    '<!doctype html>',
    `<html${attributes({
      // The back office chooses its own language in the browser.
      lang: isAdmin ? 'en' : (language ?? defaultLanguage),
      ...(isAdmin && { 'data-frame': 'admin' }),
      // The browser continues in the language that the server rendered.
      ...(language && { 'data-language': language }),
    })}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(view?.head ?? { title: 'Stampa' }, options),
    ...(view?.head.preloadImage ? [imagePreload(view.head.preloadImage)] : []),
    ...documentStylesheets(registry, view).map(stylesheet =>
      styleTag(stylesheet, options.sheets?.get(stylesheet.url)),
    ),
    // Low priority: the server-rendered page is readable before any script runs, so images and styles come first on a
    // slow line. Fonts are not preloaded: fallback fonts of equal metrics stand in for them.
    `<script async${attributes({ src: url, integrity, fetchpriority: 'low' })}></script>`,
    ...scripts.map(({ url: href, integrity }) =>
      link({ rel: 'preload', as: 'script', href, integrity, fetchpriority: 'low' }),
    ),
    ...(options.isTraced ? [`<meta name="${tracesMeta}">`] : []),
    ...(options.bar
      ? [`<meta name="${previewMeta}">`, link({ rel: 'stylesheet', href: '/_gateway/preview.css' })]
      : []),
    '<meta name="theme-color" content="#faf8f4">',
    link({ rel: 'icon', href: view?.icon ?? noIcon }),
    '</head>',
    '<body>',
    ...(options.bar ? [options.bar] : []),
    `<div id="${documentIds.root}">${view?.html ?? ''}</div>`,
    inlineJson(documentIds.registry, browserRegistry(registry)),
    view ? inlineJson(documentIds.data, view.data) : withoutScript,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')
}

function link(values: Record<string, string>): string {
  return `<link${attributes(values)}>`
}

function headTags(head: Head, { origin = '', language }: DocumentOptions): string[] {
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path)
  const tags = [`<title>${escapeText(head.title)}</title>`]
  const meta = (attribute: 'name' | 'property', key: string, content: string | undefined) => {
    if (content) tags.push(`<meta${attributes({ [attribute]: key, content })}>`)
  }
  meta('name', 'description', head.description)
  if (head.noindex) meta('name', 'robots', 'noindex')
  if (head.canonical) {
    const href = absolute(head.canonical)
    tags.push(link({ rel: 'canonical', href }))
    meta('property', 'og:url', href)
    if (!head.noindex) tags.push(...alternates(href))
  }
  meta('property', 'og:site_name', 'Stampa')
  meta('property', 'og:locale', openGraphLocales[language ?? defaultLanguage])
  meta('property', 'og:type', head.type ?? 'website')
  meta('property', 'og:title', head.title)
  meta('property', 'og:description', head.description)
  meta('property', 'og:image', head.image && absolute(head.image))
  meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary')
  if (head.jsonLd) {
    tags.push(
      `<script type="application/ld+json">${escapeJson(withAbsolutePaths(head.jsonLd, absolute))}</script>`,
    )
  }
  return tags
}

const openGraphLocales = { el: 'el_GR', en: 'en_GB' } as const

/** Links to the page in each language and to the address without a language. */
function alternates(canonical: string): string[] {
  return [...languages, undefined].map(language =>
    link({
      rel: 'alternate',
      hreflang: language ?? 'x-default',
      href: inLanguage(canonical, language),
    }),
  )
}

/** Prefixes paths with the origin, which structured data needs and pages do not know. */
function withAbsolutePaths(value: unknown, absolute: (path: string) => string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? absolute(value) : value
  if (Array.isArray(value)) return value.map(item => withAbsolutePaths(item, absolute))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAbsolutePaths(item, absolute)]),
  )
}

/** webpack's runtime looks for `data-href` before it loads a stylesheet. */
function styleTag({ url, integrity }: ReleaseStylesheet, text: string | undefined): string {
  return text === undefined
    ? link({ rel: 'stylesheet', href: url, integrity })
    : `<style${attributes({ 'data-href': url })}>${text}</style>`
}

/** Returns the files of a remote and its matched routes, each once. */
function filesOf(remote: Release, { routeIds }: FirstView, kind: keyof RouteFiles): string[] {
  const routes = routeIds.flatMap(id => remote.routes[id]?.[kind] ?? [])
  return [...new Set([...remote[kind], ...routes])]
}

function imagePreload({ type, srcSet, sizes }: NonNullable<Head['preloadImage']>): string {
  const image = { as: 'image', type, imagesrcset: srcSet, imagesizes: sizes }
  return link({ rel: 'preload', ...image, fetchpriority: 'high' })
}

const withoutScript =
  '<noscript><p>Η σελίδα χρειάζεται JavaScript. This page needs JavaScript.</p></noscript>'

function inlineJson(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`
}

function linked(release: Release, file: string): { url: string; integrity: string } {
  const known = release.files[file]
  if (!known) throw new Error(`${release.name} ${release.version} lists no file ${file}`)
  return { url: releaseUrl(release, file), integrity: known.integrity }
}

/** `<` would let a value close the script element; U+2028 and U+2029 end lines in old parsers. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
