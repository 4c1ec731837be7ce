import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testInterface } from '@stampa/service-kit/testing'
import { expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { kinds } from './kinds.ts'

const service = join(import.meta.dirname, '..')
const text = await readFile(join(service, '../../docs/catalog-calls.md'), 'utf8')

testInterface(buildOffline, service)

test('finds every call of the service in docs/catalog-calls.md', async () => {
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const urls = new Set(kinds.map(({ url }) => url))
  const unnamed: string[] = []
  for (const [path, operations] of Object.entries<object>(paths)) {
    const [, prefix = '', rest = ''] = /^(\/api\/[a-z-]+)(.*)$/.exec(path) ?? []
    const shared = urls.has(prefix) ? `/api/{kind}${rest}` : path
    for (const method of Object.keys(operations)) {
      const calls = [path, shared].map(url => `\`${method.toUpperCase()} ${url}\``)
      if (!calls.some(call => text.includes(call))) unnamed.push(calls[0] ?? '')
    }
  }
  expect(unnamed).toEqual([])
})
