import { loadConfig, Type } from '@stampa/service-kit'
import { upsertAdministrator } from './accounts/administrators.ts'
import { removeEndedSessions } from './administrator-changes.ts'
import { buildApp } from './app.ts'
import { runCommand } from './command.ts'
import { identityConfig } from './config.ts'
import { findWeakness, passwordLength } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sets the password of the administrator ADMIN_EMAIL to ADMIN_PASSWORD, or creates the administrator. Ends all
 * their sessions. Safe to repeat after a failure.
 */
await runCommand(async () => {
  const config = loadConfig(
    Type.Object({
      ...identityConfig.properties,
      ADMIN_EMAIL: Type.String({ format: 'email', maxLength: 254 }),
      ADMIN_PASSWORD: Type.String(passwordLength),
    }),
  )
  const weakness = findWeakness(config.ADMIN_PASSWORD, config.ADMIN_EMAIL)
  if (weakness !== undefined) throw new Error(weakness)
  const app = await buildApp(config)
  try {
    const hash = await hashPassword(config.ADMIN_PASSWORD)
    const id = await upsertAdministrator(app.db, config.ADMIN_EMAIL, hash)
    await removeEndedSessions(app)
    app.log.info({ administrator: id }, 'the password was set and all sessions were ended')
  } finally {
    await app.close()
  }
})
