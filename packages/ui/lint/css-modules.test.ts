import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/*
 * `styles.foo` is untyped, so a misspelt class would be missing without an error. Every name that code reads from a
 * stylesheet must exist in it, and every class of a stylesheet must be read.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folders = ['packages/ui/src', 'packages/ui/showcase', 'shell/src', 'mfe-*/src']
const files = globSync(
  folders.map(folder => `${folder}/**/*.tsx`),
  { cwd: root },
)

interface Use {
  file: string
  /** Read as `styles.name`. */
  names: Set<string>
  /** Reads classes as `styles[…]`: any string of its folder may be one. */
  dynamic: boolean
}

const uses = new Map<string, Use[]>()
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8')
  for (const [, local, path] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    if (!local || !path) continue
    const sheet = join(dirname(file), path)
    const names = new Set(
      [...source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    )
    const dynamic = new RegExp(`\\b${local}\\[`).test(source)
    uses.set(sheet, [...(uses.get(sheet) ?? []), { file, names, dynamic }])
  }
}

function stringsIn(folder: string): Set<string> {
  const sources = globSync('*.{ts,tsx}', { cwd: join(root, folder) }).map(name =>
    readFileSync(join(root, folder, name), 'utf8'),
  )
  return new Set(sources.flatMap(source => source.match(/(?<=')[\w-]+(?=')/g) ?? []))
}

function classesOf(sheet: string): Set<string> {
  const css = readFileSync(join(root, sheet), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
  // A letter follows the dot of a class, a digit the point of a number.
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

describe.each([...uses])('%s', (sheet, users) => {
  const classes = classesOf(sheet)

  test('has every class that code reads', () => {
    const missing = users.flatMap(({ file, names }) =>
      [...names].filter(name => !classes.has(name)).map(name => `${relative('.', file)}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('has no unused class', () => {
    const unused = [...classes].filter(
      name =>
        !users.some(
          use => use.names.has(name) || (use.dynamic && stringsIn(dirname(use.file)).has(name)),
        ),
    )
    expect(unused).toEqual([])
  })
})

test('finds the stylesheets', () => {
  expect(uses.size).toBeGreaterThan(20)
})
