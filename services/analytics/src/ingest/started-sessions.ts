import type { Redis } from 'ioredis'
import type { SessionIds } from '../sessions/session-id.ts'

/** Seconds that the start of a session is remembered by its event: a retry comes sooner or not at all. */
const rememberedFor = 600

interface Start {
  id: string
  eventId: string
  resolve: (id: string) => void
  reject: (error: unknown) => void
}

/** Gives a start that comes again the session that it began the first time. */
export class StartedSessions {
  readonly #redis: Redis
  readonly #ids: SessionIds
  #starts: Start[] = []

  constructor(redis: Redis, ids: SessionIds) {
    this.#redis = redis
    this.#ids = ids
  }

  /** @param eventId of the start; without one every call begins a session */
  idFor(eventId: string | undefined): Promise<string> {
    const id = this.#ids.make()
    if (eventId === undefined) return Promise.resolve(id)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    // Starts that were read together are asked for together.
    if (this.#starts.length === 0) setImmediate(() => this.#ask())
    this.#starts.push({ id, eventId, resolve, reject })
    return promise
  }

  #ask(): void {
    const starts = this.#starts
    this.#starts = []
    const pipeline = this.#redis.pipeline()
    for (const { id, eventId, resolve, reject } of starts) {
      pipeline.set(
        `analytics:start:${eventId}`,
        id,
        'EX',
        rememberedFor,
        'NX',
        'GET',
        (error: Error | null | undefined, known: unknown) =>
          error ? reject(error) : resolve(typeof known === 'string' ? known : id),
      )
    }
    pipeline.exec().catch(error => {
      for (const { reject } of starts) reject(error)
    })
  }
}
