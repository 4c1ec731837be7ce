import { join } from 'node:path'
import { TrustedRegistry } from '@stampa/registry'
import { beforeEach, expect, test } from 'vitest'
import { SourceHasher } from '../src/sources.ts'
import { openStore, type Store } from '../src/store.ts'
import { workspaceRoot } from '../src/workspace.ts'
import { runChild } from './child.ts'
import { temporaryFolder, writeBuild } from './fixture-build.ts'

const folder = temporaryFolder()
let store: Store

beforeEach(async () => {
  store = openStore(join(folder.path, 'releases'))
  for (const version of ['1.0.0', '1.0.1']) {
    const build = join(folder.path, version)
    await writeBuild(build, { name: 'storefront', version })
    await store.publish(build)
    await store.activate('storefront', version)
  }
})

/** The store is found by `DATA_DIR`, as it is for everybody who gives no `--store`. */
const cli = (...args: string[]) => runChild('src/cli.ts', { args, env: { DATA_DIR: folder.path } })

test('rolls back and reports when there is no earlier version', async () => {
  const back = await cli('storefront', '--rollback')
  expect(back).toMatchObject({ code: 0, lines: ['storefront 1.0.0 is live again'], errors: '' })
  expect((await store.registry()).live.storefront?.version).toBe('1.0.0')

  const again = await cli('storefront', '--rollback')
  expect(again).toMatchObject({ code: 1, lines: [] })
  expect(again.errors).toMatch(/^storefront 1\.0\.0 has no version before it/)

  const forth = await cli('storefront', '--rollback', '--version', '1.0.1')
  expect(forth.lines).toEqual(['storefront 1.0.1 is live again'])
})

test('prints a link that shows the present sources, and leaves the live version', async () => {
  const source = await new SourceHasher(workspaceRoot).hash('mfe-storefront')
  const build = join(folder.path, '1.0.2')
  await writeBuild(build, { name: 'storefront', version: '1.0.2', source })
  await store.publish(build)
  const before = Date.now()
  const origin = 'https://shop.example'
  const { code, lines } = await cli('storefront', '--preview', '--days', '2', '--origin', origin)
  expect(code).toBe(0)
  const [, token = ''] = lines.at(-1)?.split(`${origin}/preview/`) ?? []
  const reader = new TrustedRegistry({
    directory: store.directory,
    root: join(folder.path, 'trust/root.json'),
  })
  const preview = await reader.preview(token)
  expect(preview?.release?.version).toBe('1.0.2')
  const days = ((preview?.until.getTime() ?? 0) - before) / 86_400_000
  expect(Math.round(days)).toBe(2)
  expect((await store.registry()).live.storefront?.version).toBe('1.0.1')
})

test('shows a canary with its share, withdraws it, and logs the end', async () => {
  const build = join(folder.path, '1.0.2')
  await writeBuild(build, { name: 'storefront', version: '1.0.2' })
  await store.publish(build)
  await store.startCanary('storefront', '1.0.2', 5)
  expect((await cli('--list')).lines[0]).toMatch(/^storefront {2}1\.0\.2 {2}canary 5 % /)
  const withdrawn = 'storefront 1.0.2 is withdrawn; 1.0.1 is live for all visitors'
  expect(await cli('storefront', '--rollback')).toMatchObject({ code: 0, lines: [withdrawn] })
  const again = await cli('storefront', '--canary', 'stop')
  expect(again).toMatchObject({ code: 1, errors: 'storefront has no canary.\n' })
  const { lines } = await cli('--list', '--log')
  expect(lines[0]).toMatch(/storefront {2}withdrawn {2,}1\.0\.2 {2}\S+@\S+ {2}by hand$/)
  expect(lines[1]).toMatch(/storefront {2}canary 5 % {2,}1\.0\.2 /)
})

test('lists the published versions', async () => {
  const { code, lines } = await cli('--list')
  expect(code).toBe(0)
  expect(lines.map(line => line.split(/ +/).slice(0, 3))).toEqual([
    ['storefront', '1.0.1', 'live'],
    ['storefront', '1.0.0', 'previous'],
  ])
  const elsewhere = await cli('--list', '--store', join(folder.path, 'other/releases'))
  expect(elsewhere).toMatchObject({ code: 0, lines: ['Nothing is published yet.'] })
})

test('prunes only versions that no rollback can return to', async () => {
  expect(await cli('--prune', '--keep', '1')).toMatchObject({
    code: 0,
    lines: ['Nothing to delete.'],
  })
})

test('prints the usage and exits with 2 for an invalid command', async () => {
  const { code, lines, errors } = await cli('storefront', '--rolback')
  expect(code).toBe(2)
  expect(lines).toEqual([])
  expect(errors).toContain('--rolback')
  expect(errors).toContain('Usage: npm run release')
})

test('names a store that cannot be written and exits with 1', async () => {
  const { code, errors } = await cli('--prune', '--store', join(folder.path, '1.0.0/page.js/x'))
  expect(code).toBe(1)
  expect(errors).toMatch(/^ENOTDIR: .*page\.js/)
  expect(errors).not.toContain('at ')
})

test('lists the known names for an unknown one and exits with 1', async () => {
  const { code, errors } = await cli('shop')
  expect(code).toBe(1)
  expect(errors).toMatch(/nothing called "shop" to release; there is shell, /)
})
