import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBounded, measureJson } from './json-bounds.ts'

/** Measures a parsed value. */
function sizeOf(value: unknown): { depth: number; nodes: number; commas: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, nodes: 0, commas: 0 }
  const sizes = Object.values(value).map(sizeOf)
  const sum = (part: 'nodes' | 'commas') => sizes.reduce((total, size) => total + size[part], 0)
  return {
    depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)),
    nodes: 1 + sum('nodes'),
    commas: Math.max(0, sizes.length - 1) + sum('commas'),
  }
}

test('measures JSON text like its value, with any brackets and quotes in its strings', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', 'α') })
  const { value } = fc.letrec(tie => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      text,
      fc.double(),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(text, tie('value'), { maxKeys: 5 }),
    ),
  }))
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 2), (any, space) => {
      const json = JSON.stringify(any, null, space)
      expect(measureJson(json)).toEqual(sizeOf(JSON.parse(json)))
    }),
  )
})

test.each([
  [true, 'a text of brackets', JSON.stringify('[{,'.repeat(10_000))],
  [true, '1,000 lists', `[${Array(999).fill('[]')}]`],
  [false, '1,001 lists', `[${Array(1000).fill('[]')}]`],
  [false, '1,001 objects', `[${Array(1000).fill('{}')}]`],
  [true, '5,001 numbers', `[${Array(5001).fill('0')}]`],
  [false, '5,002 numbers', `[${Array(5002).fill('0')}]`],
  [true, '32 levels', '['.repeat(32) + ']'.repeat(32)],
  [false, '33 levels', '['.repeat(33) + ']'.repeat(33)],
])('is bounded, %s: %s', (expected, _name, json) => {
  expect(isBounded(json)).toBe(expected)
})
