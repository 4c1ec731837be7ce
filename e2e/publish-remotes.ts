import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { openStore } from '@stampa/release'
import { buildRelease, type Deployable, integrityOf, readDeployable } from '@stampa/webpack'

const folder = join(import.meta.dirname, 'remotes')

/** A version of `changing` that never goes live. */
export const unreleased = { name: 'changing', version: '1.9.0', text: 'The version to come' }

/** Publishes the tests' own remotes beside the product's: real builds in the real store. */
export async function publishRemotes(releasesDir: string): Promise<void> {
  await goLive(releasesDir, await readDeployable(join(folder, 'neighbour')), '1.0.0')
  await goLive(releasesDir, await readDeployable(join(folder, 'changing')), '1.0.0')
  await publishChanging(releasesDir, unreleased.version, textModule(unreleased.text))
  const letterbox = await readDeployable(join(folder, 'letterbox'))
  await goLive(releasesDir, letterbox, '1.0.0')
  // It has a version before.
  await goLive(releasesDir, letterbox, '1.0.1', makeEntryFailOnDemand)
  const specimen = await readDeployable(join(folder, 'specimen'))
  await goLive(releasesDir, specimen, '1.0.0', makeEntryThrowOnDemand)
  const outdated = await readDeployable(join(folder, 'outdated'))
  await goLive(releasesDir, { ...outdated, react: '18.2.0' }, '1.0.0')
}

/** Publishes `changing` again with another text, and makes it live. */
export async function publishChanged(
  releasesDir: string,
  version: string,
  text: string,
): Promise<void> {
  await publishChanging(releasesDir, version, textModule(text))
  await openStore(releasesDir).activate('changing', version)
}

function textModule(text: string): string {
  return `export const text = ${JSON.stringify(text)}\n`
}

/** Publishes `changing` with another module for its text. */
export async function publishChanging(
  releasesDir: string,
  version: string,
  code: string,
): Promise<void> {
  // Beside the others, where its imports resolve.
  const copy = await mkdtemp(join(folder, '.changing-'))
  try {
    await cp(join(folder, 'changing'), copy, { recursive: true })
    await writeFile(join(copy, 'src/text.ts'), code)
    await publish(releasesDir, await readDeployable(copy), version)
  } finally {
    await rm(copy, { recursive: true })
  }
}

async function goLive(...published: Parameters<typeof publish>): Promise<void> {
  await publish(...published)
  const [releasesDir, { name }, version] = published
  await openStore(releasesDir).activate(name, version)
}

async function publish(
  releasesDir: string,
  deployable: Deployable,
  version: string,
  afterBuild: (directory: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const store = openStore(releasesDir)
  const outputDirectory = await mkdtemp(join(tmpdir(), 'stampa-remote-'))
  try {
    await buildRelease({ deployable, version, outputDirectory, source: '0'.repeat(64) })
    await afterBuild(outputDirectory)
    await store.publish(outputDirectory)
  } finally {
    await rm(outputDirectory, { recursive: true })
  }
}

/** Adds a fault to the built entry, which is webpack's code. */
const makeEntryThrowOnDemand = (directory: string) =>
  changeEntry(
    directory,
    entry =>
      `if (sessionStorage.getItem('specimen-fault') === 'entry') throw new Error('The specimen throws at: entry');\n${entry}`,
  )

/** Adds faults: the entry throws, or starts without its container. */
const makeEntryFailOnDemand = (directory: string) =>
  changeEntry(
    directory,
    entry =>
      `var fault = sessionStorage.getItem('letterbox-fault'); if (fault === 'throws') throw new Error('The letterbox throws'); if (fault !== 'container') {\n${entry}\n}`,
  )

async function changeEntry(directory: string, change: (entry: string) => string): Promise<void> {
  const descriptionFile = join(directory, 'release.json')
  const release = JSON.parse(await readFile(descriptionFile, 'utf8')) as Release
  const entryFile = join(directory, release.entry)
  const content = change(await readFile(entryFile, 'utf8'))
  release.files[release.entry] = {
    integrity: integrityOf(content),
    bytes: Buffer.byteLength(content),
  }
  await writeFile(entryFile, content)
  await writeFile(descriptionFile, JSON.stringify(release, null, 2))
}
