import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { createValidatorCompiler } from './compiler.ts'

const compile = createValidatorCompiler()
const schema = Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 200 }) })
const query = compile({ schema, method: 'GET', url: '', httpPart: 'querystring' })
const body = compile({ schema, method: 'POST', url: '', httpPart: 'body' })

test('coerces query strings but not bodies', () => {
  expect(query({ limit: '200' })).toEqual({ value: { limit: 200 } })
  expect(body({ limit: 200 })).toEqual({ value: { limit: 200 } })
  expect(body({ limit: '200' })).toHaveProperty('error')
})

test.each([
  '0',
  '201',
  '1.5',
  '-1',
  'NaN',
  'Infinity',
  '1e999',
  '-1e999',
  '9'.repeat(400),
  '',
  ' ',
])('no query gets past the bounds of a number with %j', limit => {
  expect(query({ limit })).toHaveProperty('error')
})
