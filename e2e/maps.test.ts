import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test.each([
  'docs/public-site-map.md',
  'docs/back-office-map.md',
  'docs/studio-map.md',
  'docs/analytics-map.md',
])('every test that %s names is there', async map => {
  const text = await readFile(join(root, map), 'utf8')
  const rows = [...text.matchAll(/\| `([\w/.-]+\.(?:test|spec)\.ts)`: (.+?) \|$/gm)]
  expect(rows).toHaveLength([...text.matchAll(/^\| (?!Sentence|---)/gm)].length)
  const missing: string[] = []
  for (const [, file = '', name = ''] of rows) {
    const path = join(root, file)
    const source = existsSync(path) ? await readFile(path, 'utf8') : ''
    // A quotation mark inside is enough to spell a name otherwise.
    const spellings = [`'${name}'`, `\`${name}\``, `"${name}"`]
    if (!spellings.some(spelling => source.includes(spelling))) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})
