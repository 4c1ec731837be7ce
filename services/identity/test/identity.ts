import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BaseConfig } from '@stampa/service-kit'
import {
  createTestApp,
  createTestKeys,
  type TestApp,
  type TestKeys,
} from '@stampa/service-kit/testing'
import { buildApp } from '../src/app.ts'
import type { IdentityConfig } from '../src/config.ts'
import { createFirstAdministrator } from '../src/first-administrator.ts'

export const admin = { email: 'anna@example.gr', password: 'καλημέρα κόσμε 7' }

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
    session: async (credentials = admin) => ({
      authorization: `Bearer ${(await signIn(credentials)).body.token}`,
    }),
  }
}
