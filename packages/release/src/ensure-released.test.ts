import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '@stampa/registry'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder, writeBuild } from '../test/fixture-build.ts'
import type { Build } from './build.ts'
import { type EnsureReleasedOptions, ensureReleased } from './ensure-released.ts'
import { release } from './release.ts'
import { SourceHasher } from './sources.ts'
import { openStore, type Store } from './store.ts'
import { deployableNamed, findDeployables } from './workspace.ts'

const folder = temporaryFolder()
let store: Store
let built: string[]
let messages: string[]

/** Replaces the compiler, which has its own tests; the output depends on the job alone. */
const build: Build = async ({ name, version, outputDirectory, source }) => {
  built.push(`${name} ${version}`)
  await writeBuild(outputDirectory, { name, version, source, text: source })
}

beforeEach(async () => {
  store = openStore(join(folder.path, 'store'))
  built = []
  messages = []
  await mkdir(join(folder.path, 'packages/webpack'), { recursive: true })
  await writeFile(join(folder.path, 'packages/webpack/package.json'), '{}')
  await writeFile(join(folder.path, 'package-lock.json'), '{}')
  await mkdir(join(folder.path, 'node_modules/react'), { recursive: true })
  await writeFile(join(folder.path, 'node_modules/react/package.json'), '{"version":"19.3.1"}')
  await putDeployable('shell')
  await putDeployable('mfe-storefront', { remote: 'storefront', frame: 'public', mounts: ['/'] })
  await putDeployable('mfe-admin', { remote: 'admin', frame: 'admin', mounts: ['/admin'] })
})

async function putDeployable(path: string, stampa?: Record<string, unknown>): Promise<void> {
  await mkdir(join(folder.path, path), { recursive: true })
  const manifest = JSON.stringify({ version: '1.0.0', stampa })
  await writeFile(join(folder.path, path, 'package.json'), manifest)
}

const edit = (text: string) => writeFile(join(folder.path, 'mfe-storefront/index.ts'), text)

function ensure(
  names?: string[],
  how: Build = build,
  onKept?: EnsureReleasedOptions['onKept'],
): Promise<string[]> {
  messages = []
  return ensureReleased({
    store,
    root: folder.path,
    build: how,
    onKept,
    onProgress: text => messages.push(text),
    ...(names && { names }),
  })
}

async function releaseStorefront(
  version?: string,
  onPublished?: (version: string) => Promise<void>,
): Promise<boolean> {
  const deployable = deployableNamed(await findDeployables(folder.path), 'storefront')
  const source = await new SourceHasher(folder.path).hash('mfe-storefront')
  return release({ store, deployable, source, version, build, onPublished })
}

const liveVersion = async () => (await store.registry()).live.storefront?.version

