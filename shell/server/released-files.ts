import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { ReleaseStylesheet } from '@stampa/platform/document'
import type { Release } from '@stampa/platform/release'
import { evaluateBundle, hasIntegrity, type Require } from '@stampa/registry'

// Without this flag V8 keeps the compiled code of every version that was ever live.
setFlagsFromString('--no-compilation-cache')

/**
 * Versions kept per name, those that were used last: the live one, the one before it, for a fast rollback, and two
 * of a canary or previews.
 */
const keptVersions = 4

/** Stylesheets kept: those of the live versions and of a few earlier ones, for a fast rollback. */
const keptSheets = 12

/** Values by key, each loaded once, and again after a failure. Keeps those that were used last. */
class LastUsed<T> {
  readonly #values = new Map<string, Promise<T>>()
  readonly #count: number

  constructor(count: number) {
    this.#count = count
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key)
    const value = known ?? load()
    this.#values.delete(key)
    this.#values.set(key, value)
    if (!known) value.catch(() => this.#values.delete(key))
    for (const old of [...this.#values.keys()].slice(0, -this.#count)) this.#values.delete(old)
    return value
  }
}

/**
 * Evaluates server bundles of the release store, each version once. A bundle gets modules only from the `require` it
 * is given: a remote's bundle gets the shell's copies of the shared modules and nothing else.
 */
export class Bundles {
  readonly #directory: string
  readonly #evaluated = new Map<string, LastUsed<object>>()

  constructor(releasesDirectory: string) {
    this.#directory = releasesDirectory
  }

  /**
   * Returns the exports of a release's server bundle. Rejects while the bundle is missing, broken or not the one whose
   * hash the release has; it is read again at the next call.
   *
   * @param release of the verified registry
   * @param scope cache key beside the release; bundles with another `require` need another scope
   */
  load<T extends object>(release: Release, require: Require, scope = ''): Promise<T> {
    const versions = this.#evaluated.get(release.name) ?? new LastUsed(keptVersions)
    this.#evaluated.set(release.name, versions)
    const key = `${release.version} ${scope}`
    return versions.get(key, () => this.#evaluate(release, require)) as Promise<T>
  }

  async #evaluate({ name, version, server, files }: Release, require: Require): Promise<object> {
    const filename = join(this.#directory, name, version, server)
    const code = await readReleased(filename, files[server]?.integrity)
    return evaluateBundle(code, require, filename)
  }
}

/**
 * Reads stylesheets to be inlined in documents, each once. On a slow line a linked stylesheet delays the first paint
 * by a round trip.
 */
export class InlineSheets {
  readonly #directory: string
  readonly #texts = new LastUsed<string>(keptSheets)

  constructor(releasesDirectory: string) {
    this.#directory = releasesDirectory
  }

  /** Returns the texts by URL. Rejects when a stylesheet is missing or does not match its hash. */
  async read(stylesheets: ReleaseStylesheet[]): Promise<Map<string, string>> {
    const texts = stylesheets.map(async stylesheet => {
      const { url } = stylesheet
      return [url, await this.#texts.get(url, () => this.#load(stylesheet))] as const
    })
    return new Map(await Promise.all(texts))
  }

  async #load({ release, file, url, integrity }: ReleaseStylesheet): Promise<string> {
    const path = join(this.#directory, release.name, release.version, file)
    const text = await readReleased(path, integrity)
    if (text.includes('</')) throw new Error(`${url} contains a closing tag`)
    return text
  }
}

/** Reads a file of the release store. Rejects when it is missing or not what was released. */
async function readReleased(path: string, integrity: string | undefined): Promise<string> {
  const content = await readFile(path)
  if (!integrity || !hasIntegrity(content, integrity)) {
    throw new Error(`${path} is not what was released: its hash differs, so it is not used`)
  }
  return content.toString()
}
