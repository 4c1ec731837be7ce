import { Problem } from '@stampa/service-kit'
import { createLimit, QueueFullError } from '@stampa/service-kit/limit'

/** Runs password hashes, a limited number at once. @throws Problem 503 when too many wait */
export type HashSlots = <T>(hash: () => Promise<T>) => Promise<T>

/** Limits concurrent password hashes: each takes 46 MiB and a CPU core. */
export function createHashSlots(slots = 2, waiting = 50): HashSlots {
  const limit = createLimit(slots, { waiting })
  return async hash => {
    try {
      return await limit(hash)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw new Problem(503, 'busy', 'Too many sign-ins at once, please try again shortly', {
        headers: { 'retry-after': '5' },
      })
    }
  }
}
