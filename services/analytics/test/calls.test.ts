import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const service = join(import.meta.dirname, '..')
const root = join(service, '../..')
const document = join(root, 'docs/analytics-calls.md')
const elsewhere = /^(e2e|shell|packages|mfe-analytics|bench)\//

test('docs/analytics-calls.md names existing tests', async () => {
  const text = await readFile(document, 'utf8')
  const rows = [...text.matchAll(/\| `([\w/.-]+\.(?:test|spec)\.tsx?)`: (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(40)
  const missing: string[] = []
  for (const [, file = '', name = ''] of rows) {
    const path = join(elsewhere.test(file) ? root : service, file)
    const source = existsSync(path) ? await readFile(path, 'utf8') : ''
    const isTitle = [`'${name}'`, `\`${name}\``].some(spelling => source.includes(spelling))
    if (!isTitle) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})

test('docs/analytics-calls.md names every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const calls = Object.keys(paths).map(path => path.replace('/api/analytics', ''))
  const unnamed = calls.filter(
    call => !text.includes(call) && !text.includes(call.replace(/\/\{\w+\}$/, '')),
  )
  expect(unnamed).toEqual([])
})
