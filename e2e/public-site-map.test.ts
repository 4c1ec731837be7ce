import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('every test that docs/public-site-map.md names is there', async () => {
  const text = await readFile(join(root, 'docs/public-site-map.md'), 'utf8')
  const rows = [...text.matchAll(/\| `([\w/.-]+\.(?:test|spec)\.ts)`: (.+?) \|$/gm)]
  expect(rows).toHaveLength([...text.matchAll(/^\| (?!Sentence|---)/gm)].length)
  const missing: string[] = []
  for (const [, file = '', name = ''] of rows) {
    const path = join(root, file)
    const source = existsSync(path) ? await readFile(path, 'utf8') : ''
    const spellings = [`'${name}'`, `\`${name}\``]
    if (!spellings.some(spelling => source.includes(spelling))) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})
