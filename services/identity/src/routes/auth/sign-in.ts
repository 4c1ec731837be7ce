import type { Scope } from '@stampa/rules/permissions'
import {
  type App,
  invalidField,
  lastUseKey,
  Problem,
  sessionKey,
  unauthorized,
} from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import { createHashSlots } from '../../hash-slots.ts'
import { decoyHash, hashPassword, verifyPassword } from '../../passwords.ts'
import { createDevice, readDevice } from './device.ts'
import { readSessionAgent, type SessionAgent } from './sessions/agent.ts'
import {
  type Administrator,
  findByEmail,
  findById,
  insertSession,
  replaceHash,
  revokeSession,
} from './store.ts'
import { type Attempt, Throttle } from './throttle.ts'

/** Lifetime of a session, s. */
const sessionLength = 12 * 60 * 60

export interface SignIn {
  administrator: Administrator
  scope: Scope
  token: string
  expiresAt: Date
  /** Random id of the browser, for its cookie. */
  device: string
}

/** Outcomes in the security log by the status of the response. */
const outcomes = new Map<number, 'failed' | 'throttled'>([
  [401, 'failed'],
  [403, 'failed'],
  [429, 'throttled'],
])

/**
 * Returns the functions that create a session from credentials and verify a password again.
 *
 * @param idle seconds without use after which a session ends
 */
export function createSignIn(app: App, idle: number) {
  const throttle = new Throttle(app)
  const decoy = decoyHash()
  // Strangers that keep all other slots busy do not delay a known browser.
  const reservedSlots = createHashSlots(1)

  /**
   * Creates a session, and ends the one that the same browser had.
   *
   * @param boundTo thumbprint of the key that the token is bound to; undefined for a plain one
   * @throws Problem 401 for a wrong password and an unknown account alike, 403 for one that has expired, 429 when throttled
   */
  async function signIn(
    request: FastifyRequest,
    { email, password }: { email: string; password: string },
    boundTo: string | undefined,
  ): Promise<SignIn> {
    const found = await findByEmail(app.db, email)
    const attempt = { request, email, administrator: found, device: readDevice(request) }
    return logged('sign-in', attempt, async () => {
      const administrator = await verify(attempt, password)
      const { passwordExpiresAt } = administrator
      if (passwordExpiresAt && passwordExpiresAt.getTime() <= Date.now()) throw expiredPassword()
      const { sessionId, ...session } = await openSession(app, administrator, {
        boundTo,
        idle,
        agent: readSessionAgent(request.headers['user-agent']),
      })
      const device = attempt.device ?? createDevice()
      const earlier = await throttle.remember({ ...attempt, administrator, device }, sessionId)
      if (earlier !== null) await endSession(app, earlier)
      await app.logSecurity(
        { event: 'sign-in', outcome: 'success', administrator: administrator.id },
        request,
      )
      return { ...session, administrator, device }
    })
  }

  /**
   * Verifies the password of the signed-in administrator, throttled and logged like a sign-in.
   *
   * @throws Problem 400 for a wrong password, 429 when throttled
   */
  async function verifyAgain(request: FastifyRequest, password: string): Promise<Administrator> {
    const found = await findById(app.db, request.admin.id)
    if (!found) throw unauthorized()
    const attempt = { request, email: found.email, administrator: found, device: undefined }
    return logged('password change', attempt, () => verify(attempt, password)).catch(error => {
      if (!Problem.is(error) || error.code !== 'invalid_credentials') throw error
      // No 401, which would end the session in the browser.
      throw invalidField('password', 'The current password is wrong')
    })
  }

  return { signIn, verifyAgain }

  async function logged<T>(
    event: string,
    { request, administrator }: Attempt,
    act: () => Promise<T>,
  ): Promise<T> {
    try {
      return await act()
    } catch (error) {
      const outcome = Problem.is(error) ? outcomes.get(error.statusCode) : undefined
      if (outcome) {
        await app.logSecurity({ event, outcome, administrator: administrator?.id }, request)
      }
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

function expiredPassword(): Problem {
  return new Problem(403, 'password_expired', 'The generated password has expired')
}

/** Ends a session at every service. Can be repeated. */
export async function endSession(app: App, id: string): Promise<void> {
  await app.redis.del(sessionKey(id))
  await revokeSession(app.db, id)
}

/**
 * Makes the session live in Redis before its row is committed: a change of the administrator waits for the row, and so
 * removes the session after it was made live. A failure in between leaves a session whose token was never sent.
 */
async function openSession(
  app: App,
  administrator: Administrator,
  { boundTo, idle, agent }: { boundTo: string | undefined; idle: number; agent: SessionAgent },
) {
  const end = Math.floor(Date.now() / 1000) + sessionLength
  const expiresAt = new Date(end * 1000)
  return app.db.transaction(async transaction => {
    const inserted = await insertSession(transaction, administrator, {
      ...agent,
      idleSeconds: idle,
      expiresAt,
    })
    if (!inserted) throw invalidCredentials()
    const { id: sessionId, scope } = inserted
    await app.redis.set(lastUseKey(sessionId), '', 'EX', idle)
    await app.redis.set(sessionKey(sessionId), administrator.id, 'EXAT', end)
    const token = await app.signingKeys.sign({
      administratorId: administrator.id,
      sessionId,
      email: administrator.email,
      scope,
      idle,
      expiresAt,
      boundTo,
    })
    return { sessionId, scope, token, expiresAt }
  })
}
