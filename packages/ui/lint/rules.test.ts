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

function countDiagnostics(name: string, content: string): number {
  const file = join(folder, name)
  writeFileSync(file, content)
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', file], {
    encoding: 'utf8',
    cwd: folder,
  })
  return `${stdout}${stderr}`.match(/colour token, var\(--color-…\)|Use em or rem/g)?.length ?? 0
}

test.each(['#fff', '#16181d80', 'rgb(1 2 3 / 50%)', 'OKLCH(50% 0 0)', 'white'])(
  'refuses the colour %s in a stylesheet',
  colour => {
    expect(countDiagnostics('page.css', `.a { color: ${colour}; }`)).toBe(1)
  },
)

test('accepts tokens, mixes of tokens and classes named after a colour', () => {
  const css = `.cyan {
    color: var(--color-ink);
    fill: color-mix(in srgb, var(--color-ink), transparent);
    background: none;
    border-color: currentColor;
  }`
  expect(countDiagnostics('page.css', css)).toBe(0)
})

test('refuses a colour in markup but not an anchor', () => {
  expect(countDiagnostics('page.tsx', 'export const A = () => <path fill="#fff" />')).toBe(1)
  expect(countDiagnostics('page.tsx', 'export const A = () => <a href="#faq">FAQ</a>')).toBe(0)
})

test.each(['60ch', '1.5ex', 'calc(2CH + 1rem)', 'min(100%, 4rch)'])(
  'refuses the length %s',
  length => {
    expect(countDiagnostics('page.css', `.a { inline-size: ${length}; }`)).toBe(1)
  },
)

test('accepts em and rem and names that contain a refused unit', () => {
  expect(countDiagnostics('page.css', '.arch { inline-size: min(39em, 2rem, 100%, 3vi); }')).toBe(0)
})
