import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine } from './customers.ts'

test('oneLine removes every control character and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const line = oneLine(text)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(oneLine(line)).toBe(line)
    }),
  )
})
