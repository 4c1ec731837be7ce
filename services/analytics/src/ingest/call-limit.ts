import { tooManyRequests } from '@stampa/service-kit'

const windowMs = 60_000

/** Addresses that are told apart in a minute; more than these is a flood, which the gateway holds down. */
const maxAddresses = 100_000

/**
 * Keeps one address from flooding. Counted in this process: to ask Redis for every page view would cost more than to
 * take it in, and an address that is shared by all instances is let through no more than once for each.
 */
export class CallLimit {
  readonly #max: number
  #counts = new Map<string, number>()
  #since = 0

  /** @param max calls of one address in a minute */
  constructor(max: number) {
    this.#max = max
  }

  /** @throws Problem 429. @param address is forgotten with the minute */
  take(address: string, now = Date.now()): void {
    if (now - this.#since >= windowMs || this.#counts.size > maxAddresses) {
      this.#counts = new Map()
      this.#since = now
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    if (count > this.#max) throw tooManyRequests(this.#since + windowMs - now)
  }
}
