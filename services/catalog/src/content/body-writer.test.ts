import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BodyWriter } from './body-writer.ts'

function write(bits: readonly string[], last?: Buffer, capacity?: number): Buffer {
  const body = new BodyWriter(last, capacity)
  for (const bit of bits) body.write(bit)
  expect(body.length).toBe(Buffer.byteLength(bits.join('')))
  return body.content()
}

const bits = fc.array(
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'α', 'βγ', 'a'.repeat(50))),
)

test('it is all that was written, whatever was expected and whatever was there before', () => {
  fc.assert(
    fc.property(bits, bits, fc.nat(100), (written, before, capacity) => {
      const last = Buffer.from(before.join(''))
      expect(write(written, last, capacity).toString()).toBe(written.join(''))
      expect(write(written, undefined, capacity).toString()).toBe(written.join(''))
    }),
  )
})

test('what comes out as the last time is the last one itself, however it is cut', () => {
  fc.assert(
    fc.property(bits, written => {
      const last = Buffer.from(written.join(''))
      expect(write([written.join('')], last)).toBe(last)
      expect(write(written, last)).toBe(last)
    }),
  )
})

test('the last one is left as it is', () => {
  const last = Buffer.from('[1,2,3]')
  expect(write(['[1', ',2', ',4]'], last).toString()).toBe('[1,2,4]')
  expect(write(['[1', ',2', ']'], last).toString()).toBe('[1,2]')
  expect(last.toString()).toBe('[1,2,3]')
})
