import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const key = 'the key of a test, of thirty-two characters or more'
const seal = createSeal(key)
const owner = randomUUID()

test('opens what it has closed, and each time has another form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (secret, owner) => {
      const sealed = seal.close(secret, owner)
      expect(seal.open(sealed, owner)).toBe(Buffer.from(secret).toString())
      expect(seal.close(secret, owner)).not.toEqual(sealed)
    }),
  )
})

test('opens nothing of another owner or key, and nothing that was altered or cut', () => {
  const sealed = seal.close('SECRET', owner)
  expect(seal.open(sealed, randomUUID())).toBeUndefined()
  expect(createSeal(`${key}!`).open(sealed, owner)).toBeUndefined()
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), bit => {
      const altered = Buffer.from(sealed)
      altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(seal.open(altered, owner)).toBeUndefined()
      expect(seal.open(sealed.subarray(0, bit >> 3), owner)).toBeUndefined()
    }),
  )
})
