import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closed, oneLine } from './schemas.ts'

test('closes objects at every depth, leaves open ones and data alone', () => {
  const schema = {
    type: 'object',
    properties: {
      type: { type: 'string' },
      part: { type: 'object', properties: { name: { type: 'string' } } },
      list: { type: 'array', items: { anyOf: [{ type: 'object', properties: {} }] } },
      open: { type: 'object', properties: {}, additionalProperties: true },
      map: { type: 'object', patternProperties: {} },
      fixed: { const: { type: 'object', properties: {} } },
    },
  }
  const before = structuredClone(schema)
  expect(closed(schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      ...schema.properties,
      part: { ...schema.properties.part, additionalProperties: false },
      list: {
        type: 'array',
        items: { anyOf: [{ type: 'object', properties: {}, additionalProperties: false }] },
      },
    },
  })
  expect(schema).toEqual(before)
})

test('oneLine removes every control character and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const line = oneLine(text)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(oneLine(line)).toBe(line)
    }),
  )
})
