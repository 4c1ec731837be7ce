import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildFonts } from './build.ts'

test('the committed fonts are what their sources make', async () => {
  for (const [name, made] of await buildFonts()) {
    const committed = await readFile(new URL(`../src/styles/generated/${name}`, import.meta.url))
    expect(committed.equals(Buffer.from(made)), `${name} is stale: npm run fonts`).toBe(true)
  }
})

test('a Greek and Latin page needs at most 55 KB of fonts', async () => {
  const made = [...(await buildFonts())]
  const needed = made.filter(([name]) => /-(greek|latin)\.woff2$/.test(name))
  expect(needed).toHaveLength(4)
  expect(needed.reduce((sum, [, file]) => sum + file.length, 0)).toBeLessThan(55 * 1024)
})
