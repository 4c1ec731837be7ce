import { type Caller, limitedAddress } from '@stampa/service-kit'
import type { AnalyticsConfig } from '../config.ts'
import { SessionIds, startOf } from '../sessions/session-id.ts'
import { type SessionEvent, sessionLifetime } from '../storage/event.ts'
import { readAgent } from '../visitors/agent.ts'
import { OwnAddresses } from '../visitors/own-addresses.ts'
import { CallLimit } from './call-limit.ts'
import type { Intake } from './intake.ts'
import { invalidSession } from './problems.ts'

/** Who looks at every call of the tracker before it goes into the queue. */
export class Reception {
  readonly ids: SessionIds
  readonly #intake: Intake
  readonly #own: OwnAddresses
  readonly #limit: CallLimit

  constructor({ SESSION_KEY, OWN_ADDRESSES, CALLS_PER_MINUTE }: AnalyticsConfig, intake: Intake) {
    this.ids = new SessionIds(SESSION_KEY)
    this.#intake = intake
    this.#own = new OwnAddresses(OWN_ADDRESSES)
    this.#limit = new CallLimit(CALLS_PER_MINUTE)
  }

  /** @throws Problem 429 when the address has made too many calls */
  admit({ address }: Caller): void {
    this.#limit.take(limitedAddress(address))
  }

  /** @returns the session as the tables have it @throws Problem 400 when the service has given out no such id */
  session(id: string): string {
    const session = this.ids.read(id)
    if (session === undefined) throw invalidSession()
    return session
  }

  /** Resolves when Redis has the event, or has counted why it is not kept. @throws Problem 503 */
  take({ address, userAgent }: Caller, event: SessionEvent): Promise<void> {
    if (event.type !== 'erase') {
      if (readAgent(userAgent).bot) return this.#intake.drop('bot')
      if (this.#own.any && this.#own.include(address)) return this.#intake.drop('own-address')
      const age = event.at - startOf(event.session)
      if (age > sessionLifetime || age < -sessionLifetime) return this.#intake.drop('too-late')
    }
    return this.#intake.take(event)
  }
}
