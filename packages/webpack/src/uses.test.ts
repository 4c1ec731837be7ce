import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { OpenApi } from '@stampa/service-kit/openapi'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodeUses, encodeUses, usesOf } from './uses.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-uses-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const text = { type: 'string' }
const record = {
  type: 'object',
  required: ['title', 'slug', 'order'],
  properties: { title: text, slug: text, order: { type: 'integer' } },
}
const answers = {
  200: { content: { 'application/json': { schema: record } } },
  404: { $ref: '#/components/responses/NotFound' },
  409: { $ref: '#/components/responses/Conflict' },
}
const operation = { security: [{ admin: [] }], responses: answers }
const body = { content: { 'application/json': { schema: { ...record, required: ['title'] } } } }
const query = { in: 'query', name: 'limit', schema: { type: 'integer' } }

const document: OpenApi = {
  paths: {
    '/api/faq': {
      get: { ...operation, parameters: [query] },
      post: { ...operation, requestBody: body },
    },
    '/api/faq/all': { get: operation },
    '/api/faq/{id}': { get: operation, put: operation, delete: operation },
    '/api/events/{id}': { get: operation, delete: operation },
  },
}

/** Returns the keys of the elements that a source uses, and the names that it imports. */
async function usesIn(source: string) {
  const file = join(folder, 'source.tsx')
  await writeFile(file, source)
  const { services, platform } = await usesOf([file], { catalog: document })
  return { platform, keys: services.catalog?.map(({ key }) => key) ?? [] }
}

/** Returns the operations that a source calls. */
async function callsIn(source: string): Promise<string[]> {
  const { keys } = await usesIn(source)
  return keys.filter(key => key.split(' ').length === 2)
}

test('states the fields, parameters and statuses of a call that the source names', async () => {
  const { keys } = await usesIn(`
    const { data, response } = await catalog.GET('/api/faq', { params: { query: { limit: 3 } } })
    export const title = response.status === 404 ? null : data.title`)
  expect(keys).toEqual([
    'GET /api/faq',
    'GET /api/faq query limit',
    'GET /api/faq 200',
    'GET /api/faq 200 < application/json',
    'GET /api/faq 200 < application/json title',
    'GET /api/faq 404',
  ])
})

test.each([
  ['row.slug'],
  ['row?.slug'],
  ["row['slug']"],
  ['const { slug } = row'],
  ['const { slug: name } = row'],
  ['function Page({ slug = "" }) {}'],
  ["const fields = ['slug']"],
  ['const fields = { slug: 1 }'],
  ['<Field name="slug" />'],
  ['(row as Row).slug'],
  ['row!.slug'],
  ['save({ slug })'],
])('finds the field in %s', async source => {
  const { keys } = await usesIn(`catalog.GET('/api/faq'); ${source}`)
  expect(keys).toContain('GET /api/faq 200 < application/json slug')
})

test('finds no field in a comment, a type or a local name', async () => {
  const { keys } = await usesIn(`
    // slug
    interface Row { slug: string }
    const slug = 1
    catalog.GET('/api/faq')`)
  expect(keys).not.toContain('GET /api/faq 200 < application/json slug')
})

test('states the required fields of a request even if the source does not name them', async () => {
  const { keys } = await usesIn("catalog.POST('/api/faq', { body: values })")
  expect(keys).toContain('POST /api/faq > application/json title')
  expect(keys).not.toContain('POST /api/faq > application/json order')
})

test.each<[source: string, calls: string[]]>([
  ["catalog.GET('/api/faq')", ['GET /api/faq']],
  ["catalog.PUT('/api/faq/{id}' as Path, at(id))", ['PUT /api/faq/{id}']],
  ["const path = '/api/faq/{id}'; catalog.DELETE(path, at(id))", ['DELETE /api/faq/{id}']],
  [
    "const path = '/api/faq/{id}'; catalog.DELETE(path, at(id)); show(path)",
    ['GET /api/faq/{id}', 'PUT /api/faq/{id}', 'DELETE /api/faq/{id}'],
  ],
  [
    "export const path = '/api/faq/{id}'",
    ['GET /api/faq/{id}', 'PUT /api/faq/{id}', 'DELETE /api/faq/{id}'],
  ],
  [`const kinds = ['faq']; catalog.GET(\`/api/\${kind}/all\`)`, ['GET /api/faq/all']],
  [
    `const kinds = ['faq', 'events']; catalog.DELETE(\`/api/\${kind}/{id}\`, at(id))`,
    ['DELETE /api/faq/{id}', 'DELETE /api/events/{id}'],
  ],
  [`fetch(\`\${origin}/api/events/\${id}\`)`, ['GET /api/events/{id}', 'DELETE /api/events/{id}']],
  [`fetch(\`/api/faq\${query}\`)`, ['GET /api/faq', 'POST /api/faq']],
  ["fetch('/api/faq?limit=3')", ['GET /api/faq', 'POST /api/faq']],
  ["const rules = catalogRules['/api/faq']", []],
  ["catalog.GET('/api/other')", []],
])('finds the calls of %s', async (source, calls) => {
  expect(await callsIn(source)).toEqual(calls)
})

test('states the names imported from the platform that exist at run time', async () => {
  const { platform } = await usesIn(`
    import { Link, type Head, useMessages as use } from '@stampa/platform'
    import type { Remote } from '@stampa/platform'
    import { other } from './other.ts'
    export { track } from '@stampa/platform'`)
  expect(platform).toEqual(['Link', 'track', 'useMessages'])
})

test('reads encoded uses back, and encodes equal uses to equal bytes', () => {
  const uses = { services: {}, platform: ['Link'] }
  expect(decodeUses(encodeUses(uses))).toEqual(uses)
  expect(encodeUses(uses)).toEqual(encodeUses(uses))
})

test('refuses uses that would fill the memory', () => {
  expect(() => decodeUses(gzipSync(Buffer.alloc(40_000_000)))).toThrow(RangeError)
})
