import type { Redis } from 'ioredis'
import type { Knex } from 'knex'
import { countryName } from './countries.ts'
import { readLabels } from './store.ts'

export const minuteMs = 60_000

/** Minutes that the live view shows. */
export const liveMinutes = 30

/** Redis keys of a minute; the braces keep all minutes on one node of a cluster. @param minute minutes since 1970 */
export function liveKeys(minute: number): { counts: string; visitors: string } {
  return { counts: `{live}:counts:${minute}`, visitors: `{live}:visitors:${minute}` }
}

const shownPages = 10
const shownCountries = 10

/** Returns the counts of the last half hour: `perMinute` are page views, the current minute last. */
export async function readLive(db: Knex, redis: Redis, now = Date.now()) {
  const last = Math.floor(now / minuteMs)
  const minutes = Array.from({ length: liveMinutes }, (_, i) => last - liveMinutes + 1 + i)
  const pipeline = redis.pipeline()
  for (const minute of minutes) pipeline.hgetall(liveKeys(minute).counts)
  pipeline.pfcount(...minutes.map(minute => liveKeys(minute).visitors))
  const answers = (await pipeline.exec()) ?? []
  for (const [error] of answers) if (error) throw error
  const visitors = Number(answers.pop()?.[1] ?? 0)
  const hashes = answers.map(([, hash]) => Object.entries((hash ?? {}) as Record<string, string>))

  const sums = new Map<string, number>()
  for (const [name, count] of hashes.flat()) sums.set(name, (sums.get(name) ?? 0) + Number(count))
  const most = (prefix: string, count: number) =>
    [...sums]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, count]) => [name.slice(prefix.length), count] as const)
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)

  const pages = most('page:', shownPages)
  const ids = pages.map(([id]) => id)
  const labels = await readLabels(db, ids)
  return {
    visitors,
    pageViews: sums.get('views') ?? 0,
    perMinute: hashes.map(hash => Number(hash.find(([name]) => name === 'views')?.[1] ?? 0)),
    pages: pages.flatMap(([id, visits]) => {
      const { text, title } = labels.get(id) ?? {}
      return text === undefined ? [] : [{ url: text, title: title ?? text, visits }]
    }),
    countries: most('country:', shownCountries)
      .filter(([code]) => code !== '')
      .map(([code, sessions]) => ({ _id: countryName(code), code, sessions })),
  }
}
