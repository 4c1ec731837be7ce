import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimit } from '@stampa/registry'
import { expect, test } from 'vitest'
import { openStore, type Store } from '../src/store.ts'
import { checkStore, checkTidy } from './check-store.ts'
import { runChild } from './child.ts'
import { temporaryFolder, writeBuild } from './fixture-build.ts'

const folder = temporaryFolder()

async function build(name: string, version: string): Promise<string> {
  const directory = join(folder.path, 'builds', `${name}-${version}`)
  await writeBuild(directory, { name, version })
  return directory
}

async function release(store: Store, directory: string): Promise<void> {
  const { name, version } = await store.publish(directory)
  await store.activate(name, version)
}

/** `npm run test:faults` kills at every change, and in more rounds. */
const isLong = process.env.LONG_TESTS === '1'
const step = isLong ? 1 : 9
const rounds = isLong ? 8 : 3
/** Each change takes a process, of which a busy machine runs one in some seconds, ms. */
const timeout = isLong ? 1_800_000 : 240_000

const faults: [fault: string, env: Record<string, string>][] = [
  ['killed at any file-system change', {}],
  ['the disk is full from any file-system change on', { DISK_FULL: '1' }],
]

test.each(faults)(
  'leaves the earlier release live and complete when %s',
  {
    timeout,
  },
  async (_fault, env) => {
    const template = join(folder.path, 'template')
    for (const name of ['shell', 'storefront']) {
      await release(openStore(join(template, 'store')), await build(name, '1.0.0'))
    }
    const next = await build('storefront', '1.0.1')

    let endedByItself = false
    const liveAfterDeath = new Set<string | undefined>()
    const attempt = async (dieAt: number) => {
      if (endedByItself) return
      // With the store's keys and its trusted root.
      const copy = join(folder.path, `copy-${dieAt}`)
      await cp(template, copy, { recursive: true })
      const store = openStore(join(copy, 'store'))
      const { code, signal, lines } = await runChild('test/change-store.ts', {
        args: [store.directory, next],
        nodeArgs: ['--import', join(import.meta.dirname, 'die-at.ts')],
        env: { DIE_AT: String(dieAt), ...env },
      })
      if (code === 0) {
        endedByItself = true
        return
      }
      expect([code, signal]).toEqual(env.DISK_FULL ? [1, null] : [null, 'SIGKILL'])
      const registry = await checkStore(store)
      const live = registry.live.storefront?.version
      expect(live).toBe(registry.serial === 2 ? '1.0.0' : '1.0.1')
      if (lines.length > 0) expect(live).toBe('1.0.1')
      liveAfterDeath.add(live)

      await release(store, next)
      expect((await checkStore(store)).serial).toBe(3)
      await checkTidy(store)
      expect((await store.rollback('storefront')).version).toBe('1.0.0')
    }
    await mapLimit(
      Array.from({ length: 500 }, (_, index) => 1 + index * step),
      2,
      attempt,
    )
    expect(endedByItself).toBe(true)
    // A change that fails reports nothing that became live.
    expect([...liveAfterDeath].sort()).toEqual(env.DISK_FULL ? ['1.0.0'] : ['1.0.0', '1.0.1'])
  },
)

test('loses nothing that killed processes have reported', {
  timeout,
}, async () => {
  const store = openStore(join(folder.path, 'store'))
  const names = ['shell', 'storefront', 'admin']
  const patches = Array.from({ length: 12 }, (_, patch) => patch)
  const builds = new Map<string, string[]>()
  for (const name of names) {
    builds.set(name, await Promise.all(patches.map(patch => build(name, `1.0.${patch}`))))
  }

  let kills = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = await store.registry()
    const children = await Promise.all(
      names.map(async name => ({
        name,
        ...(await runChild('test/change-store.ts', {
          args: [store.directory, ...(builds.get(name) ?? [])],
          killAfterMilliseconds: 150 + Math.random() * 450,
        })),
      })),
    )
    const registry = await checkStore(store)
    let reported = 0
    for (const { name, signal, lines } of children) {
      if (signal === 'SIGKILL') kills += 1
      reported += new Set(lines).size
      // A process may die between the change and its report, never the other way round.
      const last = lines.at(-1)
      const patch = Number(last?.split('.').at(-1) ?? -1)
      const live = registry.live[name]?.version
      if (last !== undefined) expect([`1.0.${patch}`, `1.0.${patch + 1}`]).toContain(live)
      else expect([before.live[name]?.version, '1.0.0']).toContain(live)
    }
    // The first report of a round may repeat the live version, which changes nothing.
    expect(registry.serial - before.serial).toBeGreaterThanOrEqual(reported - names.length)
  }
  expect(kills).toBeGreaterThan(0)

  for (const name of names)
    for (const directory of builds.get(name) ?? []) await release(store, directory)
  await checkTidy(store)
})
