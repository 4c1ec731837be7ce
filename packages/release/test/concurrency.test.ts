import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../src/store.ts'
import { checkStore, checkTidy } from './check-store.ts'
import { runChild } from './child.ts'
import { temporaryFolder, writeBuild } from './fixture-build.ts'

const folder = temporaryFolder()
let store: Store

beforeEach(async () => {
  store = openStore(join(folder.path, 'store'))
})

async function build(name: string, version: string, text = version): Promise<string> {
  const directory = join(folder.path, 'builds', `${name}-${version}-${text}`)
  await writeBuild(directory, { name, version, text })
  return directory
}

const change = (...builds: string[]) =>
  runChild('test/change-store.ts', { args: [store.directory, ...builds] })

test('loses no change when processes release different names at once', async () => {
  const names = ['shell', 'storefront', 'admin', 'studio']
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4']
  const ended = await Promise.all(
    names.map(async name =>
      change(...(await Promise.all(versions.map(version => build(name, version))))),
    ),
  )
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const registry = await checkStore(store)
  expect(registry.serial).toBe(names.length * versions.length)
  for (const name of names) {
    expect(registry.live[name]?.version).toBe('1.0.4')
    expect(registry.previous[name]).toEqual(versions.slice(0, -1))
  }
  await checkTidy(store)
})

test('accepts one of several processes that publish different bytes under one version', async () => {
  const texts = ['a', 'b', 'c']
  const ended = await Promise.all(
    texts.map(async text => change(await build('storefront', '1.0.0', text))),
  )
  expect(ended.map(({ code }) => code).sort()).toEqual([0, 1, 1])
  for (const { code, errors } of ended) {
    if (code !== 0) expect(errors).toMatch(/already published with other bytes/)
  }
  expect((await checkStore(store)).serial).toBe(1)
})

test('accepts all processes that publish the same bytes', async () => {
  const directory = await build('storefront', '1.0.0')
  const ended = await Promise.all([change(directory), change(directory), change(directory)])
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
  expect((await checkStore(store)).serial).toBe(1)
})

test('accepts concurrent callers within one process', async () => {
  const directories = await Promise.all(
    ['1.0.0', '1.0.1', '1.0.2'].map(version => build('storefront', version)),
  )
  await Promise.all(
    directories.map(async directory => {
      const { name, version } = await store.publish(directory)
      await store.activate(name, version)
    }),
  )
  expect((await checkStore(store)).serial).toBe(3)
})
