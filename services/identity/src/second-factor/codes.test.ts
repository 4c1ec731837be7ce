import fc from 'fast-check'
import { generateSecret, generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { createRecoveryCodes, hashRecoveryCode, stepOf } from './codes.ts'

const secret = generateSecret()

test('accepts the codes of the present step and of one before and after it', () => {
  const now = Math.floor(Date.now() / 1000)
  for (const offset of [-30, 0, 30]) {
    const epoch = now + offset
    const code = generateSync({ secret, epoch })
    expect(stepOf(code, secret)).toBe(Math.floor(epoch / 30))
    expect(stepOf(`${code.slice(0, 3)} ${code.slice(3)}`, secret)).toBe(Math.floor(epoch / 30))
  }
  expect(stepOf(generateSync({ secret, epoch: now - 120 }), secret)).toBeUndefined()
  expect(stepOf(generateSync({ secret, epoch: now + 120 }), secret)).toBeUndefined()
})

test('accepts no other text', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      fc.pre(!/^\d{6}$/.test(text.replaceAll(/\s/g, '')))
      expect(stepOf(text, secret)).toBeUndefined()
    }),
  )
})

test('recovery codes are ten different ones, whose hash ignores case, spaces and dashes', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[\da-f]{5}(-[\da-f]{5}){5}$/)
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`
    expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode(code))
  }
})
