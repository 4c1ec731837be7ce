import type { App } from '@stampa/service-kit'
import { insertFirstAdministrator, noAdministrator } from './accounts/administrators.ts'
import type { IdentityConfig } from './config.ts'
import { findWeakness } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

/**
 * Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD if there is none; otherwise both are ignored. Only one of
 * several instances that start at once creates it.
 */
export async function createFirstAdministrator(
  db: App['db'],
  config: Pick<IdentityConfig, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'ADMIN_PASSWORD_DAYS'>,
  log: App['log'],
): Promise<void> {
  if (!(await noAdministrator(db))) return
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_PASSWORD_DAYS: days } = config
  if (email === undefined || password === undefined) {
    log.warn('nobody can sign in: there is no administrator, set ADMIN_EMAIL and ADMIN_PASSWORD')
    return
  }
  const passwordExpiresAt = days === undefined ? null : new Date(Date.now() + days * 86_400_000)
  const administrator = { email, passwordHash: await hashPassword(password), passwordExpiresAt }
  const created = await insertFirstAdministrator(db, administrator)
  if (!created) return
  log.info('the first administrator was created')
  // A platform that does not start protects nothing.
  const weakness = findWeakness(password, email)
  if (weakness !== undefined) log.warn(`ADMIN_PASSWORD: ${weakness}, in /admin/password`)
}
