import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const rule = (name: string) => fileURLToPath(new URL(name, import.meta.url))
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stampa-lint-'))
  const names = ['no-colour-literal', 'no-colour-attribute', 'no-font-unit']
  const plugins = names.map(name => rule(`${name}.grit`))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** How often the linter objects to something in a file of this content. */
function objections(name: string, content: string): number {
  const file = join(folder, name)
  writeFileSync(file, content)
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', file], {
    encoding: 'utf8',
    cwd: folder,
  })
  return `${stdout}${stderr}`.match(/colour token, var\(--color-…\)|Use em or rem/g)?.length ?? 0
}

test.each(['#fff', '#16181d80', 'rgb(1 2 3 / 50%)', 'OKLCH(50% 0 0)', 'white'])(
  'a stylesheet may not say %s',
  colour => {
    expect(objections('page.css', `.a { color: ${colour}; }`)).toBe(1)
  },
)

test('a stylesheet may use tokens, mix them, and name a class after an ink', () => {
  const css = `.cyan {
    color: var(--color-ink);
    fill: color-mix(in srgb, var(--color-ink), transparent);
    background: none;
    border-color: currentColor;
  }`
  expect(objections('page.css', css)).toBe(0)
})

test('markup may not say a colour either', () => {
  expect(objections('page.tsx', 'export const A = () => <path fill="#fff" />')).toBe(1)
  expect(objections('page.tsx', 'export const A = () => <a href="#faq">FAQ</a>')).toBe(0)
})

test.each(['60ch', '1.5ex', 'calc(2CH + 1rem)', 'min(100%, 4rch)'])(
  'a stylesheet may not measure %s',
  length => {
    expect(objections('page.css', `.a { inline-size: ${length}; }`)).toBe(1)
  },
)

test('a stylesheet may measure in em and rem, and name what it likes after a glyph', () => {
  expect(objections('page.css', '.arch { inline-size: min(39em, 2rem, 100%, 3vi); }')).toBe(0)
})
