import { createHmac, randomBytes } from 'node:crypto'
import { limitedAddress } from '@stampa/service-kit'

const hourMilliseconds = 3_600_000

/** Visits that are remembered; further ones of the hour do not count. */
const maxVisits = 100_000

/**
 * Tells whether an address does something for the first time in this hour, so that one visitor counts once in a sum. Keeps
 * hashes with a key of the hour, in memory only.
 */
export class OncePerHour {
  #hour = 0
  #key = randomBytes(32)
  readonly #seen = new Set<string>()

  /** @param what the address does @param now ms since 1970 */
  isFirst(address: string, what: string, now = Date.now()): boolean {
    const hour = Math.floor(now / hourMilliseconds)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#key = randomBytes(32)
      this.#seen.clear()
    }
    const text = `${limitedAddress(address)} ${what}`
    const visit = createHmac('sha256', this.#key).update(text).digest('base64url')
    if (this.#seen.has(visit) || this.#seen.size >= maxVisits) return false
    this.#seen.add(visit)
    return true
  }
}
