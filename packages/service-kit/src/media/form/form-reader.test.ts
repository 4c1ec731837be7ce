import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formValue } from './form-reader.ts'

test('keeps text, with normalised line ends', () => {
  expect(formValue({ type: 'string' }, 'α\r\nβ')).toBe('α\nβ')
  expect(formValue({ type: 'string' }, '17')).toBe('17')
  expect(formValue({ type: 'string' }, '')).toBe('')
  expect(formValue(undefined, '[1]')).toBe('[1]')
})

test.each(['boolean', 'integer', 'number', 'array', 'object'])('parses %s as JSON', type => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(formValue({ type }, JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(formValue({ type }, ' ')).toBeUndefined()
  expect(formValue({ type }, '{broken')).toBe('{broken')
})
