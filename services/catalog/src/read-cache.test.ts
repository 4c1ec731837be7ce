import { createBaseApp } from '@stampa/service-kit'
import { expect, test } from 'vitest'
import { addReadCache } from './read-cache.ts'

/** An app that answers every read with how often it had to read. */
async function countingApp(seconds: number) {
  const app = await createBaseApp('read-cache', { LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' })
  addReadCache(app, seconds)
  let reads = 0
  let failures = 0
  let gate: Promise<unknown> = Promise.resolve()
  app.get('/api/things', async () => {
    const read = ++reads
    await gate
    if (failures-- > 0) throw new Error('told to')
    return { read }
  })
  app.get('/api/bytes', async (_request, reply) => {
    reply.type('application/xml')
    return Buffer.from(`<${++reads}/>`)
  })
  app.get('/api/last', async request => ({ read: ++reads, last: request.lastAnswer() ?? null }))
  app.get('/sitemap.xml', async ({ host }) => `${host} ${++reads}`)
  app.get('/api/pages', async (request, reply) => {
    reply.header('link', `<${request.url}&next>; rel="next"`)
    return { read: ++reads, filling: 'x'.repeat(3_000_000) }
  })
  app.get('/api/large/:n', async () => ({ read: ++reads, filling: 'x'.repeat(15_000_000) }))
  app.get('/healthz', async () => ({ read: ++reads }))
  app.get('/api/missing', async (_request, reply) => reply.code(404).send({ read: ++reads }))
  app.put('/api/things', async () => ({}))
  return {
    app,
    reads: () => reads,
    failReads: (times: number) => {
      failures = times
    },
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

test('who asks meanwhile waits for the first and gets its answer', async () => {
  const { read, reads, holdReads } = await countingApp(60)
  const gate = Promise.withResolvers<void>()
  holdReads(gate.promise)
  const crowd = Array.from({ length: 10 }, () => read())
  await expect.poll(reads).toBe(1)
  gate.resolve()
  expect(await Promise.all(crowd)).toEqual(Array(10).fill(1))
})

test('who waited for a reading that failed reads by himself', async () => {
  const { app, holdReads, failReads } = await countingApp(60)
  const gate = Promise.withResolvers<void>()
  holdReads(gate.promise)
  failReads(1)
  const crowd = Array.from({ length: 3 }, () => app.inject('/api/things'))
  gate.resolve()
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 200, 500])
})

test('who asks after a write does not wait for a reading from before it', async () => {
  const { app, read, holdReads } = await countingApp(60)
  const gate = Promise.withResolvers<void>()
  holdReads(gate.promise)
  const early = read()
  await app.inject({ method: 'PUT', url: '/api/things' })
  holdReads(Promise.resolve())
  expect(await read()).toBe(2)
  gate.resolve()
  expect(await early).toBe(1)
  expect(await read()).toBe(2)
})

test('bytes are kept as they are, with their type', async () => {
  const { app } = await countingApp(60)
  for (const _ of [1, 2]) {
    const { body, headers } = await app.inject('/api/bytes')
    expect(body).toBe('<1/>')
    expect(headers['content-type']).toBe('application/xml')
  }
})

test('what names the site is kept for each of its addresses', async () => {
  const { app } = await countingApp(60)
  const ask = async (host: string) =>
    (await app.inject({ url: '/sitemap.xml', headers: { host } })).body
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a 1', 'b 2', 'a 1'])
})

test('when there is too much it starts over', async () => {
  const { read } = await countingApp(60)
  const large = (n: number) => `/api/large/${n}`
  expect([await read(large(1)), await read(large(2)), await read(large(1))]).toEqual([1, 2, 1])
  expect([await read(large(3)), await read(large(2))]).toEqual([3, 4])
})

test('each query has its answer, with the way to the next page', async () => {
  const { app, read } = await countingApp(60)
  const page = (n: number) => `/api/pages?page=${n}`
  expect([await read(page(1)), await read(page(2)), await read(page(1))]).toEqual([1, 2, 1])
  const { headers } = await app.inject(page(1))
  expect(headers.link).toBe('</api/pages?page=1&next>; rel="next"')
})

test('any number of queries and names of the site takes nothing from the addresses', async () => {
  const { app, read } = await countingApp(60)
  expect(await read()).toBe(1)
  for (let n = 0; n < 5; n++) await read(`/api/pages?page=${n}`)
  for (let n = 0; n < 5; n++) await app.inject({ url: '/sitemap.xml', headers: { host: `${n}` } })
  expect(await read('/api/pages?page=0')).toBe(12)
  expect(await read()).toBe(1)
})

test('an answer whose moment is over is read anew', async () => {
  const { read } = await countingApp(0)
  expect([await read(), await read()]).toEqual([1, 2])
})

test('whoever reads anew can have the last answer, until a write', async () => {
  const { app, read } = await countingApp(0)
  await read('/api/last')
  const { payload } = await app.inject('/api/last')
  expect(JSON.parse(payload)).toEqual({ read: 2, last: '{"read":1,"last":null}' })
  await app.inject({ method: 'PUT', url: '/api/things' })
  expect((await app.inject('/api/last')).json()).toEqual({ read: 3, last: null })
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
  ['of health', '/healthz', {}],
  ['of what is not there', '/api/missing', {}],
])('reads %s are never kept', async (_name, url, headers) => {
  const { read } = await countingApp(60)
  expect([await read(url, headers), await read(url, headers)]).toEqual([1, 2])
})
