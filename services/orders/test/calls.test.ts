import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const service = join(import.meta.dirname, '..')
const document = join(service, '../../docs/orders-calls.md')

test('docs/orders-calls.md names existing tests', async () => {
  const text = await readFile(document, 'utf8')
  const rows = [...text.matchAll(/\| `([\w/.-]+\.(?:test|spec)\.ts)`: (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(40)
  const missing: string[] = []
  for (const [, file = '', name = ''] of rows) {
    const path = join(service, file)
    const source = existsSync(path) ? await readFile(path, 'utf8') : ''
    const isTitle = [`'${name}'`, `\`${name}\``].some(spelling => source.includes(spelling))
    if (!isTitle) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})

test('docs/orders-calls.md covers every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const prefixes = new Set(Object.keys(paths).map(path => path.split('/')[2] ?? ''))
  expect([...prefixes].filter(prefix => !text.includes(`/api/${prefix}`))).toEqual([])
})
