import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Release } from '@stampa/platform/release'
import { evaluateBundle, type Require } from '@stampa/registry'
import { readReleased } from './released-file.ts'

// Without this flag V8 keeps the compiled code of every version that was ever live.
setFlagsFromString('--no-compilation-cache')

/**
 * Versions kept per name, those that were used last: the live one, the one before it, for a fast rollback, and two
 * of a canary or previews.
 */
const keptVersions = 4

/**
 * Evaluates server bundles of the release store, each version once. A bundle gets modules only from the `require` it
 * is given: a remote's bundle gets the shell's copies of the shared modules and nothing else.
 */
export class Bundles {
  readonly #directory: string
  readonly #evaluated = new Map<string, Map<string, Promise<object>>>()

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
    const versions = this.#evaluated.get(release.name) ?? new Map<string, Promise<object>>()
    this.#evaluated.set(release.name, versions)
    const key = `${release.version} ${scope}`
    const known = versions.get(key)
    if (known) {
      versions.delete(key)
      versions.set(key, known)
      return known as Promise<T>
    }
    const loading = this.#evaluate(release, require)
    versions.set(key, loading)
    loading.catch(() => versions.delete(key))
    for (const old of [...versions.keys()].slice(0, -keptVersions)) versions.delete(old)
    return loading as Promise<T>
  }

  async #evaluate({ name, version, server, files }: Release, require: Require): Promise<object> {
    const filename = join(this.#directory, name, version, server)
    const code = await readReleased(filename, files[server]?.integrity)
    return evaluateBundle(code, require, filename)
  }
}
