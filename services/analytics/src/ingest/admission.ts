import { BlockList, isIP, isIPv6 } from 'node:net'
import { ConfigError, limitedAddress, Problem, tooManyRequests } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import type { AnalyticsConfig } from '../config.ts'
import { SessionIds, startOf } from '../sessions/session-id.ts'
import { type SessionEvent, sessionLifetime } from '../storage/event.ts'
import { readAgent } from '../visitors/agent.ts'
import type { Intake } from './intake.ts'

/** Checks the tracker's calls, and passes their events to the intake or drops them with a reason. */
export class Admission {
  readonly ids: SessionIds
  readonly #intake: Intake
  readonly #ownAddresses: BlockList | undefined
  readonly #limit: CallLimit

  constructor({ SESSION_KEY, OWN_ADDRESSES, CALLS_PER_MINUTE }: AnalyticsConfig, intake: Intake) {
    this.ids = new SessionIds(SESSION_KEY)
    this.#intake = intake
    this.#ownAddresses = OWN_ADDRESSES === '' ? undefined : parseAddresses(OWN_ADDRESSES)
    this.#limit = new CallLimit(CALLS_PER_MINUTE)
  }

  /** @throws Problem 429 when the address has made too many calls */
  limitCalls({ ip }: FastifyRequest): void {
    this.#limit.count(limitedAddress(ip))
  }

  /** Returns the stored form of a session id. @throws Problem 400 for an id that this service did not issue */
  readSession(id: string): string {
    const session = this.ids.read(id)
    if (session === undefined) throw new Problem(400, 'invalid_session', 'The session is unknown')
    return session
  }

  /** Resolves when Redis has the event, or has counted why it is dropped. @throws Problem 503 */
  take(request: FastifyRequest, event: SessionEvent): Promise<void> {
    if (event.type !== 'erase') {
      if (readAgent(request.headers['user-agent']).bot) return this.#intake.drop('bot')
      const isOwn = this.#ownAddresses?.check(request.ip, familyOf(request.ip))
      if (isOwn) return this.#intake.drop('own-address')
      const age = event.at - startOf(event.session)
      if (age > sessionLifetime || age < -sessionLifetime) return this.#intake.drop('too-late')
    }
    return this.#intake.take(event)
  }
}

const windowMs = 60_000

/** Addresses counted in one window; the gateway limits floods from more of them. */
const maxAddresses = 100_000

/**
 * Limits the calls of one address per minute. Counts in this process, because a Redis command for each page view would
 * cost more than the view itself; each instance therefore admits the limit once.
 */
class CallLimit {
  readonly #max: number
  #counts = new Map<string, number>()
  #since = 0

  constructor(callsPerMinute: number) {
    this.#max = callsPerMinute
  }

  /** @throws Problem 429 */
  count(address: string): void {
    const now = Date.now()
    if (now - this.#since >= windowMs || this.#counts.size > maxAddresses) {
      this.#counts = new Map()
      this.#since = now
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    if (count > this.#max) throw tooManyRequests(this.#since + windowMs - now)
  }
}

/** @param text comma-separated addresses and ranges @throws ConfigError for anything else */
function parseAddresses(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(',').map(part => part.trim())) {
    if (entry === '') continue
    const [address = '', bits] = entry.split('/')
    if (isIP(address) === 0) throw new ConfigError(`OWN_ADDRESSES holds no address: ${entry}`)
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
