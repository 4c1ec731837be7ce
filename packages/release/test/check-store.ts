import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stampa/platform/release'
import { isCompressible, listFiles } from '@stampa/registry'
import { expect } from 'vitest'
import { readRelease, verifyFiles } from '../src/build-folder.ts'
import type { Store } from '../src/store.ts'

/**
 * Asserts the invariants of a store, also after a crash: a valid registry, complete versions with their compressed
 * copies, and no name in the registry without its version.
 */
export async function checkStore(store: Store): Promise<Registry> {
  const registry = await store.registry()
  for (const { name, version } of await store.list()) {
    const directory = join(store.directory, name, version)
    const release = await readRelease(directory)
    await verifyFiles(directory, release)
    const expected = Object.keys(release.files).flatMap(path =>
      isCompressible(path) ? [path, `${path}.br`, `${path}.gz`] : [path],
    )
    expect(await listFiles(directory)).toEqual(
      [...expected, 'provenance.json', 'release.json'].sort(),
    )
  }
  for (const live of Object.values(registry.live)) {
    expect(await store.find(live.name, live.version)).toEqual(live)
    for (const version of registry.previous[live.name] ?? []) {
      expect(await store.find(live.name, version)).toBeDefined()
    }
  }
  return registry
}

/** Asserts that the store contains only releases, documents and locks. */
export async function checkTidy(store: Store): Promise<void> {
  const entries = await readdir(store.directory)
  expect(entries.filter(entry => entry.endsWith('.new'))).toEqual([])
  for (const entry of entries.filter(each => each === '.staging' || each === '.build')) {
    expect(await readdir(join(store.directory, entry))).toEqual([])
  }
}
