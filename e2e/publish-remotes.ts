import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { openStore } from '@stampa/release'
import { buildRelease, integrityOf, readDeployable } from '@stampa/webpack'

const folder = join(import.meta.dirname, 'remotes')

/** Publishes the tests' own remotes beside the product's: real builds in the real store. */
export async function publishRemotes(releasesDir: string): Promise<void> {
  const store = openStore(releasesDir)
  const builds = await mkdtemp(join(tmpdir(), 'stampa-remotes-'))
  try {
    for (const name of ['neighbour', 'specimen', 'outdated']) {
      const deployable = await readDeployable(join(folder, name))
      const outputDirectory = join(builds, name)
      await buildRelease({
        deployable: name === 'outdated' ? { ...deployable, react: '18.2.0' } : deployable,
        version: '1.0.0',
        outputDirectory,
        source: '0'.repeat(64),
      })
      if (name === 'specimen') await makeEntryThrowOnDemand(outputDirectory)
      await store.publish(outputDirectory)
      await store.activate(name, '1.0.0')
    }
  } finally {
    await rm(builds, { recursive: true })
  }
}

/** The entry is webpack's own code: a fault in it has to be put there after the build. */
async function makeEntryThrowOnDemand(directory: string): Promise<void> {
  const descriptionFile = join(directory, 'release.json')
  const release = JSON.parse(await readFile(descriptionFile, 'utf8')) as Release
  const entryFile = join(directory, release.entry)
  const entry = await readFile(entryFile, 'utf8')
  const content = `if (sessionStorage.getItem('specimen-fault') === 'entry') throw new Error('The specimen throws at: entry');\n${entry}`
  release.files[release.entry] = {
    integrity: integrityOf(content),
    bytes: Buffer.byteLength(content),
  }
  await writeFile(entryFile, content)
  await writeFile(descriptionFile, JSON.stringify(release, null, 2))
}
