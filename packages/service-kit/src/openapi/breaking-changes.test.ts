import { expect, test } from 'vitest'
import { breakingChanges, factsOf, type OpenApi } from './breaking-changes.ts'
import { fromText, toText } from './document.ts'

const tag = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }

/** A small interface, in which a test changes something. */
function document() {
  const body = {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 300 },
      order: { type: 'integer' } as { type: string; minimum?: number },
      placement: { enum: ['home', 'other'] },
      link: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    } as Record<string, object>,
  }
  const answer = {
    type: 'object',
    required: ['_id', 'tags'],
    properties: {
      _id: { type: 'string' },
      note: { type: 'string' },
      tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
      state: { enum: ['on', 'off'] },
    } as Record<string, object>,
  }
  const list = {
    parameters: [{ in: 'query', name: 'limit', required: false, schema: { type: 'integer' } }],
    security: [] as object[],
    responses: {
      200: { content: { 'application/json': { schema: { type: 'array', items: answer } } } },
    } as Record<string, object>,
  }
  const create = {
    security: [{ admin: [] }] as object[],
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { 201: { content: { 'application/json': { schema: answer } } } },
  }
  const paths: Record<string, Record<string, object>> = {
    '/api/things': { get: list, post: create },
  }
  return {
    openapi: { paths, components: { schemas: { Tag: structuredClone(tag) } } },
    body,
    answer,
    list,
    create,
    paths,
  }
}

type Sketch = ReturnType<typeof document>

function changesBy(change: (sketch: Sketch) => void): string[] {
  const sketch = document()
  change(sketch)
  return breakingChanges(
    factsOf(document().openapi as OpenApi),
    factsOf(sketch.openapi as unknown as OpenApi),
  )
}

test.each<[string, (sketch: Sketch) => void]>([
  ['nothing', () => {}],
  ['another call', ({ paths }) => (paths['/api/others'] = { post: document().create })],
  ['another field of an answer', ({ answer }) => (answer.properties.slug = { type: 'string' })],
  ['a field of an answer that is always there now', ({ answer }) => answer.required.push('note')],
  ['an optional field', ({ body }) => (body.properties.slug = { type: 'string', maxLength: 1 })],
  ['a field that may be left out now', ({ body }) => (body.required = [])],
  [
    'an optional object with a required field',
    ({ body }) => {
      body.properties.tag = tag
    },
  ],
  [
    'another content type',
    ({ create }) => {
      Object.assign(create.requestBody.content, { 'multipart/form-data': { schema: tag } })
    },
  ],
  ['a wider bound', ({ body }) => (body.properties.title = { type: 'string', maxLength: 301 })],
  [
    'another choice',
    ({ body }) => (body.properties.placement = { enum: ['home', 'new', 'other'] }),
  ],
  ['any text instead of a choice', ({ body }) => (body.properties.placement = { type: 'string' })],
  ['fewer states', ({ answer }) => (answer.properties.state = { enum: ['on'] })],
  ['what was for administrators and is for everybody', ({ create }) => (create.security = [])],
])('%s breaks no client', (_name, change) => {
  expect(changesBy(change)).toEqual([])
})

const get = 'GET /api/things'
const item = `${get} 200 < application/json[]`
const post = 'POST /api/things > application/json'

test.each<[string, (sketch: Sketch) => void, string]>([
  ['a call that is gone', ({ paths }) => delete paths['/api/things']?.get, `${get} is gone`],
  ['an answer that is gone', ({ list }) => delete list.responses[200], `${get} 200 is gone`],
  ['a parameter that is gone', ({ list }) => list.parameters.pop(), `${get} query limit is gone`],
  [
    'a call for administrators now',
    ({ list }) => list.security.push({ admin: [] }),
    `${get} no longer takes anybody`,
  ],
  ['a field that is gone', ({ answer }) => delete answer.properties.note, `${item} note is gone`],
  [
    'a field that may be missing',
    ({ answer }) => answer.required.pop(),
    `${item} tags may be missing now`,
  ],
  [
    'another type',
    ({ answer }) => (answer.properties._id = { type: 'integer' }),
    `${item} _id may be integer now`,
  ],
  [
    'nothing where there was something',
    ({ answer }) => (answer.properties._id = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
    `${item} _id may be null now`,
  ],
  [
    'a new state',
    ({ answer }) => (answer.properties.state = { enum: ['on', 'off', 'new'] }),
    `${item} state may be "new" now`,
  ],
  [
    'a field of what is referred to',
    ({ openapi }) => (openapi.components.schemas.Tag.required = []),
    `${item} tags[] name may be missing now`,
  ],
  ['a field that is refused', ({ body }) => delete body.properties.order, `${post} order is gone`],
  [
    'a choice that is refused',
    ({ body }) => (body.properties.placement = { enum: ['home'] }),
    `${post} placement no longer takes "other"`,
  ],
  [
    'null that is refused',
    ({ body }) => (body.properties.link = { type: 'string' }),
    `${post} link no longer takes null`,
  ],
  ['a new duty', ({ body }) => body.required.push('order'), `${post} order must be sent now`],
  [
    'a new field that is a duty',
    ({ body }) => {
      body.properties.slug = { type: 'string' }
      body.required.push('slug')
    },
    `${post} slug must be sent now`,
  ],
  [
    'a body that is a duty',
    ({ list, create }) => {
      Object.assign(list, { requestBody: create.requestBody })
    },
    `${get} > application/json must be sent now`,
  ],
  [
    'a closer bound',
    ({ body }) => (body.properties.title = { type: 'string', minLength: 1, maxLength: 299 }),
    `${post} title has maxLength 299 now`,
  ],
  [
    'a new bound',
    ({ body }) => (body.properties.order = { type: 'integer', minimum: 0 }),
    `${post} order has minimum 0 now`,
  ],
])('reports %s', (_name, change, report) => {
  expect(changesBy(change)).toContain(report)
})

test('reads a written interface back', () => {
  const { openapi } = document()
  const facts = factsOf(openapi)
  expect(facts.length).toBeGreaterThan(10)
  expect(factsOf(fromText(toText(openapi)))).toEqual(facts)
})
