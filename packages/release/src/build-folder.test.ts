import { createHash } from 'node:crypto'
import { appendFile, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder, writeBuild } from '../test/fixture-build.ts'
import { openStore, type Store } from './store.ts'

const folder = temporaryFolder()
let build: string
let store: Store

beforeEach(async () => {
  build = join(folder.path, 'build')
  store = openStore(join(folder.path, 'store'))
})

async function publishChanged(change: (release: Release) => unknown): Promise<Release> {
  const release = await writeBuild(build, {
    name: 'storefront',
    version: '1.2.3-rc.1',
    nav: [{ to: '/storefront/new', label: 'New' }],
  })
  const changed = change(release) ?? release
  await writeFile(join(build, 'release.json'), JSON.stringify(changed))
  return store.publish(build)
}

test('accepts the fixture', async () => {
  expect((await publishChanged(release => release)).version).toBe('1.2.3-rc.1')
})

test('accepts the sha384 of earlier builds, and refuses it for another file', async () => {
  const withHashOf = (content: string) =>
    publishChanged(({ files, ...rest }) => {
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
      return { ...rest, files: { ...files, 'page.js': { integrity, bytes: content.length } } }
    })
  await expect(withHashOf('export default 2')).rejects.toThrow(/hash or size/)
  expect((await withHashOf('export default 1')).version).toBe('1.2.3-rc.1')
})

const faults: Record<string, [change: (release: Release) => unknown, message: RegExp]> = {
  'not an object': [() => [], /form/],
  'a field missing': [({ react, ...rest }) => rest, /react/],
  'a field too many': [release => ({ ...release, extra: 1 }), /form/],
  'a name that leaves the store': [release => ({ ...release, name: '../x' }), /\/name/],
  'a version that leaves the store': [release => ({ ...release, version: '1/../..' }), /version/],
  'a version that is no semver': [release => ({ ...release, version: 'v1.2.3' }), /strict semver/],
  'build metadata in the version': [
    release => ({ ...release, version: '1.2.3+4' }),
    /strict semver/,
  ],
  'a range as React version': [release => ({ ...release, react: '^19.3.1' }), /react/],
  'a container without the version': [
    release => ({ ...release, container: 'storefront' }),
    /must end in _1_2_3_rc_1/,
  ],
  'a container that is no identifier': [
    release => ({ ...release, container: 'a-b_1_2_3_rc_1' }),
    /\/container/,
  ],
  'an unknown frame': [release => ({ ...release, frame: 'side' }), /\/frame/],
  'a remote without a frame': [release => ({ ...release, frame: null }), /name its frame/],
  'a remote without a mount': [release => ({ ...release, mounts: [], nav: [] }), /one mount/],
  'a mount that is no path': [release => ({ ...release, mounts: ['storefront'] }), /\/mounts\/0/],
  'a mount of the gateway': [
    release => ({ ...release, mounts: ['/storefront', '/api/x'] }),
    /\/api\/x belongs to the gateway/,
  ],
  'the same mount twice': [release => ({ ...release, mounts: ['/a', '/a'], nav: [] }), /\/mounts/],
  'a navigation entry to elsewhere': [
    release => ({ ...release, nav: [{ to: '/storefronts', label: 'New' }] }),
    /outside the mounts/,
  ],
  'a navigation entry to another site': [
    release => ({ ...release, nav: [{ to: '//evil.example', label: 'New' }] }),
    /\/nav\/0\/to/,
  ],
  'an unknown group': [
    release => ({ ...release, nav: [{ to: '/storefront', label: 'New', group: 'Own' }] }),
    /group/,
  ],
  'a group in the public frame': [
    release => ({ ...release, nav: [{ to: '/storefront', label: 'New', group: 'Sales' }] }),
    /only the admin frame/,
  ],
  'an entry that is no file': [release => ({ ...release, entry: 'gone.js' }), /entry gone\.js/],
  'an entry that is a stylesheet': [release => ({ ...release, entry: 'entry.css' }), /end in \.js/],
  'a style that is no file': [release => ({ ...release, styles: ['gone.css'] }), /style gone/],
  'a route script that is no file': [
    release => ({ ...release, routes: { page: { scripts: ['gone.js'], styles: [] } } }),
    /script gone\.js/,
  ],
  'a server bundle that browsers may fetch': [
    release => ({ ...release, server: 'entry.js' }),
    /server bundle entry\.js/,
  ],
  'a script from the server folder': [
    release => ({
      ...release,
      scripts: ['server/page.js'],
      files: { ...release.files, 'server/page.js': release.files['page.js'] },
    }),
    /outside server/,
  ],
  'a path that leaves the folder': [
    release => ({ ...release, files: { ...release.files, '../x.js': release.files['page.js'] } }),
    /\/files/,
  ],
  'a hidden file': [
    release => ({ ...release, files: { ...release.files, 'a/.env': release.files['page.js'] } }),
    /\/files/,
  ],
  'a file named like a compressed copy': [
    release => ({ ...release, files: { ...release.files, 'x.js.br': release.files['page.js'] } }),
    /compressed copy/,
  ],
  'itself among the files': [
    release => ({
      ...release,
      files: { ...release.files, 'release.json': release.files['page.js'] },
    }),
    /list itself/,
  ],
  'a weaker hash': [
    ({ files, ...rest }) => ({
      ...rest,
      files: { ...files, 'page.js': { integrity: `sha1-${'A'.repeat(27)}=`, bytes: 16 } },
    }),
    /integrity/,
  ],
  'a source that is no hash': [release => ({ ...release, source: 'main' }), /\/source/],
}

describe('refuses release.json with', () => {
  test.each(Object.entries(faults))('%s', async (_, [change, message]) => {
    await expect(publishChanged(change)).rejects.toThrow(message)
    expect(await store.list()).toEqual([])
  })
})

test('refuses a folder whose release.json is missing or not JSON', async () => {
  await writeBuild(build, { name: 'storefront', version: '1.0.0' })
  await writeFile(join(build, 'release.json'), '{')
  await expect(store.publish(build)).rejects.toThrow(/not JSON/)
  await rm(join(build, 'release.json'))
  await expect(store.publish(build)).rejects.toThrow(/does not exist/)
})

describe('refuses a folder with', () => {
  const changes: Record<string, [change: () => Promise<unknown>, message: RegExp]> = {
    'an altered file': [
      () => writeFile(join(build, 'page.js'), 'export default 2'),
      /hash or size/,
    ],
    'a longer file': [() => appendFile(join(build, 'page.js'), ' '), /hash or size/],
    'a missing file': [() => rm(join(build, 'page.js')), /page\.js is listed .* missing/],
    'a file too many': [() => writeFile(join(build, 'more.js'), ''), /does not list: more\.js/],
    'a link': [() => symlink('/etc/passwd', join(build, 'link.js')), /neither a file nor a folder/],
    'a link in place of a file': [
      async () => {
        await rm(join(build, 'page.js'))
        await symlink('entry.js', join(build, 'page.js'))
      },
      /neither a file nor a folder/,
    ],
  }

  test.each(Object.entries(changes))('%s', async (_, [change, message]) => {
    await writeBuild(build, { name: 'storefront', version: '1.0.0' })
    await change()
    await expect(store.publish(build)).rejects.toThrow(message)
    expect(await store.list()).toEqual([])
  })
})

test('does not change the build folder', async () => {
  await writeBuild(build, { name: 'storefront', version: '1.0.0' })
  const before = await readFile(join(build, 'release.json'))
  await store.publish(build)
  expect(await readFile(join(build, 'release.json'))).toEqual(before)
  await store.publish(build)
})
