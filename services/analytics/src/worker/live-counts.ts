import type { Redis } from 'ioredis'
import { liveKeys, liveMinutes, minuteMs } from '../dashboard/live.ts'
import type { Written } from '../storage/writer.ts'

/** Milliseconds between two publications. */
const publishIntervalMs = 1000

interface Minute {
  counts: Map<string, number>
  sessions: Set<string>
}

/** Publishes counts per minute of the written events to Redis, where they expire after half an hour. */
export class LiveCounts {
  readonly #redis: Redis
  #minutes = new Map<number, Minute>()
  #timer: NodeJS.Timeout | undefined

  constructor(redis: Redis) {
    this.#redis = redis
  }

  add({ views, starts }: Written): void {
    for (const { session, at, page } of views) {
      const minute = this.#minute(at, session)
      increment(minute, 'views')
      increment(minute, `page:${page}`)
    }
    for (const { session, at, visitor } of starts) {
      increment(this.#minute(at, session), `country:${visitor.country ?? ''}`)
    }
    if (this.#minutes.size > 0) {
      this.#timer ??= setTimeout(() => this.#publish(), publishIntervalMs)
    }
  }

  close(): void {
    this.#publish()
  }

  #minute(at: number, session: string): Minute {
    const number = Math.floor(at / minuteMs)
    let minute = this.#minutes.get(number)
    if (!minute) {
      minute = { counts: new Map(), sessions: new Set() }
      this.#minutes.set(number, minute)
    }
    minute.sessions.add(session)
    return minute
  }

  /** Sends the counts without retry: the live view may miss counts while Redis is unavailable. */
  #publish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pipeline = this.#redis.pipeline()
    const oldest = Math.floor(Date.now() / minuteMs) - liveMinutes
    for (const [minute, { counts, sessions }] of this.#minutes) {
      if (minute <= oldest) continue
      const keys = liveKeys(minute)
      for (const [field, count] of counts) pipeline.hincrby(keys.counts, field, count)
      pipeline.pfadd(keys.visitors, ...sessions)
      for (const key of Object.values(keys)) pipeline.expire(key, (liveMinutes + 1) * 60)
    }
    this.#minutes = new Map()
    if (pipeline.length > 0) pipeline.exec().catch(() => {})
  }
}

function increment({ counts }: Minute, field: string): void {
  counts.set(field, (counts.get(field) ?? 0) + 1)
}
