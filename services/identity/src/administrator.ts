import { loadConfig } from '@stampa/service-kit'
import type { Knex } from 'knex'
import {
  deleteAdministrator,
  removeSecondFactorOf,
  setDisabled,
} from './accounts/administrators.ts'
import { removeEndedSessions } from './administrator-changes.ts'
import { buildApp } from './app.ts'
import { runCommand } from './command.ts'
import { identityConfig } from './config.ts'

/**
 * `node src/administrator.ts disable|enable|delete|remove-second-factor <e-mail>`: changes an administrator
 * and ends all their sessions. Safe to repeat after a failure.
 */
const actions = new Map<string | undefined, (db: Knex, email: string) => Promise<boolean>>([
  ['disable', (db, email) => setDisabled(db, email, true)],
  ['enable', (db, email) => setDisabled(db, email, false)],
  ['delete', deleteAdministrator],
  ['remove-second-factor', removeSecondFactorOf],
])

await runCommand(async () => {
  const [, , name, email] = process.argv
  const action = actions.get(name)
  if (!action || email === undefined) {
    throw new Error(`usage: node src/administrator.ts ${[...actions.keys()].join('|')} <e-mail>`)
  }
  const app = await buildApp(loadConfig(identityConfig))
  try {
    const found = await action(app.db, email)
    // Also after a repetition: the first run may have failed here.
    await removeEndedSessions(app)
    if (!found) throw new Error('there is no administrator with this e-mail')
    app.log.info({ action: name }, 'done, all sessions of the administrator were ended')
  } finally {
    await app.close()
  }
})
