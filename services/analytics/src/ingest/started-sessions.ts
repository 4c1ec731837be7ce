import type { Redis } from 'ioredis'
import type { SessionIds } from '../sessions/session-id.ts'

/** Seconds that the start of a session is remembered by its event: a retry comes sooner or not at all. */
const rememberedFor = 600

/** Gives a start that comes again the session that it began the first time. */
export class StartedSessions {
  readonly #redis: Redis
  readonly #ids: SessionIds

  constructor(redis: Redis, ids: SessionIds) {
    this.#redis = redis
    this.#ids = ids
  }

  /** @param eventId of the start; without one every call begins a session */
  async idFor(eventId: string | undefined): Promise<string> {
    const id = this.#ids.make()
    if (eventId === undefined) return id
    const key = `analytics:start:${eventId}`
    const known = await this.#redis.set(key, id, 'EX', rememberedFor, 'NX', 'GET')
    return known ?? id
  }
}
