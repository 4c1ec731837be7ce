import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const service = join(import.meta.dirname, '..')
const document = join(service, '../../docs/analytics-calls.md')

test('docs/analytics-calls.md names every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const calls = Object.keys(paths).map(path => path.replace('/api/analytics', ''))
  const unnamed = calls.filter(
    call => !text.includes(call) && !text.includes(call.replace(/\/\{\w+\}$/, '')),
  )
  expect(unnamed).toEqual([])
})
