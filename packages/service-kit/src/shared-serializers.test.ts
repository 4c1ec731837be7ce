import { expect, test } from 'vitest'
import { shareSerializers } from './shared-serializers.ts'

const named = { type: 'object', properties: { name: { type: 'string' } } }
const schemas = { Named: { $id: 'Named', ...named } }
const route = { method: 'GET', url: '/', httpStatus: '200' }

test('schemas of the same content share a serializer, others do not', () => {
  const serializerOf = shareSerializers(schemas, {})
  const first = serializerOf({ ...route, schema: { $ref: 'Named#' } })
  const again = serializerOf({ ...route, url: '/other', schema: { $ref: 'Named#' } })
  const other = serializerOf({ ...route, schema: { type: 'array', items: { $ref: 'Named#' } } })
  expect(again).toBe(first)
  expect(first({ name: 'Κούπα', secret: 1 })).toBe('{"name":"Κούπα"}')
  expect(other([{ name: 'a', secret: 1 }])).toBe('[{"name":"a"}]')
})

test('what a reference means is that of its own app', () => {
  const schema = { $ref: 'Named#' }
  const others = {
    Named: { $id: 'Named', type: 'object', properties: { id: { type: 'integer' } } },
  }
  const record = { name: 'a', id: 1 }
  expect(shareSerializers(schemas, {})({ ...route, schema })(record)).toBe('{"name":"a"}')
  expect(shareSerializers(others, {})({ ...route, schema })(record)).toBe('{"id":1}')
})
