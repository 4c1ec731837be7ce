import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildFonts } from './build.ts'
import { openFont } from './metrics.ts'

test('commits the fonts that the build makes', async () => {
  for (const [name, made] of await buildFonts()) {
    const committed = await readFile(new URL(`../src/styles/generated/${name}`, import.meta.url))
    expect(committed.equals(Buffer.from(made)), `${name} is stale: npm run fonts`).toBe(true)
  }
})

test('needs at most 45 KB of fonts for a Greek and Latin page', async () => {
  const made = [...(await buildFonts())]
  const needed = made.filter(([name]) => /-(greek|latin)\.woff2$/.test(name))
  expect(needed).toHaveLength(4)
  expect(needed.reduce((sum, [, file]) => sum + file.length, 0)).toBeLessThanOrEqual(45_000)
})

test('gives tabular digits one width and centres them', async () => {
  const made = await buildFonts()
  const tabular = openFont(Buffer.from(made.get('commissioner-tabular-400.woff2') ?? ''))
  const proportional = openFont(Buffer.from(made.get('commissioner-latin.woff2') ?? ''))

  const digits = [...'0123456789'].map(digit => digit.charCodeAt(0))
  const widths = digits.map(digit => tabular.glyphForCodePoint(digit).advanceWidth)
  expect(new Set(widths).size).toBe(1)
  for (const digit of digits) {
    const [glyph, own] = [tabular, proportional].map(font => font.glyphForCodePoint(digit))
    if (!glyph || !own) throw new Error('No such digit')
    const shift = Math.round((glyph.advanceWidth - own.advanceWidth) / 2)
    expect(glyph.bbox.minX).toBe(own.bbox.minX + shift)
    expect(glyph.bbox.maxX).toBe(own.bbox.maxX + shift)
    expect(glyph.path.commands.length).toBe(own.path.commands.length)
  }
})
