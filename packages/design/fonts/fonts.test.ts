import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fontLabels } from '../src/fonts/faces.ts'
import { missingCharacters } from '../src/fonts/missing-characters.ts'
import { buildFonts } from './build.ts'

test('the committed fonts match their sources', async () => {
  for (const [name, made] of await buildFonts()) {
    const committed = await readFile(new URL(`../src/fonts/generated/${name}`, import.meta.url))
    expect(committed.equals(Buffer.from(made)), `${name} is stale: npm run fonts`).toBe(true)
  }
})

test.each(fontLabels)('%s has glyphs for Greek with every accent', label => {
  const alphabet = 'αβγδεζηθικλμνξοπρσςτυφχψω'
  const text = `${alphabet}${alphabet.toUpperCase()}άέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ·;«»€–…`
  expect(missingCharacters(label, text)).toEqual([])
})

test('returns each missing character once', () => {
  expect(missingCharacters('Arial', 'Καλά 漢漢 😀 νέα\nσειρά')).toEqual(['漢', '😀'])
})