describe('ensureReleased', () => {
  test('deletes versions that neither an open page nor a rollback needs', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const now = Date.now()
    for (let patch = 0; patch <= 12; patch++) {
      vi.useFakeTimers({ toFake: ['Date'], now: now - (12 - patch) * 31 * 86_400_000 })
      await edit(`change ${patch}`)
      await ensure(['storefront'])
    }
    const versions = await store.versions('storefront')
    expect(versions).toHaveLength(11)
    expect(versions.at(-1)).toBe('1.0.2')
    expect(messages).toContain('storefront 1.0.1 deleted')
  })

  test('releases everything once and nothing while the sources are unchanged', async () => {
    expect((await ensure()).sort()).toEqual(['admin', 'shell', 'storefront'])
    expect(built.sort()).toEqual(['admin 1.0.0', 'shell 1.0.0', 'storefront 1.0.0'])
    built = []
    expect(await ensure()).toEqual([])
    expect(built).toEqual([])
    expect(messages).toContain('storefront 1.0.0 is live and up to date')
  })

  test('releases only what changed, under the next patch version', async () => {
    await ensure()
    built = []
    await edit('new')
    expect(await ensure()).toEqual(['storefront'])
    expect(built).toEqual(['storefront 1.0.1'])
    expect(await liveVersion()).toBe('1.0.1')
  })

  test('handles the given names only and rejects unknown ones', async () => {
    expect(await ensure(['storefront'])).toEqual(['storefront'])
    await expect(ensure(['studio'])).rejects.toThrow(/there is shell, admin, storefront/)
  })

  test('does not undo a rollback until the sources change', async () => {
    await ensure()
    await edit('worse')
    await ensure()
    await store.rollback('storefront')
    built = []
    expect(await ensure()).toEqual([])
    expect(built).toEqual([])
    expect(await liveVersion()).toBe('1.0.0')
    expect(messages.join()).toContain('storefront stays at 1.0.0: 1.0.1 was rolled back')

    await edit('mended')
    expect(await ensure()).toEqual(['storefront'])
    expect(await liveVersion()).toBe('1.0.2')
  })

  test('makes sources live that were only previewed', async () => {
    await ensure()
    await edit('new')
    const previewed: string[] = []
    const onPublished = async (version: string) => void previewed.push(version)
    expect(await releaseStorefront(undefined, onPublished)).toBe(false)
    expect(previewed).toEqual(['1.0.1'])
    expect(await liveVersion()).toBe('1.0.0')
    built = []
    expect(await ensure()).toEqual(['storefront'])
    expect(built).toEqual([])
    expect(await liveVersion()).toBe('1.0.1')
  })

  test('makes a build live that was published before the process died', async () => {
    const deployable = deployableNamed(await findDeployables(folder.path), 'storefront')
    const source = await new SourceHasher(folder.path).hash('mfe-storefront')
    const outputDirectory = join(folder.path, 'earlier')
    await build({ ...deployable, outputDirectory, source })
    await store.publish(outputDirectory)
    built = []
    expect(await ensure(['storefront'])).toEqual(['storefront'])
    expect(built).toEqual([])
    expect(await liveVersion()).toBe('1.0.0')
  })

  test('continues with the others when one fails and reports it', async () => {
    const failing = ensure(undefined, async job => {
      if (job.name === 'admin') throw new ReleaseError('admin does not compile')
      await build(job)
    })
    await expect(failing).rejects.toThrow('admin does not compile')
    expect(Object.keys((await store.registry()).live).sort()).toEqual(['shell', 'storefront'])
  })

  test('keeps a live release whose sources do not build, if asked to, but not a missing one', async () => {
    const kept: string[] = []
    const failing: Build = async ({ name }) => {
      throw new ReleaseError(`${name} does not compile`)
    }
    const start = () => ensure(['storefront'], failing, text => kept.push(text))
    await expect(start()).rejects.toThrow('storefront does not compile')
    expect(kept).toEqual([])
    await ensure(['storefront'])
    await edit('broken')
    await expect(ensure(['storefront'], failing)).rejects.toThrow('storefront does not compile')
    expect(await start()).toEqual([])
    expect(kept).toEqual(['storefront 1.0.0 stays live: storefront does not compile'])
    expect(await liveVersion()).toBe('1.0.0')
  })

  test('builds two at a time', async () => {
    let running = 0
    let most = 0
    await ensure(undefined, async job => {
      running += 1
      most = Math.max(most, running)
      await build(job)
      running -= 1
    })
    expect(most).toBe(2)
  })

  test('ignores a folder without a package.json', async () => {
    await rm(join(folder.path, 'mfe-admin/package.json'))
    expect((await findDeployables(folder.path)).map(({ name }) => name)).toEqual([
      'shell',
      'storefront',
    ])
  })
})

describe('release', () => {
  test('makes a version live again that was rolled back', async () => {
    await releaseStorefront()
    await edit('new')
    await releaseStorefront()
    await store.rollback('storefront')
    built = []
    expect(await releaseStorefront()).toBe(true)
    expect(built).toEqual([])
    expect(await liveVersion()).toBe('1.0.1')
    expect(await releaseStorefront()).toBe(false)
  })

  test('publishes under the given version and continues from the highest', async () => {
    await releaseStorefront('2.0.0')
    await edit('new')
    await releaseStorefront()
    expect(built).toEqual(['storefront 2.0.0', 'storefront 2.0.1'])
  })

  test('publishes unchanged sources under a given version', async () => {
    await releaseStorefront()
    expect(await releaseStorefront('1.1.0')).toBe(true)
    expect(await releaseStorefront('1.1.0')).toBe(false)
    expect(built).toEqual(['storefront 1.0.0', 'storefront 1.1.0'])
  })

  test('refuses a published version for other sources before building', async () => {
    await releaseStorefront()
    await edit('new')
    built = []
    await expect(releaseStorefront('1.0.0')).rejects.toThrow(/already published, made from other/)
    await expect(releaseStorefront('v2')).rejects.toThrow(/not a version/)
    expect(built).toEqual([])
  })

  test('builds once for two concurrent calls', async () => {
    expect((await Promise.all([releaseStorefront(), releaseStorefront()])).sort()).toEqual([
      false,
      true,
    ])
    expect(built).toEqual(['storefront 1.0.0'])
  })
})
