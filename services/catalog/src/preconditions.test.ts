import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staleVersion, versionTag } from './preconditions.ts'

const version = fc.integer({ min: 1, max: 999_999_999 })

test('the current version, any version and no version let a change through', () => {
  fc.assert(
    fc.property(version, current => {
      for (const header of [
        undefined,
        '*',
        versionTag(current),
        `W/${versionTag(current)}`,
        `"other", ${versionTag(current)}`,
      ]) {
        expect(staleVersion(header, current)).toBeUndefined()
      }
    }),
  )
})

test('an older version is named as what the change was made from', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      fc.pre(a !== b)
      const [older, current] = [Math.min(a, b), Math.max(a, b)]
      expect(staleVersion(versionTag(older), current)).toBe(older)
      expect(staleVersion(`"x", W/${versionTag(older)}`, current)).toBe(older)
    }),
  )
})

test('everything else is older than the current version', () => {
  fc.assert(
    fc.property(version, fc.string(), (current, header) => {
      fc.pre(header.trim() !== '*' && !header.includes(versionTag(current)))
      expect(staleVersion(header, current)).toBeLessThan(current)
    }),
  )
  expect(staleVersion('"1"', 11)).toBe(1)
  expect(staleVersion('1', 1)).toBe(0)
  expect(staleVersion('"12"', 11)).toBe(10)
})
