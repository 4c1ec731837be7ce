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

test('docs/asvs.md has each requirement of level 1 once, before the exceptions', async () => {
  const text = await readFile(join(root, 'docs/asvs.md'), 'utf8')
  const [, part = ''] = /## Level 1\n(.*?)\nExceptions within the table/s.exec(text) ?? []
  const ids = Array.from(part.matchAll(/\bV(\d+\.\d+\.\d+)/g), ([, id]) => id)
  // Level 1 of ASVS 5.0.0 has seventy.
  expect(ids).toHaveLength(70)
  expect(new Set(ids).size).toBe(70)
})

test.each(['`GET /api/products`', '`POST /api/custom-order`', 'A page view', 'The FAQ screen'])(
  'the reading path of %s names existing files',
  async title => {
    const text = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
    const [, path = ''] = text.split(`\n**${title}**`)
    const files: string[] = []
    let app = ''
    let folder = ''
    for (const [, isIn, name = ''] of path.split('\n\n', 1)[0]?.matchAll(/(\bin\s)?`(.+?)`/g) ??
      []) {
      // A folder is named after `in`: from the root, or below the folder of the app.
      if (isIn && !/\.\w+$/.test(name)) {
        folder = existsSync(join(root, name)) ? name : join(app, name)
        if (folder === name) app = name
      } else files.push([folder, app, ''].map(base => join(base, name)).find(isFile) ?? name)
    }
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(file => !isFile(file))).toEqual([])
  },
)

function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(join(root, path))
}
