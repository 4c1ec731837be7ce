import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { Release } from '@stampa/platform/release'
import { openStore } from '@stampa/release'
import { integrityOf } from '@stampa/webpack'

/** Parts whose pages the tabs show. */
const parts = ['shell', 'storefront', 'studio', 'admin']

/** Time after which no page of a version is expected to be open, ms. */
const longAfter = 31 * 86_400_000

/** Documents and files of the versions that were live before many releases, as tabs got them that are still open. */
export class OldReleases {
  readonly #url: string
  readonly #folder: string
  readonly #versions: ReadonlyMap<string, string>

  private constructor(url: string, folder: string, versions: ReadonlyMap<string, string>) {
    this.#url = url
    this.#folder = folder
    this.#versions = versions
  }

  /**
   * Releases the parts of a platform in turn, the last time with their own files under a new version, and deletes
   * the versions that no page needs 31 days later.
   *
   * @param count releases in all
   */
  static async release(
    { url, releasesDir }: { url: string; releasesDir: string },
    count: number,
  ): Promise<OldReleases> {
    const store = openStore(releasesDir)
    const { live } = await store.registry()
    const first = Object.values(live).filter(({ name }) => parts.includes(name))
    const folder = await mkdtemp(join(tmpdir(), 'stampa-old-'))
    for (const { name, version } of first) {
      await cp(join(releasesDir, name, version), join(folder, name, version), { recursive: true })
    }
    const old = new OldReleases(url, folder, new Map(first.map(one => [one.name, one.version])))
    const rounds = Math.ceil(count / first.length)
    for (let round = 1; round <= rounds; round += 1) {
      for (const release of first) {
        const write = round < rounds ? writeSmall : old.#writeAgain
        const directory = await mkdtemp(join(tmpdir(), 'stampa-next-'))
        try {
          const next = await write(release, `90.0.${round}`, directory)
          await store.publish(directory)
          await store.activate(next.name, next.version)
        } finally {
          await rm(directory, { recursive: true })
        }
      }
      await store.prune({ now: Date.now() + longAfter })
    }
    return old
  }

  /** Writes the same build under another version. */
  readonly #writeAgain = async (
    release: Release,
    version: string,
    directory: string,
  ): Promise<Release> => {
    const { name, entry, scripts } = release
    const container = containerOf(release, version)
    const from = join(this.#folder, name, release.version)
    const files: Release['files'] = {}
    const hashes = new Map<string, string>()
    // The scripts of every page contain the hashes of the others, and the entry those of these scripts.
    const late = [...scripts, entry]
    const paths = Object.keys(release.files).filter(path => !late.includes(path))
    for (const path of [...paths, ...late]) {
      await mkdir(join(directory, path, '..'), { recursive: true })
      let content: Buffer | string = await readFile(join(from, path))
      if (/\.(js|cjs|css)$/.test(path)) {
        content = content
          .toString()
          .replaceAll(release.container, container)
          .replaceAll(`/mfe/${name}/${release.version}/`, `/mfe/${name}/${version}/`)
        for (const [before, after] of hashes) content = content.replaceAll(before, after)
      }
      const integrity = integrityOf(content)
      hashes.set(release.files[path]?.integrity ?? '', integrity)
      files[path] = { integrity, bytes: Buffer.byteLength(content) }
      await writeFile(join(directory, path), content)
    }
    return writeDescription(directory, { ...release, version, container, files })
  }

  /**
   * Opens an address as it was before the releases. Its document is the old one, and so are the files until
   * it is ready.
   */
  async open(page: Page, document: Document, keepFiles: boolean): Promise<void> {
    const files = /\/mfe\/([^/]+)\/([^/]+)\/([^?]+)/
    await page.route(files, async route => {
      const [, name = '', version = '', file = ''] = files.exec(route.request().url()) ?? []
      if (this.#versions.get(name) !== version) return route.fallback()
      return fulfil(route, join(this.#folder, name, version, file))
    })
    await page.route(this.#url + document.path, route => route.fulfill(document.response), {
      times: 1,
    })
    await page.goto(this.#url + document.path)
    await page.locator('html[data-ready]').waitFor()
    if (!keepFiles) await page.unroute(files)
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true })
  }
}

/** A page's document, kept. */
export interface Document {
  path: string
  response: { status: number; headers: Record<string, string>; body: string }
}

export async function keepDocument(url: string, path: string): Promise<Document> {
  const response = await fetch(url + path)
  const headers = Object.fromEntries(response.headers)
  // Those of the compressed text.
  delete headers['content-encoding']
  delete headers['content-length']
  return { path, response: { status: response.status, headers, body: await response.text() } }
}

/** Serves a file whose name decides its type. */
async function fulfil(route: Route, path: string): Promise<void> {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
  const contentType = types[extname(path)] ?? 'application/octet-stream'
  await route.fulfill({ contentType, body: await readFile(path) })
}

/** Writes a build that nobody opens. */
async function writeSmall(release: Release, version: string, directory: string): Promise<Release> {
  const files: Release['files'] = {}
  for (const path of [release.entry, release.server]) {
    await mkdir(join(directory, path, '..'), { recursive: true })
    await writeFile(join(directory, path), '')
    files[path] = { integrity: integrityOf(''), bytes: 0 }
  }
  const container = containerOf(release, version)
  const without = { scripts: [], styles: [], routes: {} }
  return writeDescription(directory, { ...release, ...without, version, container, files })
}

/** Returns the global name of another version. */
function containerOf(release: Release, version: string): string {
  const suffix = (of: string) => `_${of.replaceAll(/[^0-9A-Za-z]/g, '_')}`
  return release.container.slice(0, -suffix(release.version).length) + suffix(version)
}

async function writeDescription(directory: string, release: Release): Promise<Release> {
  await writeFile(join(directory, 'release.json'), JSON.stringify(release))
  return release
}
