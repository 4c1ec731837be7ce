import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../test/fixture-build.ts'
import { SourceHasher } from './sources.ts'

const folder = temporaryFolder()

beforeEach(async () => {
  await put('package-lock.json', '{}')
  await putPackage('mfe-storefront', ['@stampa/platform', '@stampa/ui', 'react'])
  await putPackage('shell', ['@stampa/platform'])
  await putPackage('packages/ui', ['@stampa/icons'])
  for (const name of ['platform', 'icons', 'webpack', 'api'])
    await putPackage(`packages/${name}`, [])
})

async function put(path: string, text: string): Promise<void> {
  const target = join(folder.path, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

async function putPackage(path: string, dependencies: string[]): Promise<void> {
  const versions = Object.fromEntries(dependencies.map(name => [name, '1.0.0']))
  await put(`${path}/package.json`, JSON.stringify({ dependencies: versions }))
  await put(`${path}/src/index.ts`, `export const name = '${path}'`)
}

const hash = (name: string) => new SourceHasher(folder.path).hash(name)

const counted = {
  'its own source': 'mfe-storefront/src/index.ts',
  'a new file of its own': 'mfe-storefront/src/new/page.module.css',
  'its package.json': 'mfe-storefront/package.json',
  'a package it depends on': 'packages/ui/src/index.ts',
  'a package that one depends on': 'packages/icons/src/index.ts',
  'the package that builds it': 'packages/webpack/src/index.ts',
  'the lock file': 'package-lock.json',
  'a folder that is only named like an uncounted one': 'mfe-storefront/src/test/index.ts',
}

const uncounted = {
  'another remote or the shell': 'shell/src/index.ts',
  'a package it does not depend on': 'packages/api/src/index.ts',
  'a test': 'mfe-storefront/src/products/page.test.tsx',
  'a test folder': 'mfe-storefront/test/setup.ts',
  'a README': 'packages/ui/README.md',
  'a Dockerfile': 'packages/ui/Dockerfile',
  'an earlier build': 'mfe-storefront/dist/entry.js',
  'installed packages': 'packages/ui/node_modules/x/index.js',
  'a hidden file': 'mfe-storefront/.env',
}

describe('the hash of a remote', () => {
  test.each(Object.entries(counted))('changes with %s', async (_, path) => {
    const before = await hash('mfe-storefront')
    await put(path, '{ "changed": true }')
    expect(await hash('mfe-storefront')).not.toBe(before)
  })

  test.each(Object.entries(uncounted))('does not change with %s', async (_, path) => {
    const before = await hash('mfe-storefront')
    await put(path, 'changed')
    expect(await hash('mfe-storefront')).toBe(before)
  })

  test('differs between names with the same sources', async () => {
    await rm(join(folder.path, 'shell'), { recursive: true })
    await putPackage('mfe-copy', ['@stampa/platform', '@stampa/ui', 'react'])
    await put('mfe-copy/src/index.ts', "export const name = 'mfe-storefront'")
    expect(await hash('mfe-copy')).not.toBe(await hash('mfe-storefront'))
  })

  test("counts packages by the lock file alone in a team's own repository", async () => {
    await rm(join(folder.path, 'packages'), { recursive: true })
    const before = await hash('mfe-storefront')
    await put('node_modules/@stampa/ui/src/index.js', '')
    expect(await hash('mfe-storefront')).toBe(before)
    await put('package-lock.json', '{ "changed": true }')
    expect(await hash('mfe-storefront')).not.toBe(before)
  })

  test('is 64 hexadecimal digits, and moving text between files changes it', async () => {
    await put('mfe-storefront/src/a.ts', 'ab')
    await put('mfe-storefront/src/b.ts', '')
    const before = await hash('mfe-storefront')
    await put('mfe-storefront/src/a.ts', 'a')
    await put('mfe-storefront/src/b.ts', 'b')
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    expect(await hash('mfe-storefront')).not.toBe(before)
  })
})
