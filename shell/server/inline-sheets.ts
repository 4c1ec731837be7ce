import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStylesheet } from '@stampa/platform/document'

/** Sheets kept: those of the live versions, and of some before for a quick way back. */
const keptSheets = 12

/**
 * The text of stylesheets, to stand in the document itself: on a slow line a file of its own is a
 * round trip more until anything can be seen. Each is read once.
 */
export class InlineSheets {
  readonly #directory: string
  readonly #known = new Map<string, Promise<string>>()

  constructor(releasesDirectory: string) {
    this.#directory = releasesDirectory
  }

  /** Their texts by address. Rejects when one is missing or not what was released. */
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
    const content = await readFile(join(this.#directory, release.name, release.version, file))
    if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) {
      throw new Error(`${url} is not what was released`)
    }
    const text = content.toString()
    if (text.includes('</')) throw new Error(`${url} would end the element that it stands in`)
    return text
  }
}
