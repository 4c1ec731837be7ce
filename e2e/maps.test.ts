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
  'docs/deployment.md',
  'docs/asvs.md',
  'docs/catalog-calls.md',
  'docs/orders-calls.md',
  'docs/analytics-calls.md',
  'docs/scaling.md',
])('%s names existing tests', async map => {
  const whole = await readFile(join(root, map), 'utf8')
  // Of operations.md and scaling.md, only these sections name tests.
  const [, section] = whole.split(/\n## (?:Retention|Instances beside each other)\n/)
  const text = section?.split('\n## ')[0] ?? whole
  const rows = [...text.matchAll(/\| `([\w/.-]+\.tsx?)`: (.+?) \|$/gm)]
  expect(rows).toHaveLength(
    [...text.matchAll(/^\| (?!Sentence|What \||Id|Call or rule \||Rule \||---)/gm)].length,
  )
  // Paths of a service's calls are relative to it.
  const service = join('services', /(\w+)-calls/.exec(map)?.[1] ?? '')
  const missing: string[] = []
  for (const [, file = '', name = ''] of rows) {
    const path = [join(service, file), file].find(isFile)
    const source = path ? await readFile(join(root, path), 'utf8') : ''
    // The source may quote a title with any of the three quotation marks.
    const spellings = [`'${name}'`, `\`${name}\``, `"${name}"`]
    if (!spellings.some(spelling => source.includes(spelling))) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})

/** Level 1 of ASVS 5.0.0. */
const levelOne = [
  ...['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.5.1'],
  ...['2.1.1', '2.2.1', '2.2.2', '2.3.1'],
  ...['3.2.1', '3.2.2', '3.3.1', '3.4.1', '3.4.2', '3.5.1', '3.5.2', '3.5.3'],
  ...['4.1.1', '4.4.1'],
  ...['5.2.1', '5.2.2', '5.3.1', '5.3.2'],
  ...['6.1.1', '6.2.1', '6.2.2', '6.2.3', '6.2.4', '6.2.5', '6.2.6', '6.2.7', '6.2.8'],
  ...['6.3.1', '6.3.2', '6.4.1', '6.4.2'],
  ...['7.2.1', '7.2.2', '7.2.3', '7.2.4', '7.4.1', '7.4.2'],
  ...['8.1.1', '8.2.1', '8.2.2', '8.3.1'],
  ...['9.1.1', '9.1.2', '9.1.3', '9.2.1'],
  ...['10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5'],
  ...['11.3.1', '11.3.2', '11.4.1'],
  ...['12.1.1', '12.2.1', '12.2.2'],
  ...['13.4.1', '14.2.1', '14.3.1', '15.1.1', '15.2.1', '15.3.1'],
]

test('docs/asvs.md has each requirement of level 1 once, before the exceptions', async () => {
  const text = await readFile(join(root, 'docs/asvs.md'), 'utf8')
  const [, part = ''] = /## Level 1\n(.*?)\nExceptions within the table/s.exec(text) ?? []
  const ids = Array.from(part.matchAll(/\bV(\d+\.\d+\.\d+)/g), ([, id]) => id)
  expect(levelOne).toHaveLength(70)
  expect(ids.toSorted()).toEqual(levelOne.toSorted())
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
