import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLinks } from './links.ts'

const key = 'k'.repeat(32)
const links = createLinks(key)

test('opens the id of a token, for its purpose and with its key only', () => {
  fc.assert(
    fc.property(fc.uuid(), id => {
      const token = links.token('order', id)
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(links.open('order', token)).toBe(id)
      expect(links.token('order', id)).toBe(token)
      expect(links.open('offer', token)).toBeUndefined()
      expect(createLinks(`${key}2`).open('order', token)).toBeUndefined()
    }),
  )
})

test('rejects a token that differs in one bit', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat({ max: 32 * 8 - 1 }), (id, bit) => {
      const bytes = Buffer.from(links.token('order', id), 'base64url')
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(links.open('order', bytes.toString('base64url'))).toBeUndefined()
    }),
  )
})

test('rejects any other text', () => {
  fc.assert(fc.property(fc.string(), text => links.open('order', text) === undefined))
})
