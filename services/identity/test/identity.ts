import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, type BaseConfig, createApp, type Requirement, Type } from '@stampa/service-kit'
import {
  createTestApp,
  createTestKeys,
  type TestApp,
  type TestKeys,
} from '@stampa/service-kit/testing'
import { buildApp, migrations } from '../src/app.ts'
import type { IdentityConfig } from '../src/config.ts'
import { createFirstAdministrator } from '../src/first-administrator.ts'
import { hashPassword } from '../src/passwords.ts'

export const admin = { email: 'anna@example.gr', password: 'καλημέρα κόσμε 7' }

/** Of each person that a test adds. */
export const password = 'long enough, and chosen'
let hash: Promise<string> | undefined

export interface TestIdentity extends TestApp {
  keys: TestKeys
  keyFile: string
  /** Asks to sign in. @param from the client's address, as the gateway reports it @param cookie of its browser */
  signIn(
    credentials: unknown,
    from?: string,
    cookie?: string,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: Record<string, unknown> }>
  /** The Authorization header of a fresh session. */
  session(credentials?: typeof admin): Promise<{ authorization: string }>
  /** Adds a person, who signs in. */
  addPerson(role: string): Promise<Person>
}

/** An administrator with a password of their own. */
export interface Person {
  id: string
  email: string
  password: string
  token: string
}

export const linkKey = 'the key of a test, of thirty-two characters or more'

/** identity with its first administrator, `admin`. */
export async function createIdentity(overrides: Partial<BaseConfig> = {}): Promise<TestIdentity> {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'))
  const keys = await createTestKeys()
  const file = join(directory, 'key.pem')
  await writeFile(file, keys.privatePem)
  const service = await createTestApp<Omit<IdentityConfig, keyof BaseConfig>>(
    buildApp,
    {
      ...overrides,
      JWT_PRIVATE_KEY_FILE: file,
      LINK_KEY: linkKey,
      SESSION_IDLE_MINUTES: 120,
    },
    { keys },
  )
  const { app, db } = service
  await createFirstAdministrator(
    db,
    { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    app.log,
  )

  const signIn: TestIdentity['signIn'] = async (credentials, from = '203.0.113.1', cookie) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie }) },
      payload: credentials as object,
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  return {
    ...service,
    keys,
    keyFile: file,
    close: async () => {
      await service.close()
      await rm(directory, { recursive: true })
    },
    signIn,
    async addPerson(role) {
      const email = `i-${randomUUID()}@example.gr`
      hash ??= hashPassword(password)
      const row = { email, role, password_hash: await hash }
      const [{ id }] = await db('administrators').insert(row).returning('id')
      const { body } = await signIn({ email, password })
      return { id: String(id), email, password, token: String(body.token) }
    },
    session: async (credentials = admin) => ({
      authorization: `Bearer ${(await signIn(credentials)).body.token}`,
    }),
  }
}

/** Starts another service of the platform, with one call that requires a permission. */
export async function startOther({ config }: TestIdentity, permission: Requirement): Promise<App> {
  const other = await createApp(config, {
    name: 'other',
    title: 'Another service',
    version: '1.0.0',
    migrations,
    plugins: app => {
      const schema = { 'x-permission': permission, response: { 204: Type.Null() } }
      app.get('/api/other', { onRequest: app.requireAdmin, schema }, async (_request, reply) =>
        reply.code(204).send(null),
      )
    },
  })
  await other.ready()
  return other
}
