import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepable } from './draft-files.ts'

const fileOf = (size: number) => ({
  field: 'images',
  file: new File([new Uint8Array(size)], `${size}.png`),
})

test('the first files are kept, as long as they fit together', () => {
  const files = [fileOf(3), fileOf(4), fileOf(5)]
  expect(keepable(files, 12)).toEqual(files)
  expect(keepable(files, 11)).toEqual(files.slice(0, 2))
  expect(keepable(files, 2)).toEqual([])
})

test('what is kept is never more than the limit, and the next file would be', () => {
  const sizes = fc.array(fc.nat({ max: 50 }), { maxLength: 12 })
  fc.assert(
    fc.property(sizes, fc.nat({ max: 200 }), (sizes, limit) => {
      const bytes = (count: number) => sizes.slice(0, count).reduce((sum, size) => sum + size, 0)
      const { length } = keepable(sizes.map(fileOf), limit)
      expect(bytes(length)).toBeLessThanOrEqual(limit)
      if (length < sizes.length) expect(bytes(length + 1)).toBeGreaterThan(limit)
    }),
  )
})
