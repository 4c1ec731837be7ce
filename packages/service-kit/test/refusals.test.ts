import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { allowedMethods } from '../src/errors/plugin.ts'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const service = await createTestApp(buildApp, {})
await service.app.listen({ host: '127.0.0.1', port: 0 })
const token = await service.adminToken()
afterAll(() => service.close())

/** Sends bytes as they are, as no well-behaved client would. */
async function send(head: string[], body = ''): Promise<string> {
  const { port } = service.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write([...head, 'Host: shop', 'Connection: close', '', body].join('\r\n'))
  return text(socket)
}

function post(body: string | Buffer, type = 'application/json'): string[] {
  return [
    'POST /api/things HTTP/1.1',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
}

const thing = JSON.stringify({ name: 'mug' })
const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const many = `[${Array(50_000).fill('[]').join()}]`

/** What is sent, and the status and code of the answer. */
const refusals: [name: string, send: () => Promise<string>, status: number, code: string][] = [
  ['an unknown address', () => send(['GET /api/nothing HTTP/1.1']), 404, 'not_found'],
  ['a wrong method', () => send(['PATCH /api/things HTTP/1.1']), 405, 'method_not_allowed'],
  ['a rare method', () => send(['PROPFIND /api/things HTTP/1.1']), 405, 'method_not_allowed'],
  ['a method that is none', () => send(['BREW /api/things HTTP/1.1']), 400, 'bad_request'],
  ['broken percent-encoding', () => send(['GET /api/things/%zz HTTP/1.1']), 400, 'bad_request'],
  ['a broken query', () => send(['GET /api/things?limit=%zz HTTP/1.1']), 400, 'validation_failed'],
  [
    'a long path part',
    () => send([`GET /api/things/${'x'.repeat(200)} HTTP/1.1`]),
    414,
    'uri_too_long',
  ],
  ['a long address', () => send([`GET /${'x'.repeat(20_000)} HTTP/1.1`]), 431, 'headers_too_large'],
  ['bytes that are not HTTP', () => send(['\x16\x03\x01 hello']), 400, 'bad_request'],
  ['an id that is none', () => send(['GET /api/things/7 HTTP/1.1']), 400, 'validation_failed'],
  ['no body', () => send(post('')), 400, 'validation_failed'],
  [
    'compressed JSON',
    () => send([...post(thing), 'Content-Encoding: gzip'], thing),
    415,
    'unsupported_encoding',
  ],
  ['broken JSON', () => send(post('{"name":'), '{"name":'), 400, 'bad_request'],
  ['deep JSON', () => send(post(nested), nested), 400, 'validation_failed'],
  ['JSON of too many entries', () => send(post(many), many), 400, 'validation_failed'],
  [
    '__proto__',
    () => send(post('{"__proto__":{"admin":true}}'), '{"__proto__":{"admin":true}}'),
    400,
    'bad_request',
  ],
  [
    'text instead of JSON',
    () => send(post(thing, 'text/plain'), thing),
    415,
    'unsupported_media_type',
  ],
  [
    'a form instead of JSON',
    () => send(post(thing, 'multipart/form-data'), thing),
    415,
    'unsupported_media_type',
  ],
  ['no type', () => send(post(thing, ''), thing), 415, 'unsupported_media_type'],
  [
    'too large a body',
    () => {
      const large = JSON.stringify({ name: 'x'.repeat(300_000) })
      return send(post(large), large)
    },
    413,
    'too_large',
  ],
  [
    'a NUL character',
    () => send(post('{"name":"a\\u0000b"}'), '{"name":"a\\u0000b"}'),
    400,
    'unusable_value',
  ],
  [
    'a number beyond the column',
    () =>
      send(
        post('{"name":"a","amount":9007199254740991}'),
        '{"name":"a","amount":9007199254740991}',
      ),
    400,
    'unusable_value',
  ],
  [
    'an unknown field',
    () => send(post('{"name":"a","id":"b"}'), '{"name":"a","id":"b"}'),
    400,
    'validation_failed',
  ],
]

test.each(refusals)('rejects %s with a problem document', async (_name, request, status, code) => {
  const [head = '', body = ''] = (await request()).split('\r\n\r\n')
  const [statusLine = '', ...headers] = head.toLowerCase().split('\r\n')
  expect(statusLine).toContain(`http/1.1 ${status} `)
  expect(headers.join('\n')).toMatch(/content-type: application\/problem\+json/)
  expect(headers).toContain('cache-control: no-store')
  const problem = JSON.parse(body)
  expect(problem).toMatchObject({ type: 'about:blank', status, code, detail: problem.message })
  expect(problem.instance).toMatch(/^urn:request:[\w-]+$/)
  expect(problem.message).not.toBe('')
})

test('stores nothing of rejected requests', async () => {
  expect(await service.db('things').select()).toEqual([])
})

test('lists the allowed methods in a 405', async () => {
  const { headers } = await service.app.inject({ method: 'DELETE', url: '/api/things' })
  expect(headers.allow).toBe('GET, HEAD, POST')
})

test('answers an internal error with 500, without its cause', async () => {
  const { statusCode, body } = await service.app.inject('/api/things/secret')
  expect(statusCode).toBe(500)
  expect(body).not.toContain('hunter2')
  expect(JSON.parse(body)).toMatchObject({ code: 'internal_error', status: 500 })
})

test('answers an error with a numeric code', async () => {
  const { statusCode, body } = await service.app.inject('/api/things/aborted')
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ status: 503, detail: expect.any(String) })
})

test('answers 429 with Retry-After at a rate limit', async () => {
  const call = () => service.app.inject('/api/things/limited')
  expect((await call()).statusCode).toBe(200)
  expect((await call()).statusCode).toBe(200)
  const { statusCode, headers, body } = await call()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(body)).toMatchObject({ code: 'too_many_requests' })
})

test('serves other clients while one stalls', async () => {
  const { port } = service.app.server.address() as AddressInfo
  const stalled = connect(port, '127.0.0.1')
  await once(stalled, 'connect')
  stalled.write('POST /api/things HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n{')
  expect(await send(['GET /healthz HTTP/1.1'])).toContain('200 OK')
  stalled.destroy()
})

const allowed = allowedMethods(
  new Map([
    ['/api/products', new Set(['GET', 'POST'])],
    ['/api/products/:id', new Set(['PUT', 'DELETE'])],
    ['/api/products/all', new Set(['GET'])],
    ['/files/*', new Set(['GET'])],
  ]),
)

test.each([
  ['/api/products', ['GET', 'POST']],
  ['/api/products?limit=1', ['GET', 'POST']],
  ['/api/products/7', ['DELETE', 'PUT']],
  ['/api/products/all', ['DELETE', 'GET', 'PUT']],
  ['/files/a/b.png', ['GET']],
  ['/api/products/7/parts', []],
  ['/apixproducts', []],
  ['/', []],
])('%s knows %j', (url, methods) => {
  expect(allowed(url)).toEqual(methods)
})
