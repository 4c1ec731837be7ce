import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { openStore, type Store } from '@stampa/release'
import { buildRelease, integrityOf, readDeployable } from '@stampa/webpack'

/** A release store in a temporary folder, with the real shell live in it. */
export class PublishedShell {
  readonly directory: string
  readonly store: Store

  constructor(directory: string) {
    this.directory = directory
    this.store = openStore(join(directory, 'releases'))
  }

  static async create(): Promise<PublishedShell> {
    const published = new PublishedShell(await mkdtemp(join(tmpdir(), 'stampa-pages-')))
    const outputDirectory = join(published.directory, 'shell')
    await buildRelease({
      deployable: await readDeployable(join(import.meta.dirname, '../..')),
      version: '1.0.0',
      // Saves time: only browsers profit from minified files.
      minimize: false,
      outputDirectory,
      source: '0'.repeat(64),
    })
    await published.store.publish(outputDirectory)
    await published.store.activate('shell', '1.0.0')
    return published
  }

  /** As {@link publish}, and makes the version live. */
  async goLive(...published: Parameters<PublishedShell['publish']>): Promise<string> {
    const path = await this.publish(...published)
    const [version, , name = 'storefront'] = published
    await this.store.activate(name, version)
    return path
  }

  /**
   * Publishes a remote that answers every public address, or another shell.
   *
   * @param code CommonJS with the exports of a server bundle
   * @returns the path of the stored server bundle
   */
  async publish(
    version: string,
    code: string,
    name: 'storefront' | 'shell' = 'storefront',
  ): Promise<string> {
    const directory = join(this.directory, `${name}-${version}`)
    const server = `server/${name}.cjs`
    const files = { 'entry.js': `/* ${version} */`, [server]: code }
    await mkdir(join(directory, 'server'), { recursive: true })
    for (const [file, content] of Object.entries(files)) {
      await writeFile(join(directory, file), content)
    }
    const release: Release = {
      name,
      version,
      container: `${name}_${version.replaceAll('.', '_')}`,
      frame: name === 'shell' ? null : 'public',
      mounts: name === 'shell' ? [] : ['/'],
      nav: [],
      builtAgainst: {},
      react: '19.3.1',
      entry: 'entry.js',
      scripts: [],
      styles: [],
      routes: {},
      server,
      files: Object.fromEntries(
        Object.entries(files).map(([file, content]) => [
          file,
          { integrity: integrityOf(content), bytes: Buffer.byteLength(content) },
        ]),
      ),
      source: '0'.repeat(64),
    }
    await writeFile(join(directory, 'release.json'), JSON.stringify(release))
    await this.store.publish(directory)
    return join(this.store.directory, name, version, server)
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true })
  }
}
