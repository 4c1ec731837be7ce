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
