import type { Scope } from '@stampa/rules/permissions'
import {
  type App,
  accountKey,
  accountLifetime,
  invalidField,
  lastUseKey,
  Problem,
  type Static,
  sessionKey,
  unauthorized,
} from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import {
  type Administrator,
  announceConfirmed,
  findAccount,
  findById,
  insertSession,
  replaceHash,
  revokeSession,
} from '../accounts/administrators.ts'
import { createHashSlots } from '../hash-slots.ts'
import type { Challenges } from '../passkeys/challenges.ts'
import type { assertion } from '../passkeys/schema.ts'
import { verifyPasskey } from '../passkeys/sign-in.ts'
import { lockPasskey } from '../passkeys/store.ts'
import { decoyHash, hashPassword, verifyPassword } from '../passwords.ts'
import { stepOf } from '../second-factor/codes.ts'
import type { Seal } from '../second-factor/seal.ts'
import { findSecret, useRecoveryCode, useStep } from '../second-factor/store.ts'
import { createDevice, readDevice } from './device.ts'
import { readSessionAgent, type SessionAgent } from './sessions.ts'
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

/** Code of the refusal that asks for the second factor: the first half of a sign-in, no failure. */
const codeRequired = 'second_factor_required'

/** Outcomes in the security log by the status of the response. */
const outcomes = new Map<number, 'failed' | 'throttled'>([
  [401, 'failed'],
  [403, 'failed'],
  [429, 'throttled'],
])

/**
 * Returns the functions that create a session from credentials and verify a password again.
 *
 * @param options.idle seconds without use after which a session ends
 */
export function createSignIn(
  app: App,
  { idle, seal, challenges }: { idle: number; seal: Seal; challenges: Challenges },
) {
  const throttle = new Throttle(app)
  const decoy = decoyHash()
  // Strangers that keep all other slots busy do not delay a known browser.
  const reservedSlots = createHashSlots(1)

  /**
   * Creates a session, and ends the one that the same browser had.
   *
   * @param boundTo thumbprint of the key that the token is bound to; undefined for a plain one
   * @throws Problem 401 for a wrong password and an unknown account alike, and for a missing or wrong code, 403 for a
   * password that has expired, 429 when throttled
   */
  async function signIn(
    request: FastifyRequest,
    { email, password, code }: { email: string; password: string; code?: string },
    boundTo: string | undefined,
  ): Promise<SignIn> {
    const attempt = {
      request,
      ...(await findAccount(app.db, email)),
      device: readDevice(request),
    }
    return logged('sign-in', attempt, async () => {
      const administrator = await verify(attempt, password, async ({ id, passwordExpiresAt }) => {
        if (passwordExpiresAt && passwordExpiresAt.getTime() <= Date.now()) throw expiredPassword()
        await verifySecondFactor(attempt, id, code)
      })
      return begin(attempt, administrator, boundTo)
    })
  }

  /**
   * Creates a session as {@link signIn} does, for the owner of a passkey.
   *
   * @throws Problem 401 for a passkey that is unknown or did not sign an open challenge of this site
   */
  async function signInByPasskey(
    request: FastifyRequest,
    response: Static<typeof assertion>,
    boundTo: string | undefined,
  ): Promise<SignIn> {
    const attempt = { request, account: '', administrator: undefined, device: readDevice(request) }
    return logged('sign-in', attempt, async () => {
      const { id, administratorId } = await verifyPasskey(app, challenges, request, response)
      const administrator = await findById(app.db, administratorId)
      if (!administrator) throw invalidCredentials()
      return begin(attempt, administrator, boundTo, id)
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
    const attempt = {
      request,
      account: found.id,
      administrator: found,
      device: readDevice(request),
    }
    return logged('password change', attempt, () => verify(attempt, password)).catch(error => {
      if (!Problem.is(error) || error.code !== 'invalid_credentials') throw error
      // No 401, which would end the session in the browser.
      throw invalidField('password', 'The current password is wrong')
    })
  }

  return { signIn, signInByPasskey, verifyAgain }

  /**
   * Creates the session of verified credentials, and ends the one that the same browser had.
   *
   * @param passkey id of the passkey that was verified
   */
  async function begin(
    attempt: Attempt,
    administrator: Administrator,
    boundTo: string | undefined,
    passkey?: string,
  ): Promise<SignIn> {
    const { request } = attempt
    const { sessionId, ...session } = await openSession(app, administrator, {
      boundTo,
      passkey,
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
  }

  async function logged<T>(
    event: string,
    { request, administrator }: Attempt,
    act: () => Promise<T>,
  ): Promise<T> {
    try {
      return await act()
    } catch (error) {
      const isFailure = Problem.is(error) && error.code !== codeRequired
      const outcome = isFailure ? outcomes.get(error.statusCode) : undefined
      if (outcome) {
        await app.logSecurity({ event, outcome, administrator: administrator?.id }, request)
      }
      throw error
    }
  }

  /**
   * Requires the code of an account with a second factor.
   *
   * @throws Problem 401 without one or for a wrong or used one, 429 when throttled
   */
  async function verifySecondFactor(attempt: Attempt, id: string, code = ''): Promise<void> {
    const sealed = await findSecret(app.db, id, { isActive: true })
    if (!sealed) return
    if (code === '') {
      const event = { event: 'second factor asked', outcome: 'success', administrator: id } as const
      await app.logSecurity(event, attempt.request)
      throw codeRefused(codeRequired, 'Enter the code of your app')
    }
    await throttle.checkCode(attempt)
    // Undefined after a change of LINK_KEY: recovery codes are accepted still.
    const secret = seal.open(sealed, id)
    const step = secret && stepOf(code, secret)
    const isUsed = step ? await useStep(app.db, id, step) : await useRecoveryCode(app.db, id, code)
    if (isUsed) return
    await throttle.countWrongCode(attempt)
    throw codeRefused('wrong_code', 'The code is wrong or was used already')
  }

  /**
   * @param further checks before the attempt counts as a success; no other attempt takes its place meanwhile
   * @returns the administrator, with the hash that is stored now
   */
  async function verify(
    attempt: Attempt,
    password: string,
    further?: (administrator: Administrator) => Promise<void>,
  ): Promise<Administrator> {
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
      await further?.(found)
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

/** The form shows it at the field of the code. */
function codeRefused(code: string, message: string): Problem {
  return new Problem(401, code, message, { errors: [{ field: 'code', message }] })
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
  {
    boundTo,
    passkey,
    idle,
    agent,
  }: {
    boundTo: string | undefined
    passkey: string | undefined
    idle: number
    agent: SessionAgent
  },
) {
  const end = Math.floor(Date.now() / 1000) + sessionLength
  const expiresAt = new Date(end * 1000)
  return app.db.transaction(async transaction => {
    const inserted = await insertSession(transaction, administrator, {
      ...agent,
      idleSeconds: idle,
      expiresAt,
    })
    // Whoever removes the passkey meanwhile waits for this session, and ends it, or this one finds no passkey.
    if (!inserted || (passkey !== undefined && !(await lockPasskey(transaction, passkey)))) {
      throw invalidCredentials()
    }
    const { id: sessionId, scope } = inserted
    await announceConfirmed(app.redis, sessionId)
    await app.redis.set(accountKey(administrator.id), scope.join(' '), 'EX', accountLifetime)
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
