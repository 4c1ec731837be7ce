import { createHash } from 'node:crypto'
import { type App, FailureLimit, limitedAddress, tooManyRequests } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'

const timeWindow = 15 * 60_000

/** Time that an address with a successful sign-in stays known, s. */
const knownFor = 30 * 24 * 60 * 60

export interface Attempt {
  request: FastifyRequest
  email: string
  /** Undefined for an unknown account, which is throttled alike. */
  administratorId: string | undefined
}

/**
 * Throttles password guessing by address and by account; only failures count. A known address of the account is
 * exempt from the account's limit, so that strangers cannot lock an administrator out.
 */
export class Throttle {
  readonly #redis: App['redis']
  readonly #byAddress: FailureLimit
  readonly #byAccount: FailureLimit

  constructor(app: App) {
    this.#redis = app.redis
    this.#byAddress = new FailureLimit(app, { name: 'sign-in:address', max: 20, timeWindow })
    this.#byAccount = new FailureLimit(app, { name: 'sign-in:account', max: 50, timeWindow })
  }

  /** @throws Problem 429 with Retry-After */
  async check(attempt: Attempt): Promise<void> {
    const { request } = attempt
    const [address, account] = await Promise.all([
      this.#byAddress.wait(request, limitedAddress(request.ip)),
      this.#byAccount.wait(request, accountKey(attempt)),
    ])
    if (address > 0) throw tooManyRequests(address)
    if (account > 0 && !(await this.#isKnown(attempt))) throw tooManyRequests(account)
  }

  async countFailure(attempt: Attempt): Promise<void> {
    const { request } = attempt
    await Promise.all([
      this.#byAddress.count(request, limitedAddress(request.ip)),
      this.#byAccount.count(request, accountKey(attempt)),
    ])
  }

  /** Remembers the address after a sign-in. */
  async remember(administratorId: string, request: FastifyRequest): Promise<void> {
    await this.#redis.set(knownKey(administratorId, request), '1', 'EX', knownFor)
  }

  async #isKnown({ administratorId, request }: Attempt): Promise<boolean> {
    if (administratorId === undefined) return false
    return (await this.#redis.exists(knownKey(administratorId, request))) === 1
  }
}

/** Returns a hash, so that Redis stores no e-mail or address in plain text. */
function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

function accountKey({ email }: Attempt): string {
  return fingerprint(email.toLowerCase())
}

function knownKey(administratorId: string, request: FastifyRequest): string {
  return `known:${fingerprint(administratorId, limitedAddress(request.ip))}`
}
