import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, Release } from '@stampa/platform/release'
import { firstLoad } from './first-load.ts'
import { home, pages } from './pages.ts'

/** A measured size. */
export interface Figure {
  /** Unique name, the key of its recorded value. */
  name: string
  /** Compressed bytes. */
  bytes: number
  /** Hard limit, bytes. */
  limit?: number
}

/** Limit of a remote's entry, bytes: every page that links to the remote loads it. */
const entryLimit = 10_000

/** Limit of the design studio's own JavaScript, canvas library included, bytes. */
const studioScriptLimit = 140 * 1024

/**
 * Limit of the scripts beyond the frame for consent or tracking, bytes: a visitor gets either the banner
 * or, with consent, the tracker.
 */
const consentLimit = 1536

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
