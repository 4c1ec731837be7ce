import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const service = await createTestApp(buildApp, {})
const authorization = `Bearer ${await service.adminToken()}`
afterAll(() => service.close())

const bodies: [type: string, payload: string, accepted: number][] = [
  ['application/json', '{"name":"NAME"}', 201],
  ['multipart/form-data; boundary=x', '--x--', 415],
  ['application/x-www-form-urlencoded', 'name=mug', 415],
  ['text/plain', 'name=mug', 415],
]

const senders: [headers: Record<string, string>, isThisSite: boolean][] = [
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, true],
  [{ origin: 'https://shop.example' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://shop.example.evil.example' }, false],
  [{ origin: 'https://shop.example:8443' }, false],
  [{ origin: 'null' }, false],
]

test.each(senders.flatMap(sender => bodies.map(body => [...sender, ...body] as const)))(
  'of %o, from this site: %s, is decided whatever the body: %s',
  async (...call) => {
    const [headers, isThisSite, type, payload, accepted] = call
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { host: 'shop.example', 'content-type': type, authorization, ...headers },
      // Names are unique.
      payload: payload.replace(
        'NAME',
        `mug ${senders.findIndex(([sender]) => sender === headers)}`,
      ),
    })
    expect(answer.statusCode).toBe(isThisSite ? accepted : 403)
    if (!isThisSite) {
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({
        code: 'cross_site',
        message: 'The request was sent by another site',
      })
    }
  },
)

test.each(['PUT', 'PATCH', 'DELETE'] as const)('refuses %s of another site', async method => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await service.app.inject({ method, url: '/api/things', headers })
  expect(answer.statusCode).toBe(403)
})

test('no response lets a page of another site read it', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await service.app.inject({ method, url: '/api/things', headers })
    expect(Object.keys(answer.headers).join()).not.toContain('access-control')
  }
})

test('lets another site link to what is only read', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await service.app.inject({ url: '/api/things', headers })).statusCode).toBe(200)
})
