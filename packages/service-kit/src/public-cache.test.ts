import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../test/fixture/app.ts'
import { createTestApp, type TestApp } from './testing.ts'

let service: TestApp

beforeAll(async () => {
  service = await createTestApp(buildApp, {})
  await service.db('things').insert({ name: 'κούπα' })
})

afterAll(() => service.close())

function read(headers = {}, url = '/api/things') {
  return service.app.inject({ url, headers })
}

test('a public read may be shared for a moment, and is asked for again by its tag', async () => {
  const { headers, statusCode } = await read()
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
})

test.each<[string, (etag: string) => string]>([
  ['the tag', etag => etag],
  ['a list of tags', etag => `"other", ${etag}`],
  ['the tag as a compressing proxy weakens it', etag => `W/${etag}`],
  ['any', () => '*'],
])('answers 304 without a body to %s', async (_name, ifNoneMatch) => {
  const { etag } = (await read()).headers
  const second = await read({ 'if-none-match': ifNoneMatch(String(etag)) })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
  expect(second.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=0, s-maxage=1' })
})

test('answers in full when something changed', async () => {
  const { etag } = (await read()).headers
  await service.db('things').insert({ name: 'καπέλο' })
  const second = await read({ 'if-none-match': String(etag) })
  expect(second.statusCode).toBe(200)
  expect(second.json()).toHaveLength(2)
})

test('errors are not kept', async () => {
  const { statusCode, headers } = await read({}, '/api/things?limit=0')
  expect(statusCode).toBe(400)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
})
