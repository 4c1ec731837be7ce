import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../test/fixture-build.ts'
import { ServiceVersions } from './service-versions.ts'

const folder = temporaryFolder()
let versions: ServiceVersions

const source = 'services/catalog/src/server.ts'

beforeEach(async () => {
  const dependencies = { '@stampa/kit': '1.0.0', lodash: '1.0.0' }
  await put('services/catalog/package.json', JSON.stringify({ version: '1.0.0', dependencies }))
  await put(source, 'first')
  await put('services/catalog/src/app.test.ts', 'a test')
  await put('services/catalog/seeds/picture.webp', 'a picture')
  await put('packages/kit/package.json', '{ "main": "index.js" }')
  await put('packages/kit/index.js', '')
  await put('node_modules/lodash/index.js', '')
  await put('package-lock.json', '{}')
  versions = new ServiceVersions(join(folder.path, 'data'), folder.path)
})

async function put(path: string, text: string): Promise<void> {
  const target = join(folder.path, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** Changes the sources and makes them live. */
async function release(text: string): Promise<string> {
  await put(source, text)
  const next = await versions.publish('catalog')
  await versions.activate('catalog', next?.version ?? '')
  return next?.version ?? 'none'
}

async function start(): Promise<string> {
  const { version } = await versions.atStart('catalog')
  await versions.activate('catalog', version)
  return version
}

const copyOf = (version: string) => join(folder.path, 'data/services/catalog', version)

test('a version is a copy of the sources, its own packages and no tests', async () => {
  expect(await start()).toBe('1.0.0')
  await put(source, 'changed afterwards')
  expect(await readFile(join(copyOf('1.0.0'), source), 'utf8')).toBe('first')
  expect((await readdir(join(copyOf('1.0.0'), 'services/catalog'))).toSorted()).toEqual([
    'package.json',
    'src',
  ])
  expect(await readdir(join(copyOf('1.0.0'), 'services/catalog/src'))).toEqual(['server.ts'])
  const resolve = createRequire(join(copyOf('1.0.0'), source)).resolve
  expect(resolve('@stampa/kit')).toBe(
    await realpath(join(copyOf('1.0.0'), 'packages/kit/index.js')),
  )
  expect(resolve('lodash')).toBe(await realpath(join(folder.path, 'node_modules/lodash/index.js')))
})

test('a rollback goes further back each time, and never forward', async () => {
  await start()
  expect([await release('second'), await release('third')]).toEqual(['1.0.1', '1.0.2'])
  for (const version of ['1.0.1', '1.0.0']) {
    expect(await versions.earlier('catalog')).toMatchObject({ version })
    await versions.activate('catalog', version)
  }
  await expect(versions.earlier('catalog')).rejects.toThrow(
    'catalog 1.0.0 has no version before it',
  )
  await expect(versions.earlier('catalog', '1.0.2')).rejects.toThrow(
    'not among the versions before',
  )
})

test('a start keeps a rollback until the sources change', async () => {
  await start()
  await release('second')
  await versions.activate('catalog', '1.0.0')
  expect(await start()).toBe('1.0.0')
  await put(source, 'third')
  expect(await start()).toBe('1.0.2')
})

test('the same sources are not copied again, also after a rollback from them', async () => {
  await start()
  expect(await versions.publish('catalog')).toBeUndefined()
  await release('second')
  await versions.activate('catalog', '1.0.0')
  expect(await release('second')).toBe('1.0.1')
})

test('a copy that never became live changes nothing and is replaced', async () => {
  await start()
  await put(source, 'second')
  await versions.publish('catalog')
  expect(await versions.usableLive('catalog')).toMatchObject({ version: '1.0.0' })
  expect(await release('third')).toBe('1.0.1')
  expect(await readFile(join(copyOf('1.0.1'), source), 'utf8')).toBe('third')
})

test('refuses a release and a rollback after a change of the installed packages, but not a start', async () => {
  await start()
  await release('second')
  await put('package-lock.json', '{ "changed": true }')
  await expect(versions.publish('catalog')).rejects.toThrow(
    'package-lock.json has changed since catalog 1.0.1 was released',
  )
  await expect(versions.earlier('catalog')).rejects.toThrow(
    'catalog 1.0.0 was released with another package-lock.json',
  )
  expect(await start()).toBe('1.0.2')
})

test('starts no damaged copy', async () => {
  await start()
  await release('second')
  await writeFile(join(copyOf('1.0.0'), source), '')
  await rm(join(copyOf('1.0.1'), source))
  await expect(versions.earlier('catalog')).rejects.toThrow('Files of catalog 1.0.0 are damaged')
  expect(await versions.usableLive('catalog')).toBeUndefined()
  expect(await start()).toBe('1.0.2')
})

test('keeps the live version and ten before it', async () => {
  await start()
  for (let change = 1; change <= 13; change++) await release(`change ${change}`)
  const kept = (await readdir(copyOf('.'))).filter(name => name.startsWith('1.'))
  expect(kept).toHaveLength(12)
  expect(kept).toContain('1.0.2')
  expect(kept).not.toContain('1.0.1')
})

test('a version of a team has its own packages, and is started without the repository', async () => {
  const packages = {
    'node_modules/lodash': {},
    'node_modules/lodash/node_modules/nested': {},
    'node_modules/tool': { dev: true },
    'node_modules/for-another-system': { optional: true },
  }
  await put('package-lock.json', JSON.stringify({ packages }))
  await put('node_modules/lodash/node_modules/nested/index.js', '')
  await put('node_modules/tool/index.js', '')
  const data = join(folder.path, 'data')
  const team = ServiceVersions.ofTeam(data, folder.path)
  const first = await team.publish('catalog')
  expect(first?.folder).toBe(join(data, 'team-services/catalog/1.0.0/services/catalog'))
  await team.activate('catalog', '1.0.0')
  const modules = join(data, 'team-services/catalog/1.0.0/node_modules')
  expect((await readdir(modules)).toSorted()).toEqual(['@stampa', 'lodash'])
  const { resolve } = createRequire(join(first?.folder ?? '', 'src/server.ts'))
  expect(resolve('lodash')).toBe(join(modules, 'lodash/index.js'))

  // Another package needs no restart of the platform.
  await put('package-lock.json', '{ "changed": true }')
  expect(await team.publish('catalog')).toMatchObject({ version: '1.0.1' })
  for (const name of ['services', 'packages', 'node_modules', 'package-lock.json']) {
    await rm(join(folder.path, name), { recursive: true })
  }
  const known = ServiceVersions.ofTeam(data)
  expect(await known.names()).toEqual(['catalog'])
  expect(await known.usableLive('catalog')).toMatchObject({ version: '1.0.0' })
})
