import { createHash } from 'node:crypto'
import { type App, FailureLimit, limitedAddress, tooManyRequests } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import type { Administrator } from '../accounts/administrators.ts'
import { knownFor } from './device.ts'

const timeWindow = 15 * 60_000

export interface Attempt {
  request: FastifyRequest
  /** Key of the account that `findAccount` returns, or its id. */
  account: string
  /** Undefined for an unknown account, which is throttled alike. */
  administrator: Administrator | undefined
  /** Random id of the browser. */
  device: string | undefined
}

/**
 * Throttles password guessing; only failures count. A browser that has signed in to the account has a limit of its own,
 * so that strangers cannot lock its administrator out. For the others, failures are limited by address, and by address
 * and account; many failures of an account from any address lower the latter limit, and never reach zero.
 */
export class Throttle {
  readonly #redis: App['redis']
  readonly #byDevice: FailureLimit
  readonly #byAddress: FailureLimit
  readonly #byAddressAndAccount: FailureLimit
  readonly #byAccount: FailureLimit
  /** Replaces the limit by address and account while the account is above its own. */
  readonly #slowed: FailureLimit
  readonly #codes: FailureLimit

  constructor(app: App) {
    const limit = (name: string, max: number) =>
      new FailureLimit(app, { name: `sign-in:${name}`, max, timeWindow })
    this.#redis = app.redis
    this.#byDevice = limit('device', 10)
    this.#byAddress = limit('address', 20)
    this.#byAddressAndAccount = limit('address-account', 10)
    this.#byAccount = limit('account', 50)
    this.#slowed = limit('slowed', 3)
    this.#codes = limit('code', 10)
  }

  /**
   * Bounds the wrong codes of an account from all addresses together: only a caller with the password comes so far, and
   * six digits can be guessed.
   *
   * @throws Problem 429 with Retry-After
   */
  async checkCode({ request, account }: Attempt): Promise<void> {
    const wait = await this.#codes.wait(request, fingerprint(account))
    if (wait > 0) throw tooManyRequests(wait)
  }

  async countWrongCode(attempt: Attempt): Promise<void> {
    const { request, account } = attempt
    await this.#codes.count(request, fingerprint(account))
    await this.countFailure(attempt)
  }

  /** @returns whether the browser is known @throws Problem 429 with Retry-After */
  async check(attempt: Attempt): Promise<boolean> {
    if (await this.#isKnown(attempt)) return true
    const { request } = attempt
    const { address, account, pair } = keysOf(attempt)
    const [byAddress, byPair, byAccount, slowed] = await Promise.all([
      this.#byAddress.wait(request, address),
      this.#byAddressAndAccount.wait(request, pair),
      this.#byAccount.wait(request, account),
      this.#slowed.wait(request, pair),
    ])
    const wait = Math.max(byAddress, byPair, byAccount > 0 ? slowed : 0)
    if (wait > 0) throw tooManyRequests(wait)
    return false
  }

  async countFailure(attempt: Attempt): Promise<void> {
    const { request } = attempt
    const known = knownKey(attempt)
    if (known !== undefined && (await this.#isKnown(attempt))) {
      await this.#byDevice.count(request, known)
      return
    }
    const { address, account, pair } = keysOf(attempt)
    await Promise.all([
      this.#byAddress.count(request, address),
      this.#byAddressAndAccount.count(request, pair),
      this.#byAccount.count(request, account),
      this.#slowed.count(request, pair),
    ])
  }

  /** Remembers the browser after a sign-in. @returns the session of its sign-in before */
  async remember(attempt: Attempt, sessionId: string): Promise<string | null> {
    const known = knownKey(attempt)
    if (known === undefined) return null
    const earlier = await this.#redis.set(known, sessionId, 'EX', knownFor, 'GET')
    // An earlier release stored no session.
    return earlier === '1' ? null : earlier
  }

  /** Returns false also for a known browser with too many failures, which is then limited like a stranger. */
  async #isKnown(attempt: Attempt): Promise<boolean> {
    const known = knownKey(attempt)
    if (known === undefined || (await this.#redis.exists(known)) !== 1) return false
    return (await this.#byDevice.wait(attempt.request, known)) === 0
  }
}

/** Returns a hash, so that Redis stores no e-mail or cookie in plain text. */
function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

function keysOf({ account, request }: Attempt) {
  const address = limitedAddress(request.ip)
  return { address, account: fingerprint(account), pair: fingerprint(account, address) }
}

/** Returns the key that exists while the browser is known to the account: until its password changes. */
function knownKey({ administrator, device }: Attempt): string | undefined {
  if (!administrator || device === undefined) return undefined
  return `known:${fingerprint(administrator.id, administrator.passwordHash, device)}`
}
