import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testInterface } from '@stampa/service-kit/testing'
import { expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'

const service = join(import.meta.dirname, '..')
const document = join(service, '../../docs/orders-calls.md')

testInterface(buildOffline, service)

test('docs/orders-calls.md covers every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const prefixes = new Set(Object.keys(paths).map(path => path.split('/')[2] ?? ''))
  expect([...prefixes].filter(prefix => !text.includes(`/api/${prefix}`))).toEqual([])
})
