import type { Redis } from 'ioredis'
import { liveKeys, liveMinutes, minuteMs } from '../dashboard/live-keys.ts'
import type { Written } from '../storage/writer.ts'

/** Milliseconds within which what happens is told together. */
const pace = 1000

/** What a minute of the live view brought. */
interface Minute {
  counts: Map<string, number>
  sessions: Set<string>
}

/** Tells what was just written to whoever watches: sums by the minute, which are gone half an hour later. */
export class Live {
  readonly #redis: Redis
  #minutes = new Map<number, Minute>()
  #timer: NodeJS.Timeout | undefined

  constructor(redis: Redis) {
    this.#redis = redis
  }

  add({ views, starts }: Written): void {
    for (const { session, at, page } of views) {
      const minute = this.#minute(at, session)
      count(minute, 'views')
      count(minute, `page:${page}`)
    }
    for (const { session, at, visitor } of starts) {
      count(this.#minute(at, session), `country:${visitor.country ?? ''}`)
    }
    if (this.#minutes.size > 0) this.#timer ??= setTimeout(() => this.#publish(), pace)
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

  /** A glance, not an account: what Redis does not take is not shown. */
  #publish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pipeline = this.#redis.pipeline()
    const oldest = Math.floor(Date.now() / minuteMs) - liveMinutes
    for (const [minute, { counts: sums, sessions }] of this.#minutes) {
      if (minute <= oldest) continue
      const { counts, visitors } = liveKeys(minute)
      for (const [field, sum] of sums) pipeline.hincrby(counts, field, sum)
      pipeline.pfadd(visitors, ...sessions)
      for (const key of [counts, visitors]) pipeline.expire(key, (liveMinutes + 1) * 60)
    }
    this.#minutes = new Map()
    if (pipeline.length > 0) pipeline.exec().catch(() => {})
  }
}

function count({ counts }: Minute, field: string): void {
  counts.set(field, (counts.get(field) ?? 0) + 1)
}
