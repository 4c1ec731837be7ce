import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stampa/platform/release'

/**
 * Reads the registry from disk at every request. The file is parsed again only after a release has replaced it by a
 * rename.
 */
export class RegistryFile {
  readonly #path: string
  #known: { identity: string; registry: Registry } | undefined

  constructor(releasesDirectory: string) {
    this.#path = join(releasesDirectory, 'registry.json')
  }

  async read(): Promise<Registry> {
    const { ino, mtimeNs, size } = await stat(this.#path, { bigint: true })
    const identity = `${ino}-${mtimeNs}-${size}`
    if (this.#known?.identity !== identity) {
      const registry = JSON.parse(await readFile(this.#path, 'utf8')) as Registry
      this.#known = { identity, registry }
    }
    return this.#known.registry
  }
}
