import { type App, Problem, sessionKey } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import { createHashSlots } from '../../hash-slots.ts'
import { decoyHash, hashPassword, verifyPassword } from '../../passwords.ts'
import { createDevice, readDevice } from './device.ts'
import { type Administrator, findByEmail, insertSession, replaceHash } from './store.ts'
import { type Attempt, Throttle } from './throttle.ts'

/** Lifetime of a session, s. */
const sessionLength = 12 * 60 * 60

export interface SignIn {
  administrator: Administrator
  token: string
  expiresAt: Date
  /** Random id of the browser, for its cookie. */
  device: string
}

/** Outcomes in the security log by the status of the response. */
const outcomes = new Map<number, 'failed' | 'throttled'>([
  [401, 'failed'],
  [429, 'throttled'],
])

/** Returns the function that creates a session from credentials. */
export function createSignIn(app: App) {
  const throttle = new Throttle(app)
  const decoy = decoyHash()
  // Strangers that keep all other slots busy do not delay a known browser.
  const reservedSlots = createHashSlots(1)

  /**
   * @param boundTo thumbprint of the key that the token is bound to; undefined for a plain one
   * @throws Problem 401 for a wrong password and an unknown account alike, 429 when throttled
   */
  return async (
    request: FastifyRequest,
    { email, password }: { email: string; password: string },
    boundTo: string | undefined,
  ): Promise<SignIn> => {
    const found = await findByEmail(app.db, email)
    const attempt = { request, email, administrator: found, device: readDevice(request) }
    const log = (outcome: 'success' | 'failed' | 'throttled') =>
      app.logSecurity({ event: 'sign-in', outcome, administrator: found?.id }, request)
    try {
      const administrator = await verify(attempt, password)
      const session = await openSession(app, administrator, boundTo)
      const device = attempt.device ?? createDevice()
      await throttle.remember({ ...attempt, administrator, device })
      await log('success')
      return { ...session, administrator, device }
    } catch (error) {
      const outcome = Problem.is(error) ? outcomes.get(error.statusCode) : undefined
      if (outcome) await log(outcome)
      throw error
    }
  }

  /** @returns the administrator, with the hash that is stored now */
  async function verify(attempt: Attempt, password: string): Promise<Administrator> {
    const { administrator: found } = attempt
    const isKnown = await throttle.check(attempt)
    const slots = isKnown ? reservedSlots : app.hashSlots
    return slots(async () => {
      // Checked again: concurrent tries have all passed the first check.
      await throttle.check(attempt)
      const { matches, outdated } = await verifyPassword(password, found?.passwordHash ?? decoy)
      if (!found || !matches) {
        await throttle.countFailure(attempt)
        throw invalidCredentials()
      }
      if (!outdated) return found
      const passwordHash = await hashPassword(password)
      await replaceHash(app.db, found, passwordHash)
      return { ...found, passwordHash }
    })
  }
}

function invalidCredentials(): Problem {
  return new Problem(401, 'invalid_credentials', 'Invalid email or password')
}

/**
 * Makes the session live in Redis before its row is committed: a change of the administrator waits for the row, and so
 * removes the session after it was made live. A failure in between leaves a session whose token nobody has.
 */
async function openSession(app: App, administrator: Administrator, boundTo: string | undefined) {
  const end = Math.floor(Date.now() / 1000) + sessionLength
  const expiresAt = new Date(end * 1000)
  return app.db.transaction(async transaction => {
    const sessionId = await insertSession(transaction, administrator, expiresAt)
    if (sessionId === undefined) throw invalidCredentials()
    await app.redis.set(sessionKey(sessionId), administrator.id, 'EXAT', end)
    const token = await app.signingKeys.sign({
      administratorId: administrator.id,
      sessionId,
      email: administrator.email,
      expiresAt,
      boundTo,
    })
    return { token, expiresAt }
  })
}
