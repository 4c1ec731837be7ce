import type { Redis } from 'ioredis'
import { liveKeys, liveMinutes, minuteMs } from '../dashboard/live-keys.ts'
import type { Written } from '../storage/writer.ts'

/** Tells what was just written to whoever watches: sums by the minute, which are gone half an hour later. */
export class Live {
  readonly #redis: Redis

  constructor(redis: Redis) {
    this.#redis = redis
  }

  /** A glance, not an account: what Redis does not take is not shown. */
  publish({ views, starts }: Written): void {
    const pipeline = this.#redis.pipeline()
    const minutes = Map.groupBy([...views, ...starts], ({ at }) => Math.floor(at / minuteMs))
    const oldest = Math.floor(Date.now() / minuteMs) - liveMinutes
    for (const [minute, events] of minutes) {
      if (minute <= oldest) continue
      const { counts, visitors } = liveKeys(minute)
      const fields = new Map<string, number>()
      for (const event of events) {
        const names =
          'page' in event
            ? ['views', `page:${event.page}`]
            : [`country:${event.visitor.country ?? ''}`]
        for (const name of names) fields.set(name, (fields.get(name) ?? 0) + 1)
      }
      for (const [field, count] of fields) pipeline.hincrby(counts, field, count)
      pipeline.pfadd(visitors, ...new Set(events.map(({ session }) => session)))
      for (const key of [counts, visitors]) pipeline.expire(key, (liveMinutes + 1) * 60)
    }
    if (pipeline.length > 0) pipeline.exec().catch(() => {})
  }
}
