import { createBaseApp } from '@stampa/service-kit'
import { expect, test } from 'vitest'
import { addReadCache } from './read-cache.ts'

/** An app that answers every read with how often it had to read. */
async function countingApp(seconds: number) {
  const app = await createBaseApp('read-cache', { LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' })
  addReadCache(app, seconds)
  let reads = 0
  let gate: Promise<unknown> = Promise.resolve()
  app.get('/api/things', async () => {
    const read = ++reads
    await gate
    return { read }
  })
  app.get('/healthz', async () => ({ read: ++reads }))
  app.get('/api/missing', async (_request, reply) => reply.code(404).send({ read: ++reads }))
  app.put('/api/things', async () => ({}))
  return {
    app,
    holdReads: (until: Promise<unknown>) => {
      gate = until
    },
    read: async (url = '/api/things', headers = {}) =>
      (await app.inject({ url, headers })).json<{ read: number }>().read,
  }
}

test('an answer serves everybody who asks in its moment', async () => {
  const { app, read } = await countingApp(60)
  expect([await read(), await read(), await read()]).toEqual([1, 1, 1])
  const { headers } = await app.inject('/api/things')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('an answer whose moment is over is read anew', async () => {
  const { read } = await countingApp(0)
  expect([await read(), await read()]).toEqual([1, 2])
})

test('after a write everything is read anew', async () => {
  const { app, read } = await countingApp(60)
  expect(await read()).toBe(1)
  await app.inject({ method: 'PUT', url: '/api/things' })
  expect(await read()).toBe(2)
})

test('an answer that began before a write and ended after it is not kept', async () => {
  const { app, read, holdReads } = await countingApp(60)
  const gate = Promise.withResolvers<void>()
  holdReads(gate.promise)
  const early = read()
  await app.inject({ method: 'PUT', url: '/api/things' })
  gate.resolve()
  expect(await early).toBe(1)
  expect(await read()).toBe(2)
})

test.each([
  ['with a token', '/api/things', { authorization: 'Bearer x' }],
  ['with a query', '/api/things?limit=1', {}],
  ['of health', '/healthz', {}],
  ['of what is not there', '/api/missing', {}],
])('reads %s are never kept', async (_name, url, headers) => {
  const { read } = await countingApp(60)
  expect([await read(url, headers), await read(url, headers)]).toEqual([1, 2])
})
