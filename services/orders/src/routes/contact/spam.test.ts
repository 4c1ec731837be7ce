import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastestPerson, spamReason } from './service.ts'

test.each([
  [{}, null],
  [{ website: '' }, null],
  [{ website: '  ' }, null],
  [{ website: 'https://buy.example' }, 'honeypot'],
  [{ elapsedMs: fastestPerson }, null],
  [{ elapsedMs: fastestPerson - 1 }, 'too_fast'],
  [{ elapsedMs: 0 }, 'too_fast'],
  [{ website: 'x', elapsedMs: 60_000 }, 'honeypot'],
])('%j: %s', (fields, reason) => {
  expect(spamReason(fields)).toBe(reason)
})

test('accepts an empty honeypot after any plausible time', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', undefined), fc.double({ min: fastestPerson }), (w, ms) => {
      fc.pre(!Number.isNaN(ms))
      expect(spamReason({ ...(w !== undefined && { website: w }), elapsedMs: ms })).toBeNull()
    }),
  )
})
