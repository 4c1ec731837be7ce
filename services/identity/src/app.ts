import { join } from 'node:path'
import { type App, createApp } from '@stampa/service-kit'
import { followAdministratorChanges } from './administrator-changes.ts'
import type { IdentityConfig } from './config.ts'
import { createHashSlots, type HashSlots } from './hash-slots.ts'
import { loadSigningKeys, type SigningKeys } from './signing-keys.ts'

declare module 'fastify' {
  interface FastifyInstance {
    signingKeys: SigningKeys
    hashSlots: HashSlots
  }
}

export const migrations = join(import.meta.dirname, '../migrations')

export async function buildApp(config: IdentityConfig): Promise<App> {
  const signingKeys = await loadSigningKeys(config.JWT_PRIVATE_KEY_FILE)
  return createApp(config, {
    name: 'identity',
    title: 'Stampa identity: administrators and their sessions',
    version: '1.0.0',
    routes: join(import.meta.dirname, 'routes'),
    migrations,
    keys: signingKeys.verify,
    plugins: app => {
      app.decorate('signingKeys', signingKeys)
      app.decorate('hashSlots', createHashSlots())
      followAdministratorChanges(app)
    },
  })
}
