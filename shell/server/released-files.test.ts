import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseStylesheet } from '@stampa/platform/document'
import { integrityOf } from '@stampa/webpack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { InlineSheets } from './released-files.ts'

const release = { name: 'storefront', version: '1.0.0' } as ReleaseStylesheet['release']

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stampa-sheets-'))
  await mkdir(join(directory, 'storefront/1.0.0'), { recursive: true })
})
afterAll(() => rm(directory, { recursive: true }))

async function stylesheet(file: string, text: string): Promise<ReleaseStylesheet> {
  await writeFile(join(directory, 'storefront/1.0.0', file), text)
  const integrity = integrityOf(text)
  return { release, file, url: `/mfe/storefront/1.0.0/${file}`, integrity }
}

it('reads a stylesheet once', async () => {
  const sheets = new InlineSheets(directory)
  const plain = await stylesheet('plain.css', '.a{color:red}')
  expect([...(await sheets.read([plain]))]).toEqual([[plain.url, '.a{color:red}']])
  await rm(join(directory, 'storefront/1.0.0/plain.css'))
  expect([...(await sheets.read([plain])).values()]).toEqual(['.a{color:red}'])
})

it('rejects a stylesheet that is missing, damaged or contains a closing tag', async () => {
  const sheets = new InlineSheets(directory)
  const damaged = await stylesheet('damaged.css', '.a{}')
  await writeFile(join(directory, 'storefront/1.0.0/damaged.css'), '.b{}')
  const breakout = await stylesheet('breakout.css', '.a{content:"</style><script>"}')
  const missing = { ...damaged, file: 'missing.css', url: '/mfe/storefront/1.0.0/missing.css' }
  await expect(sheets.read([damaged])).rejects.toThrow('is not what was released')
  await expect(sheets.read([breakout])).rejects.toThrow('contains a closing tag')
  await expect(sheets.read([missing])).rejects.toThrow('ENOENT')
  await writeFile(join(directory, 'storefront/1.0.0/damaged.css'), '.a{}')
  expect([...(await sheets.read([damaged])).values()]).toEqual(['.a{}'])
})
