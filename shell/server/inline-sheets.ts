import { join } from 'node:path'
import type { ReleaseStylesheet } from '@stampa/platform/document'
import { readReleased } from './released-file.ts'

/** Stylesheets kept: those of the live versions and of a few earlier ones, for a fast rollback. */
const keptSheets = 12

/**
 * Reads stylesheets to be inlined in documents, each once. On a slow line a linked stylesheet delays the first paint
 * by a round trip.
 */
export class InlineSheets {
  readonly #directory: string
  readonly #known = new Map<string, Promise<string>>()

  constructor(releasesDirectory: string) {
    this.#directory = releasesDirectory
  }

  /** Returns the texts by URL. Rejects when a stylesheet is missing or does not match its hash. */
  async read(stylesheets: ReleaseStylesheet[]): Promise<Map<string, string>> {
    const texts = stylesheets.map(async stylesheet => {
      return [stylesheet.url, await this.#text(stylesheet)] as const
    })
    return new Map(await Promise.all(texts))
  }

  #text(stylesheet: ReleaseStylesheet): Promise<string> {
    const known = this.#known.get(stylesheet.url)
    if (known) return known
    const reading = this.#load(stylesheet)
    this.#known.set(stylesheet.url, reading)
    reading.catch(() => this.#known.delete(stylesheet.url))
    for (const old of [...this.#known.keys()].slice(0, -keptSheets)) this.#known.delete(old)
    return reading
  }

  async #load({ release, file, url, integrity }: ReleaseStylesheet): Promise<string> {
    const path = join(this.#directory, release.name, release.version, file)
    const text = await readReleased(path, integrity)
    if (text.includes('</')) throw new Error(`${url} contains a closing tag`)
    return text
  }
}
