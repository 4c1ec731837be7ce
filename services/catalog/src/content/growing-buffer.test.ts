import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GrowingBuffer } from './growing-buffer.ts'

test('holds all that was written, in order, whatever it grows to', () => {
  const bit = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer({ min: 0, max: 100_000 }).map(length => 'κ'.repeat(length)),
  )
  fc.assert(
    fc.property(fc.array(bit), bits => {
      const buffer = new GrowingBuffer()
      for (const text of bits) buffer.write(text)
      expect(buffer.content().toString()).toBe(bits.join(''))
    }),
  )
})
