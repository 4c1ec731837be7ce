import { loadConfig, sessionKey, Type } from '@stampa/service-kit'
import { buildApp } from './app.ts'
import { identityConfig } from './config.ts'
import { hashPassword } from './passwords.ts'
import { liveSessions, revokeSession, upsertAdministrator } from './routes/auth/store.ts'

/**
 * Gives the administrator ADMIN_EMAIL the password ADMIN_PASSWORD, for one who forgot theirs, or
 * creates them, for a second one. Ends all their sessions. Can be run again after any failure.
 */
const config = loadConfig(
  Type.Object({
    ...identityConfig.properties,
    ADMIN_EMAIL: Type.String({ format: 'email', maxLength: 254 }),
    ADMIN_PASSWORD: Type.String({ minLength: 12, maxLength: 1024 }),
  }),
)

const app = await buildApp(config)
try {
  const hash = await hashPassword(config.ADMIN_PASSWORD)
  const id = await upsertAdministrator(app.db, config.ADMIN_EMAIL, hash)
  for (const session of await liveSessions(app.db, id)) {
    await app.redis.del(sessionKey(session))
    await revokeSession(app.db, session)
  }
  app.log.info({ administrator: id }, 'the password was set and all sessions were ended')
} finally {
  await app.close()
}
