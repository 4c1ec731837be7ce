import { mergeChanges } from '@stampa/service-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween } from './audit.ts'

const record = fc.dictionary(fc.constantFrom('title', 'order', 'active', 'image'), fc.jsonValue())

test('finds no changes between equal records', () => {
  fc.assert(
    fc.property(record, value => changesBetween(value, structuredClone(value)).length === 0),
  )
})

test('returns changes that turn one record into the other', () => {
  fc.assert(
    fc.property(record, record, (before, after) => {
      const led: Record<string, unknown> = { ...before }
      for (const { field, to } of changesBetween(before, after)) led[field] = to
      for (const field of Object.keys(led)) {
        expect(led[field] ?? null).toEqual(JSON.parse(JSON.stringify(after))[field] ?? null)
      }
    }),
  )
})

test('merges steps into the changes between first and last state', () => {
  fc.assert(
    fc.property(record, record, record, (a, b, c) => {
      const merged = mergeChanges([changesBetween(a, b), changesBetween(b, c)])
      const direct = changesBetween(a, c)
      const byField = (changes: typeof direct) =>
        Object.fromEntries(changes.map(({ field, ...change }) => [field, change]))
      expect(byField(merged)).toEqual(byField(direct))
    }),
  )
})

test('compares an image by URL, text and focal point', () => {
  const asset = { base: '/media/catalog/a', width: 1, height: 1, widths: [1], color: '#ffffff' }
  const before = { image: '/a.webp', imageAsset: { ...asset, alt: 'Κούπα' }, imageAssets: [asset] }
  const after = {
    image: '/b.webp',
    imageAsset: { ...asset, base: 'b', focus: { x: 0, y: 1 } },
    imageAssets: [{ ...asset, alt: 'Νέο' }],
  }
  expect(changesBetween(before, after)).toEqual([
    { field: 'image', from: '/a.webp', to: '/b.webp' },
    { field: 'imageAlt', from: 'Κούπα', to: null },
    { field: 'imageFocus', from: null, to: { x: 0, y: 1 } },
    { field: 'imageDetails', from: [{}], to: [{ alt: 'Νέο' }] },
  ])
})
