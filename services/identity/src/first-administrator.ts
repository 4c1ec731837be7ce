import type { App } from '@stampa/service-kit'
import type { IdentityConfig } from './config.ts'
import { hashPassword } from './passwords.ts'
import { insertFirstAdministrator, noAdministrator } from './routes/auth/store.ts'

/**
 * Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD if there is none; otherwise both are ignored. Only one of
 * several instances that start at once creates it.
 */
export async function createFirstAdministrator(
  db: App['db'],
  config: Pick<IdentityConfig, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  log: App['log'],
): Promise<void> {
  if (!(await noAdministrator(db))) return
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  if (email === undefined || password === undefined) {
    log.warn('nobody can sign in: there is no administrator, set ADMIN_EMAIL and ADMIN_PASSWORD')
    return
  }
  const created = await insertFirstAdministrator(db, email, await hashPassword(password))
  if (created) log.info('the first administrator was created')
}
