import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Scope } from '@stampa/rules/permissions'
import { Redis } from 'ioredis'
import { vi } from 'vitest'
import type { BaseConfig } from '../app/config.ts'
import type { App } from '../app/create-app.ts'
import { connect } from '../app/database.ts'
import { confirmedKey, sessionKey } from '../auth/live-session.ts'
import { unreferencedFile } from '../media/storage/storage.ts'
import { offlineConfig } from '../openapi/document.ts'
import { testDatabase } from './database.ts'
import { createTestKeys, signToken, type TestKeys, type TokenOptions } from './tokens.ts'

/** A service with its own database, Redis keys and token keys. */
export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** Limits of visitors' writes and files that no test reaches. */
export const generousLimits = {
  PUBLIC_WRITES_PER_10_MINUTES: 100_000,
  PUBLIC_FILES_MB_PER_DAY: 100_000,
  PUBLIC_DECODING_SECONDS_PER_10_MINUTES: 100_000,
  PUBLIC_FILES_GB: 100_000,
  PUBLIC_FILES_FREE_MB: 1,
}

export interface TestAppOptions {
  /** Keys that the service trusts; by default new ones, published at JWKS_URL. */
  keys?: TestKeys
  /** Server of the database, instead of TEST_DATABASE_URL: the URL of a cable. */
  databaseServer?: string
}

/**
 * Builds a service for a test file, on the PostgreSQL and Redis of TEST_DATABASE_URL and
 * TEST_REDIS_URL. Test files can run concurrently.
 *
 * @param build the service's `buildApp`
 * @param overrides configuration variables of this service
 */
export async function createTestApp<O extends object>(
  build: (config: BaseConfig & O) => Promise<App>,
  overrides: O & Partial<BaseConfig>,
  options: TestAppOptions = {},
) {
  const keys = options.keys ?? (await createTestKeys())
  const jwks = await serveKeys(keys)
  const database = testDatabase(options.databaseServer ?? required('TEST_DATABASE_URL'))
  const prefix = `test:${randomUUID()}:`
  const config = {
    ...offlineConfig,
    DATABASE_URL: database.url,
    DATABASE_POOL_MAX: 5,
    REDIS_URL: required('TEST_REDIS_URL'),
    REDIS_KEY_PREFIX: prefix,
    JWKS_URL: jwks.url,
    ...overrides,
  }
  const app = await build(config)
  await database.create(app.migrations)
  await app.ready()
  // A service also starts without Redis, but would refuse calls.
  await vi.waitUntil(() => app.redis.status === 'ready', { timeout: 30_000 })

  const owner = connect(
    { DATABASE_URL: database.ownerUrl, DATABASE_POOL_MAX: 1 },
    { name: 'test', statementTimeout: 0 },
  )
  return {
    app,
    db: app.db,
    /** The database's owner, for tests that change the schema: the service itself cannot. */
    owner,
    config,
    /** Returns a token of a live session. @param id of the administrator @param email of the administrator */
    adminToken: async (id: string = randomUUID(), email = 'admin@example.com', scope?: Scope) => {
      const sid = randomUUID()
      await app.redis.set(sessionKey(sid), id, 'EX', 3600)
      return signToken(keys, { sub: id, sid, email, ...(scope && { scope }) })
    },
    /** Returns a token of a live session whose password was entered just now. */
    confirmedToken: async (scope?: Scope) => {
      const sid = randomUUID()
      await app.redis.set(sessionKey(sid), 'confirmed', 'EX', 3600)
      await app.redis.set(confirmedKey(sid), '', 'EX', 3600)
      return signToken(keys, { sid, email: 'admin@example.com', ...(scope && { scope }) })
    },
    /** Returns a genuine token that expired an hour ago. */
    expiredToken: async () => {
      const sid = randomUUID()
      await app.redis.set(sessionKey(sid), 'expired', 'EX', 3600)
      return signToken(keys, { sid, expiresIn: -3600 })
    },
    /** Returns a token signed with an unknown key. */
    forgedToken: async () => {
      const sid = randomUUID()
      await app.redis.set(sessionKey(sid), 'forged', 'EX', 3600)
      return signToken({ ...(await createTestKeys()), kid: keys.kid }, { sid })
    },
    /** Returns a genuine token of an ended session. */
    revokedToken: () => signToken(keys),
    /** Returns a token of a live session with another audience or issuer. */
    misdirectedToken: async (claims: Pick<TokenOptions, 'audience' | 'issuer'>) => {
      const sid = randomUUID()
      await app.redis.set(sessionKey(sid), 'misdirected', 'EX', 3600)
      return signToken(keys, { sid, ...claims })
    },
    /** Closes the service and removes its data. */
    close: async () => {
      await removeKeys(config.REDIS_URL, prefix)
      await app.close()
      await owner.destroy()
      await database.drop()
      await jwks.close()
    },
  }
}

/** Publishes the public key as identity does. */
async function serveKeys(keys: TestKeys): Promise<{ url: string; close(): Promise<void> }> {
  const body = JSON.stringify({ keys: [keys.publicJwk] })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/auth/jwks`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function removeKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url)
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1000 })) {
      if (keys.length > 0) await redis.unlink(keys)
    }
  } finally {
    redis.disconnect()
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`)
  return value
}

/** Returns the incoming files that were not removed. @param place a MEDIA_DIR */
export async function leftoverUploads(place: string): Promise<string[]> {
  const folders = await readdir(join(place, '.tmp'))
  const files = await Promise.all(folders.map(folder => readdir(join(place, '.tmp', folder))))
  return files.flat()
}

/**
 * Marks the files of a collection as unreferenced since some days. A row that references one removes its mark.
 *
 * @param collection folder in a MEDIA_DIR
 * @returns a function that lists the files
 */
export async function markUnreferenced(
  collection: string,
  days: number,
): Promise<() => Promise<string[]>> {
  const since = Date.now() / 1000 - days * 86_400
  for (const hash of await readdir(collection)) {
    const mark = join(collection, hash, unreferencedFile)
    await writeFile(mark, '')
    await utimes(mark, since, since)
  }
  return () => readdir(collection)
}
