import { setTimeout } from 'node:timers/promises'
import { type App, accountKey, sessionKey } from '@stampa/service-kit'
import { hasRows } from '@stampa/service-kit/setup'
import {
  listChangedAdministrators,
  listEndedSessions,
  takeAdministratorChanges,
  takeEndedSessions,
} from './accounts/administrators.ts'

/** Pause between two reads of the changes, ms. Sessions must end within 1 s of the commit that ends them. */
const interval = 250

/**
 * Removes ended sessions and changed accounts from Redis and logs changes of administrators while the service
 * listens, however the database
 * was changed. Rows wait in the database while identity or Redis is away.
 */
export function followAdministratorChanges(app: App): void {
  const closing = new AbortController()
  let following: Promise<void> | undefined

  async function follow(): Promise<void> {
    let failing = false
    while (!closing.signal.aborted) {
      try {
        await applyAdministratorChanges(app)
        failing = false
      } catch (err) {
        // One line for each outage.
        if (!failing) app.log.error({ err }, 'changes of administrators cannot be applied')
        failing = true
      }
      await setTimeout(interval, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  app.addHook('onListen', async () => {
    following = follow()
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await following
  })
}

/** The rows are deleted last: after a failure, or in another instance, they are applied again. */
async function applyAdministratorChanges(app: App): Promise<void> {
  if (!(await hasRows(app.db, ['ended_sessions', 'administrator_changes']))) return
  await app.db.transaction(async transaction => {
    await removeSessions(app, await takeEndedSessions(transaction))
    const changes = await takeAdministratorChanges(transaction)
    await removeAccounts(
      app,
      changes.map(({ administratorId }) => administratorId),
    )
    for (const { administratorId, change, madeBy } of changes) {
      await app.logSecurity({
        event: `administrator ${change}`,
        outcome: 'success',
        administrator: administratorId,
        madeBy,
      })
    }
  })
}

/**
 * Ends the sessions, and what else an account may, of a change made by a command, also while no identity service
 * runs.
 */
export async function removeEndedSessions(app: App): Promise<void> {
  await removeSessions(app, await listEndedSessions(app.db))
  await removeAccounts(app, await listChangedAdministrators(app.db))
}

async function removeSessions(app: App, ids: string[]): Promise<void> {
  if (ids.length > 0) await app.redis.del(ids.map(sessionKey))
}

/** Ends what works without a session, until the account signs in again. */
async function removeAccounts(app: App, ids: string[]): Promise<void> {
  if (ids.length > 0) await app.redis.del(ids.map(accountKey))
}
