import fc from 'fast-check'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { TrustedProxies } from './trusted-proxies.ts'

const ranges = '127.0.0.1/32, ::1/128,10.0.0.0/8'

test.each([
  ['127.0.0.1', true],
  ['127.0.0.2', false],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.200.3.4', true],
  ['11.0.0.1', false],
  ['2001:db8::1', false],
  ['nobody', false],
  ['', false],
])('%s is a proxy: %s', (address, expected) => {
  const proxies = new TrustedProxies(ranges)
  expect(proxies.include(address)).toBe(expected)
  expect(proxies.include(address)).toBe(expected)
})

test.each(['', 'localhost', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/x', '::1/129', '1.2.3.4,'])(
  '%j is no list of them',
  text => {
    expect(() => new TrustedProxies(text)).toThrow(ConfigError)
  },
)

test('a request comes from where Fastify says, with proxies that Fastify reads itself', async () => {
  const app = fastify({ trustProxy: ranges })
  const proxies = new TrustedProxies(ranges)
  app.get('/', request => [request.ip, proxies.origin(request.raw)])
  const address = fc.constantFrom('127.0.0.1', '10.1.2.3', '8.8.8.8', '2001:db8::1', '::1', 'x')
  await fc.assert(
    fc.asyncProperty(address, fc.array(address), async (remoteAddress, way) => {
      const headers = way.length > 0 ? { 'x-forwarded-for': way.join(', ') } : {}
      const [expected, found] = (await app.inject({ url: '/', remoteAddress, headers })).json()
      expect(found).toBe(expected)
    }),
  )
  await app.close()
})
