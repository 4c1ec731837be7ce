import { type App, Problem, sessionKey } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import { decoyHash, hashPassword, verifyPassword } from '../../passwords.ts'
import { type Administrator, findByEmail, insertSession, updatePasswordHash } from './store.ts'
import { Throttle } from './throttle.ts'

/** Lifetime of a session, s. */
const sessionLength = 12 * 60 * 60

export interface SignIn {
  administrator: Administrator
  token: string
  expiresAt: Date
}

/** Returns the function that creates a session from credentials. */
export function createSignIn(app: App) {
  const throttle = new Throttle(app)
  const decoy = decoyHash()

  /** @throws Problem 401 for a wrong password and an unknown account alike, 429 when throttled */
  return async (request: FastifyRequest, email: string, password: string): Promise<SignIn> => {
    const found = await findByEmail(app.db, email)
    const attempt = { request, email, administratorId: found?.id }
    await throttle.check(attempt)
    const administrator = await app.hashSlots(async () => {
      // Checked again: concurrent tries have all passed the first check.
      await throttle.check(attempt)
      const { matches, outdated } = await verifyPassword(password, found?.passwordHash ?? decoy)
      if (!found || !matches) {
        await throttle.countFailure(attempt)
        throw new Problem(401, 'invalid_credentials', 'Invalid email or password')
      }
      if (outdated) await updatePasswordHash(app.db, found.id, await hashPassword(password))
      return found
    })
    const session = await openSession(app, administrator)
    await throttle.remember(administrator.id, request)
    return session
  }
}

/** Inserts the row before the key that makes the session live: a failure between them leaves no session. */
async function openSession(app: App, administrator: Administrator): Promise<SignIn> {
  const end = Math.floor(Date.now() / 1000) + sessionLength
  const expiresAt = new Date(end * 1000)
  const sessionId = await insertSession(app.db, administrator.id, expiresAt)
  await app.redis.set(sessionKey(sessionId), administrator.id, 'EXAT', end)
  const token = await app.signingKeys.sign({
    administratorId: administrator.id,
    sessionId,
    email: administrator.email,
    expiresAt,
  })
  return { administrator, token, expiresAt }
}
