import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stampa/platform/release'

/**
 * Returns the function that reads the registry from disk, at every request. It parses the file again only after a
 * release has replaced it by a rename.
 */
export function registryReader(releasesDirectory: string): () => Promise<Registry> {
  const path = join(releasesDirectory, 'registry.json')
  let known: { identity: string; registry: Registry } | undefined
  return async () => {
    const { ino, mtimeNs, size } = await stat(path, { bigint: true })
    const identity = `${ino}-${mtimeNs}-${size}`
    if (known?.identity !== identity) {
      known = { identity, registry: JSON.parse(await readFile(path, 'utf8')) as Registry }
    }
    return known.registry
  }
}
