import { Problem } from '@stampa/service-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkVersion, versionTag } from './preconditions.ts'

test('the current version, any version and no version let a change through', () => {
  fc.assert(
    fc.property(fc.nat(), version => {
      for (const header of [
        undefined,
        '*',
        versionTag(version),
        `W/${versionTag(version)}`,
        `"other", ${versionTag(version)}`,
      ]) {
        expect(() => checkVersion(header, version)).not.toThrow()
      }
    }),
  )
})

test('everything else is refused', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (version, header) => {
      fc.pre(header.trim() !== '*' && !header.includes(versionTag(version)))
      expect(() => checkVersion(header, version)).toThrow(Problem)
    }),
  )
  expect(() => checkVersion('"1"', 11)).toThrow(Problem)
  expect(() => checkVersion('1', 1)).toThrow(Problem)
})
