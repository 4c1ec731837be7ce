import { expect, test } from 'vitest'
import { baseConfig, ConfigError, loadConfig } from './config.ts'

const env = {
  DATABASE_URL: 'postgres://shop:hunter2@db/stampa',
  REDIS_URL: 'redis://cache',
  JWKS_URL: 'http://identity/api/auth/jwks',
}

test('fills in defaults, coerces numbers and drops unknown variables', () => {
  expect(loadConfig(baseConfig, { ...env, PORT: '4002', HOME: '/root' })).toEqual({
    ...env,
    HOST: '127.0.0.1',
    PORT: 4002,
    LOG_LEVEL: 'info',
    DATABASE_POOL_MAX: 10,
    REDIS_KEY_PREFIX: '',
    TRUST_PROXY: '127.0.0.1/32,::1/128',
  })
})

test('names every missing or wrong variable and prints no value', () => {
  const wrong = { DATABASE_URL: 'hunter2', REDIS_URL: '', PORT: 'hunter2', LOG_LEVEL: 'hunter2' }
  const load = () => loadConfig(baseConfig, wrong)
  expect(load).toThrow(ConfigError)
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'JWKS_URL', 'PORT', 'LOG_LEVEL']) {
    expect(load).toThrow(name)
  }
  expect(load).not.toThrow('hunter2')
})
