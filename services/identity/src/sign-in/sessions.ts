import { type App, lastUseKey, sessionKey } from '@stampa/service-kit'
import Bowser from 'bowser'
import type { Knex } from 'knex'

export interface LiveSession extends SessionAgent {
  id: string
  createdAt: Date
  expiresAt: Date
  /** Null for a session of a release that did not note it. */
  usedAt: Date | null
}

type StoredSession = Omit<LiveSession, 'usedAt'> & { idleSeconds: number | null }

/** Returns the live sessions of an administrator, newest first. */
export async function listSessions(
  { db, redis }: Pick<App, 'db' | 'redis'>,
  administratorId: string,
): Promise<LiveSession[]> {
  const rows = await openSessions(db, administratorId)
    .orderBy('id', 'desc')
    .select<StoredSession[]>({
      id: 'id',
      browser: 'browser',
      os: 'os',
      device: 'device',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
      idleSeconds: 'idle_seconds',
    })
  const sessions = await Promise.all(
    rows.map(async ({ idleSeconds, ...row }) => {
      const [live, unusedAt] = await Promise.all([
        redis.exists(sessionKey(row.id)),
        redis.pexpiretime(lastUseKey(row.id)),
      ])
      if (live === 0) return []
      if (idleSeconds === null) return [{ ...row, usedAt: null }]
      // Negative without a key: the session was unused for its idle time.
      return unusedAt > 0 ? [{ ...row, usedAt: new Date(unusedAt - idleSeconds * 1000) }] : []
    }),
  )
  return sessions.flat()
}

interface Selection {
  only?: string | undefined
  except?: string
}

/** Ends sessions of an administrator. @returns the number of those that had not ended */
export function endSessions(
  db: Knex,
  administratorId: string,
  { only, except }: Selection,
): Promise<number> {
  const ending = openSessions(db, administratorId)
  if (only !== undefined) ending.where({ id: only })
  if (except !== undefined) ending.whereNot({ id: except })
  return ending.update({ revoked_at: db.fn.now() })
}

function openSessions(db: Knex, administratorId: string) {
  return db('sessions')
    .where({ administrator_id: administratorId, revoked_at: null })
    .where('expires_at', '>', db.fn.now())
}

/** The browser of a session, as far as its user agent tells; the user agent itself is not stored. */
export interface SessionAgent {
  browser: string | null
  os: string | null
  device: string | null
}

/** Reads a `User-Agent` header. Null for what it does not tell. */
export function readSessionAgent(userAgent = ''): SessionAgent {
  const text = userAgent.slice(0, 400)
  if (text === '') return { browser: null, os: null, device: null }
  const { browser, os, platform } = Bowser.parse(text)
  return {
    browser: browser.name || null,
    os: os.name || null,
    device: platform.type || null,
  }
}
