import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstFilesWithin } from './draft-store.ts'

const fileOf = (size: number) => new File([new Uint8Array(size)], `${size}.png`)

test('keeps the most files from the first on that fit the limit together', () => {
  const sizes = fc.array(fc.nat({ max: 50 }), { maxLength: 12 })
  fc.assert(
    fc.property(sizes, fc.nat({ max: 200 }), (sizes, limit) => {
      const files = sizes.map(fileOf)
      const bytes = (count: number) => sizes.slice(0, count).reduce((sum, size) => sum + size, 0)
      const kept = firstFilesWithin(files, limit)
      expect(kept).toEqual(files.slice(0, kept.length))
      expect(bytes(kept.length)).toBeLessThanOrEqual(limit)
      if (kept.length < sizes.length) expect(bytes(kept.length + 1)).toBeGreaterThan(limit)
    }),
  )
})
