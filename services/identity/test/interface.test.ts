import { join } from 'node:path'
import { testAccess, testInterface, testPermissions } from '@stampa/service-kit/testing'
import { afterAll } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { createIdentity } from './identity.ts'

const identity = await createIdentity()
afterAll(() => identity.close())

testAccess({
  service: () => identity,
  open: [
    'GET /api/auth/jwks',
    'POST /api/auth/login',
    'POST /api/auth/login/passkey',
    'POST /api/auth/login/passkey/options',
    'POST /api/auth/password-link',
    'POST /api/auth/password-reset',
    'POST /api/auth/token',
  ],
  // It can be repeated.
  openAfterEnd: ['POST /api/auth/logout'],
  prepare: async () => call => ({ url: call.path.replaceAll(/\{\w+\}/g, crypto.randomUUID()) }),
  state: () =>
    Promise.all(
      ['administrators', 'sessions', 'roles'].map(table => identity.db(table).orderBy('id')),
    ),
})

testInterface(buildOffline, join(import.meta.dirname, '..'))

await testPermissions(
  buildOffline,
  () => identity,
  path => {
    if (path.endsWith('/colleagues')) return 'orders'
    return /\/(people|roles|keys)/.test(path) ? 'people' : undefined
  },
)
