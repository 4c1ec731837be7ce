import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VerifiedTokens } from './verified-tokens.ts'

const admin = { id: 'a', sessionId: 's', email: undefined }

test('a token is known for a minute, and never past its own end', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat({ max: 200_000 }),
      fc.nat({ max: 200_000 }),
      (now, life, later) => {
        const tokens = new VerifiedTokens<typeof admin>()
        tokens.keep('token', admin, now + life, now)
        const known = tokens.find('token', now + later) === admin
        expect(known).toBe(later < Math.min(life, 60_000))
      },
    ),
  )
})

test('another token is not known, and however many come few are kept', () => {
  const tokens = new VerifiedTokens<typeof admin>()
  for (let n = 0; n < 1001; n++) tokens.keep(`token ${n}`, admin, 1000, 0)
  expect(tokens.find('token 1000', 1)).toBe(admin)
  expect(tokens.find('token 0', 1)).toBeUndefined()
  expect(tokens.find('token', 1)).toBeUndefined()
})
