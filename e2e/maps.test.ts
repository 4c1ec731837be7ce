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
  'docs/security.md',
  'docs/operations.md',
])('%s names existing tests', async map => {
  const whole = await readFile(join(root, map), 'utf8')
  // Of operations.md, only this section names tests.
  const [, retention] = whole.split('\n## Retention\n')
  const text = retention?.split('\n## ')[0] ?? whole
  const rows = [...text.matchAll(/\| `([\w/.-]+\.(?:test|spec)\.ts)`: (.+?) \|$/gm)]
  expect(rows).toHaveLength([...text.matchAll(/^\| (?!Sentence|What \||---)/gm)].length)
  const missing: string[] = []
  for (const [, file = '', name = ''] of rows) {
    const path = join(root, file)
    const source = existsSync(path) ? await readFile(path, 'utf8') : ''
    // The source may quote a title with any of the three quotation marks.
    const spellings = [`'${name}'`, `\`${name}\``, `"${name}"`]
    if (!spellings.some(spelling => source.includes(spelling))) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})

test.each([
  ['`GET /api/products`', 9],
  ['`POST /api/custom-order`', 14],
  ['A page view', 20],
  ['The FAQ screen', 15],
])('the reading path of %s names at most %d existing files', async (title, most) => {
  const text = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, path = ''] = text.split(`\n**${title}**`)
  const files: string[] = []
  let app = ''
  let folder = ''
  for (const [, isFolder, name = ''] of path.split('\n\n', 1)[0]?.matchAll(/(\bin\s)?`(.+?)`/g) ??
    []) {
    // A folder is named after `in`: from the root, or below the folder of the app.
    if (isFolder) {
      folder = existsSync(join(root, name)) ? name : join(app, name)
      if (folder === name) app = name
    } else files.push([folder, app, ''].map(base => join(base, name)).find(isFile) ?? name)
  }
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(most)
  expect(files.filter(file => !isFile(file))).toEqual([])
})

function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(join(root, path))
}
