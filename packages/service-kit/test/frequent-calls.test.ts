import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp, errorResponses, offlineConfig, Problem, Type } from '../src/index.ts'

const url = '/counts'
let app: App
let origin: string
let folder: string
let admitted = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frequent-calls-'))
  app = await createApp(offlineConfig, {
    name: 'frequent',
    title: 'Frequent',
    version: '1.0.0',
    migrations: folder,
    plugins: app =>
      app.addFrequentCall({
        method: 'POST',
        path: url,
        body: Type.Object({
          of: Type.String({ maxLength: 20 }),
          by: Type.Optional(Type.Integer()),
        }),
        status: 202,
        response: { 202: Type.Object({}, { additionalProperties: true }), ...errorResponses(400) },
        admit: ({ userAgent }) => {
          admitted++
          if (userAgent === 'flood') throw new Problem(429, 'too_many', 'Too many')
        },
        answer: async ({ of, by = 1 }, { address }) => {
          if (of === 'nothing') throw new Problem(404, 'not_found', 'There is no such thing')
          return { of, by, address }
        },
      }),
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const headers = { 'content-type': 'application/json', 'x-forwarded-for': '8.8.8.8' }

/** What is said to the same body on the direct way and on Fastify's. */
async function both(body: string, more: Record<string, string> = {}) {
  const sent = { ...headers, ...more }
  const direct = await fetch(origin + url, { method: 'POST', headers: sent, body })
  const injected = await app.inject({ method: 'POST', url, headers: sent, payload: body })
  const { instance: _, ...answer } = (await direct.json()) as Record<string, unknown>
  const { instance: __, ...expected } = injected.json()
  const kept = ['content-type', 'cache-control', 'retry-after'] as const
  return [
    { status: direct.status, answer, headers: kept.map(name => direct.headers.get(name)) },
    {
      status: injected.statusCode,
      answer: expected,
      headers: kept.map(name => injected.headers[name] ?? null),
    },
  ]
}

test.each<[name: string, status: number, body: string, headers: Record<string, string>]>([
  ['a plain call', 202, '{"of":"κούπα"}', {}],
  ['several proxies', 202, '{"of":"mug","by":3}', { 'x-forwarded-for': '1.1.1.1, 127.0.0.1' }],
  ['a charset', 202, '{"of":"mug"}', { 'content-type': 'application/json; charset=utf-8' }],
  ['what the answer refuses', 404, '{"of":"nothing"}', {}],
  ['a wrong type', 400, '{"of":7}', {}],
  ['an unknown field', 400, '{"of":"mug","more":1}', {}],
  ['__proto__', 400, '{"__proto__":{"of":"mug"}}', {}],
  ['broken JSON', 400, '{"of":', {}],
  ['no body', 400, '', {}],
  ['text', 415, 'of=mug', { 'content-type': 'text/plain' }],
  ['compressed JSON', 415, '{"of":"mug"}', { 'content-encoding': 'gzip' }],
  ['a flood', 429, '{"of":"mug"}', { 'user-agent': 'flood' }],
  ['too large a body', 413, JSON.stringify({ of: 'x'.repeat(300_000) }), {}],
])('%s is answered %i on either way', async (_name, status, body, more) => {
  const [direct, injected] = await both(body, more)
  expect(direct).toEqual(injected)
  expect(direct?.status).toBe(status)
})

test('whatever is sent is answered the same on either way', async () => {
  const nearly = fc.record({ of: fc.oneof(fc.string(), fc.jsonValue()), by: fc.jsonValue() })
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearly, fc.jsonValue()), async content => {
      const [direct, injected] = await both(JSON.stringify(content))
      expect(direct).toEqual(injected)
    }),
  )
})

test('a body in pieces is a body', async () => {
  const { port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  socket.write('5\r\n{"of"\r\n')
  socket.write('7\r\n:"mug"}\r\n0\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 202 .*"of":"mug"/s)
})

test('who breaks off says nothing, and nobody waits', async () => {
  const { port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"of"`,
  )
  await once(socket, 'connect')
  socket.destroy()
  expect((await both('{"of":"mug"}'))[0]?.status).toBe(202)
})

test('each is admitted once and measured once, whoever answers it', async () => {
  const counted = async () => {
    const { body } = await app.inject('/metrics')
    const lines = body.matchAll(/^http_request_duration_seconds_count\{.*counts.*\} (\d+)$/gm)
    return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
  }
  const before = [admitted, await counted()]
  for (const body of ['{"of":"mug"}', '{"of":"nothing"}', '{"of":7}', '{']) {
    await (await fetch(origin + url, { method: 'POST', headers, body })).text()
  }
  const [was = 0, measured = 0] = before
  expect(admitted).toBe(was + 4)
  await expect.poll(counted).toBe(measured + 4)
})
