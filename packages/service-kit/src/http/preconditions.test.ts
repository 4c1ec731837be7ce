import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staleVersion, versionTag } from './preconditions.ts'

test('accepts a change for the current version, any version and no version', () => {
  fc.assert(
    fc.property(fc.nat(), version => {
      for (const header of [
        undefined,
        '*',
        versionTag(version),
        `W/${versionTag(version)}`,
        `"other", ${versionTag(version)}`,
      ]) {
        expect(staleVersion(header, version)).toBeUndefined()
      }
    }),
  )
})

test('treats any other tag as an older version', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (version, header) => {
      fc.pre(header.trim() !== '*' && !header.includes(versionTag(version)))
      expect(staleVersion(header, version)).toBeLessThan(version)
    }),
  )
  expect(staleVersion('"1"', 11)).toBe(1)
  expect(staleVersion('W/"3"', 11)).toBe(3)
  expect(staleVersion('1', 1)).toBe(0)
})
