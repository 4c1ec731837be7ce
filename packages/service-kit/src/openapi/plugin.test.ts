import fastify from 'fastify'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { Problem } from '../errors/problems.ts'
import { sharedValidatorFactory } from '../validation/compiler.ts'
import openapi from './plugin.ts'

const size = Type.Object({ width: Type.Integer({ message: 'Width is required' }) }, { $id: 'Size' })
const item = Type.Object({ size, sizes: Type.Optional(Type.Array(size)) }, { $id: 'Item' })

async function build(schema: { body?: object; response: object }) {
  const app = fastify({
    schemaController: { compilersFactory: { buildValidator: sharedValidatorFactory() } },
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send(Problem.is(error) ? error.errors : String(error)),
  )
  await app.register(openapi, { title: 'Items', version: '1' })
  await app.register(async routes => {
    routes.post('/items', { schema }, async (_request, reply) =>
      reply.code(201).send({ size: { width: 1, secret: 1 } }),
    )
  })
  await app.ready()
  return app
}

test('states a named schema once and refers to it', async () => {
  const app = await build({ body: item, response: { 201: item } })
  expect(app.swagger()).toMatchObject({
    components: {
      schemas: {
        Item: { properties: { size: { $ref: '#/components/schemas/Size' } } },
        ItemInput: {
          properties: { sizes: { items: { $ref: '#/components/schemas/SizeInput' } } },
          additionalProperties: false,
        },
        Size: { required: ['width'] },
        SizeInput: { required: ['width'], additionalProperties: false },
      },
    },
    paths: {
      '/items': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ItemInput' } } },
          },
        },
      },
    },
  })
  await app.close()
})

test('serializes and validates through references', async () => {
  const app = await build({ body: item, response: { 201: item } })
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/items', payload })).json()
  expect(await post({ size: { width: 1 } })).toEqual({ size: { width: 1 } })
  expect(await post({ size: {}, sizes: [{ width: 1, depth: 1 }] })).toEqual([
    { field: 'size.width', message: 'Width is required' },
    { field: 'sizes.0.depth', message: 'Depth is not a known field' },
  ])
  await app.close()
})

test('rejects one name for two schemas', async () => {
  const other = Type.Object({ height: Type.Integer() }, { $id: 'Size' })
  const response = { 200: size, 201: Type.Array(other) }
  await expect(build({ response })).rejects.toThrow("Two schemas have the $id 'Size'")
})
