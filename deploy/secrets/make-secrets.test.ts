import { createPrivateKey } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { makeSecrets } from './make-secrets.ts'
import { redisPassword } from './redis-users.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-secrets-'))
  return () => rm(folder, { recursive: true })
})

/** Returns the content of every file, by its path. */
async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(
      files.map(async file => [file.slice(folder.length + 1), await readFile(file, 'utf8')]),
    ),
  )
}

/** Returns the environment that a service gets. */
async function environment(service: string) {
  return parseEnv(await readFile(join(folder, service, 'env'), 'utf8'))
}

test('writes every secret of every service, all of them different', async () => {
  const administrator = await makeSecrets(folder, {})
  const files = await contents()
  expect(Object.keys(files).sort()).toEqual([
    'analytics-migrate/env',
    'analytics/env',
    'analytics/session-key',
    'catalog-migrate/env',
    'catalog/env',
    'identity-migrate/env',
    'identity/administrator-email',
    'identity/administrator-password',
    'identity/env',
    'identity/link-key',
    'identity/signing-key.pem',
    'orders-migrate/env',
    'orders/env',
    'orders/link-key',
    'postgres/apps/analytics',
    'postgres/apps/catalog',
    'postgres/apps/identity',
    'postgres/apps/orders',
    'postgres/apps/studio',
    'postgres/owners/analytics',
    'postgres/owners/catalog',
    'postgres/owners/identity',
    'postgres/owners/orders',
    'postgres/owners/studio',
    'postgres/superuser',
    'redis/password',
    'redis/redis.conf',
    'studio-migrate/env',
    'studio/env',
    'studio/link-key',
  ])
  const passwords = Object.keys(files).filter(name => /password|owners|apps|superuser/.test(name))
  expect(new Set(passwords.map(name => files[name])).size).toBe(13)
  for (const name of passwords) expect(files[name], name).toMatch(/^[\w-]{24}$/)
  expect(createPrivateKey(files['identity/signing-key.pem'] ?? '').asymmetricKeyType).toBe(
    'ed25519',
  )
  expect(await environment('catalog')).toEqual({
    DATABASE_URL: `postgres://catalog_app:${files['postgres/apps/catalog']}@postgres:5432/stampa_catalog`,
    REDIS_URL: `redis://shop:${redisPassword(files['redis/password'] ?? '', 'shop')}@redis:6379`,
  })
  expect(await environment('catalog-migrate')).toEqual({
    DATABASE_URL: `postgres://catalog:${files['postgres/owners/catalog']}@postgres:5432/stampa_catalog`,
  })
  expect(await environment('identity')).toMatchObject({ LINK_KEY: files['identity/link-key'] })
  expect(files['orders/link-key']).toMatch(/^[\w-]{43}$/)
  expect(await environment('studio')).toMatchObject({ LINK_KEY: files['studio/link-key'] })
  expect(await environment('analytics')).toMatchObject({
    SESSION_KEY: files['analytics/session-key'],
  })
  expect(await environment('orders')).toMatchObject({
    LINK_KEY: files['orders/link-key'],
    ADMIN_EMAIL: administrator.email,
  })
  expect(await environment('identity')).toMatchObject({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ADMIN_PASSWORD_DAYS: '3',
  })
  expect(administrator.given).toBe(false)
})

test('keeps existing secrets', async () => {
  const administrator = await makeSecrets(folder, {})
  const before = await contents()
  expect(await makeSecrets(folder, {})).toEqual(administrator)
  expect(await contents()).toEqual(before)
})

test('takes given values, also later, with any quotation marks', async () => {
  await makeSecrets(folder, {})
  const superuser = (await contents())['postgres/superuser']
  const given = {
    ADMIN_EMAIL: 'maria@shop.example',
    ANALYTICS_STORE: 'clickhouse://visits:p%40ss@a:8123,b:8123/visits?cluster=visits',
    ADMIN_PASSWORD: `it's "so" #1 \\n $HOME`,
    CATALOG_DATABASE_PASSWORD: 'a/b:c@d?e#f g',
    MAIL_URL: 'smtp://maria:p%40ss@mail.example:587',
    REDIS_PASSWORD: 'back\\slash "quoted" #',
  }
  const administrator = await makeSecrets(folder, given)
  expect(administrator).toEqual({
    email: given.ADMIN_EMAIL,
    password: given.ADMIN_PASSWORD,
    given: true,
  })
  const identity = await environment('identity')
  expect(identity.ADMIN_PASSWORD).toBe(given.ADMIN_PASSWORD)
  expect(identity).not.toHaveProperty('ADMIN_PASSWORD_DAYS')
  const { ANALYTICS_STORE } = await environment('analytics')
  expect(ANALYTICS_STORE).toBe(given.ANALYTICS_STORE)
  const catalog = await environment('catalog')
  const database = new URL(catalog.DATABASE_URL ?? '')
  expect(decodeURIComponent(database.password)).toBe(given.CATALOG_DATABASE_PASSWORD)
  expect(new URL(catalog.REDIS_URL ?? '').password).toBe(
    redisPassword(given.REDIS_PASSWORD, 'shop'),
  )
  expect((await environment('orders')).MAIL_URL).toBe(given.MAIL_URL)
  const files = await contents()
  expect(files['redis/password']).toBe(given.REDIS_PASSWORD)
  expect(files['redis/redis.conf']).not.toContain('quoted')
  expect(files['postgres/superuser']).toBe(superuser)
})

test('rejects a password that an env file cannot hold', async () => {
  await expect(makeSecrets(folder, { ADMIN_PASSWORD: `'"\`` })).rejects.toThrow(
    'ADMIN_PASSWORD may not contain all of \' " `',
  )
})

test('makes the secrets of services that docker-compose.yml does not name', async () => {
  await makeSecrets(folder, { ADDED_SERVICES: 'gift-notes, returns' })
  const { DATABASE_URL = '', REDIS_URL = '' } = await environment('gift-notes')
  expect(new URL(DATABASE_URL)).toMatchObject({
    username: 'gift-notes_app',
    pathname: '/stampa_gift-notes',
  })
  expect(new URL(REDIS_URL).username).toBe('added')
  expect(Object.keys(await environment('returns'))).toEqual(['DATABASE_URL', 'REDIS_URL'])
})

test.each(['orders', 'postgres', 'redis', '../gift', 'gift-migrate', 'Gift'])(
  'refuses the added service %s',
  async name => {
    await expect(makeSecrets(folder, { ADDED_SERVICES: name })).rejects.toThrow(
      `'${name}' cannot be`,
    )
  },
)
