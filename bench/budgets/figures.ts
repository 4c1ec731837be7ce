import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { renderDocument } from '@stampa/platform/document'
import type { Registry, Release, RouteFiles } from '@stampa/platform/release'

export interface Figure {
  /** Unique name, the key of its recorded value. */
  name: string
  /** Compressed bytes. */
  bytes: number
  /** Hard limit, bytes. */
  limit?: number
}

/** Limit of a remote's entry, bytes: every page that links to the remote loads it. */
const entryLimit = 2_500

/** Limit of the design studio's own JavaScript, canvas library included, bytes. */
const studioScriptLimit = 140 * 1024

/**
 * Limit of the scripts beyond the frame for consent or tracking, bytes: a visitor gets either the banner
 * or, with consent, the tracker.
 */
const consentLimit = 1536

/** A page whose first load has a budget. */
interface Page {
  /** Path of the page. */
  name: string
  remote: string
  /** Its routes' ids, outermost first. */
  routeIds: string[]
  /** Limit of all JavaScript of the first load, bytes. */
  limit?: number
  /** Scripts of the shell that this page's frame imports; its document does not preload them. */
  frameScripts?: string[]
}

/** The same code compresses to 150 bytes more or less with the hashes that it contains. */
const home: Page = { name: '/', remote: 'storefront', routeIds: ['home'], limit: 115_100 }

const pages: Page[] = [
  home,
  { name: '/products', remote: 'storefront', routeIds: ['products'] },
  { name: '/products/{id}', remote: 'storefront', routeIds: ['product'] },
  { name: '/blog/{id}', remote: 'storefront', routeIds: ['post'] },
  { name: '/our-works', remote: 'storefront', routeIds: ['our-works'] },
  { name: '/custom-order', remote: 'storefront', routeIds: ['custom-order'] },
  {
    name: '/admin',
    remote: 'admin',
    routeIds: ['workspace', 'dashboard'],
    limit: 220_000,
    frameScripts: ['admin-frame.js'],
  },
  {
    name: '/admin/analytics',
    remote: 'analytics',
    routeIds: ['analytics'],
    frameScripts: ['admin-frame.js'],
  },
]

/** Measures the live releases of a store: the files that the gateway sends. */
export async function measureFigures(store: string, registry: Registry): Promise<Figure[]> {
  const { styles } = firstLoad(registry, home)
  const live = Object.values(registry.live)
  const remotes = live.filter(({ frame }) => frame !== null)
  const watched: (Omit<Figure, 'bytes'> & { files: string[] })[] = [
    ...pages.map(page => ({
      name: `${page.name}: JavaScript, brotli`,
      files: firstLoad(registry, page).scripts.map(brotli),
      ...(page.limit !== undefined && { limit: page.limit }),
    })),
    { name: `${home.name}: CSS, brotli`, files: styles.map(brotli) },
    ...['consent', 'tracker', 'vitals'].map(name => ({
      name: `${name}, gzip`,
      files: live
        .filter(({ frame }) => frame === null)
        .map(shell => `${shell.name}/${shell.version}/${name}.js.gz`),
      limit: consentLimit,
    })),
    {
      name: 'studio: JavaScript of its own, gzip',
      files: live.filter(isStudio).flatMap(scriptsOf),
      limit: studioScriptLimit,
    },
    // A browser fetches the studio's typefaces one by one, as designs use them.
    { name: 'fonts, all', files: live.filter(release => !isStudio(release)).flatMap(fontsOf) },
    ...remotes.map(({ name, version, entry }) => ({
      name: `entry of ${name}, gzip`,
      files: [`${name}/${version}/${entry}.gz`],
      limit: entryLimit,
    })),
  ]
  return Promise.all(
    watched.map(async ({ files, ...figure }) => ({ ...figure, bytes: await total(store, files) })),
  )
}

function isStudio({ name }: Release): boolean {
  return name === 'studio'
}

function scriptsOf({ name, version, files }: Release): string[] {
  const scripts = Object.keys(files).filter(file => file.endsWith('.js'))
  return scripts.map(file => `${name}/${version}/${file}.gz`)
}

function fontsOf({ name, version, files }: Release): string[] {
  const fonts = Object.keys(files).filter(file => file.endsWith('.woff2'))
  return fonts.map(file => `${name}/${version}/${file}`)
}

function brotli(file: string): string {
  return `${file}.br`
}

async function total(store: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async file => (await stat(join(store, file))).size))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Returns the release files of a page's first load: all that its document names, read
 * from the document itself, and the frame's own scripts.
 *
 * @throws when the registry has no live remote or no such route: its files would not be counted
 */
function firstLoad(registry: Registry, page: Page): RouteFiles {
  const { name, remote, routeIds, frameScripts = [] } = page
  for (const id of routeIds) {
    if (!registry.live[remote]?.routes[id]) {
      throw new Error(`${name}: the live ${remote} has no files for a route '${id}'`)
    }
  }
  const html = renderDocument(registry, {
    head: { title: '' },
    html: '',
    data: {},
    remote,
    routeIds,
  })
  const named = [...html.matchAll(/ (?:src|href)="\/mfe\/([^"]+)"/g)].map(([, file]) => file ?? '')
  const framed = frameScripts.map(file => `shell/${registry.live.shell?.version}/${file}`)
  const ending = (suffix: string) => [...named, ...framed].filter(file => file.endsWith(suffix))
  return { scripts: ending('.js'), styles: ending('.css') }
}
