import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testInterface } from '@stampa/service-kit/testing'
import { expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'

const service = join(import.meta.dirname, '..')
const document = join(service, '../../docs/analytics-calls.md')

testInterface(buildOffline, service)

test('docs/analytics-calls.md names every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const calls = Object.keys(paths).map(path => path.replace('/api/analytics', ''))
  const unnamed = calls.filter(
    call => !text.includes(call) && !text.includes(call.replace(/\/\{\w+\}$/, '')),
  )
  expect(unnamed).toEqual([])
})
