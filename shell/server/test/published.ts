import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '@stampa/release'
import { writeBuild } from '@stampa/release/testing'
import { buildRelease, readDeployable } from '@stampa/webpack'
import type { Config } from '../config.ts'

/** Server bundle of a remote with one page at `/`. */
export const page = (text: string, loader = '() => ({})') => `
  const { createElement } = require('react')
  exports.routes = [{
    path: '/',
    loader: ${loader},
    handle: { head: () => ({ title: ${JSON.stringify(text)}, canonical: '/' }) },
    Component: () => createElement('h1', null, ${JSON.stringify(text)}),
  }]`

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

  /** Makes a release live, see {@link publish}. @returns the path of the stored server bundle */
  async goLive(
    version: string,
    code: string,
    name: 'storefront' | 'shell' = 'storefront',
  ): Promise<string> {
    await this.publish(version, code, name)
    await this.store.activate(name, version)
    return join(this.store.directory, name, version, `server/${name}.cjs`)
  }

  /**
   * Publishes a remote that answers every public address, or another shell.
   *
   * @param code CommonJS with the exports of a server bundle
   */
  async publish(
    version: string,
    code: string,
    name: 'storefront' | 'shell' = 'storefront',
  ): Promise<void> {
    const directory = join(this.directory, `${name}-${version}`)
    const isShell = name === 'shell'
    await writeBuild(directory, {
      name,
      version,
      mounts: isShell ? [] : ['/'],
      styles: [],
      routes: {},
      content: { [`server/${name}.cjs`]: code },
    })
    await this.store.publish(directory)
  }

  /** Returns the configuration of a page server of this store. @param services URL of each */
  config(services: Record<string, string>): Config {
    return {
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1/32',
      RELEASES_DIR: join(this.directory, 'releases'),
      RELEASES_ROOT: join(this.directory, 'trust/root.json'),
      SERVICES: JSON.stringify(services),
      // Long enough for a busy machine: rendering time is not under test.
      RENDER_LIMIT: 10_000,
      SUBMIT_LIMIT: 10_000,
    }
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true })
  }
}
