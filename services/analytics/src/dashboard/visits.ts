import type { Knex } from 'knex'
import { startOfDay } from '../calendar/athens.ts'
import { firstIdAt } from '../sessions/session-id.ts'
import { conversionNames } from '../storage/event.ts'
import { conversionDimensions, type Dimension, labelId } from '../storage/labels.ts'
import type { Counts } from '../storage/tally.ts'
import { conditionOf, type Filter } from './filter.ts'
import type { ChartGrain, Range } from './range.ts'
import type { Sql } from './sql.ts'

/** All SQL that reads visits one by one: those that a filter lets through, which no sum is kept of. */

const columns = {
  source: 's.source',
  country: 's.country',
  city: 's.city',
  device: 's.device',
  browser: 's.browser',
  os: 's.os',
  campaign: 's.campaign',
  entryPage: 's.entry_page',
  exitPage: 's.exit_page',
  userType: `case when s.admin then ${labelId('userType', 'admin')} else ${labelId('userType', 'user')} end`,
} as const satisfies Partial<Record<Dimension, string>>

type Column = keyof typeof columns

const names = Object.keys(columns) as Column[]

const presence = `case when array_length(s.seen, 1) = 2 then s.seen[2] - s.seen[1]
  else (select sum(s.seen[i + 1] - s.seen[i]) from generate_series(1, array_length(s.seen, 1), 2) i) end`

/** What a value of a dimension comes to. Pages have views alone: their sessions are 0. */
export interface Sum extends Pick<Counts, 'sessions' | 'views'> {
  /** Id of its label. */
  value: string
}

/** What visits come to, in all and by everything that each has one value of. */
export interface Sums {
  total: Counts
  parts: ReadonlyMap<Dimension, Sum[]>
}

/** `sessions s where …`: those that began in the range and that the filter lets through. */
export function visitsOf(range: Range, filter: Filter): Sql {
  const bounds = idBounds(range)
  const condition = conditionOf(filter, bounds)
  return {
    sql: `(select * from sessions s where s.id >= ? and s.id < ?${condition ? ` and ${condition.sql}` : ''}) s`,
    values: [...bounds, ...(condition?.values ?? [])],
  }
}

/** The first id of the range, and the first after it. */
export function idBounds({ from, until }: Range): [string, string] {
  return [firstIdAt(startOfDay(from)), firstIdAt(startOfDay(until))]
}

const underWay = new WeakMap<Knex, Map<string, Promise<Sums>>>()

/** Reads the visits once for all who ask for the same meanwhile: a page of the dashboard asks a dozen times at once. */
export function readSums(db: Knex, range: Range, filter: Filter): Promise<Sums> {
  const key = JSON.stringify([range, filter])
  const all = underWay.get(db) ?? new Map<string, Promise<Sums>>()
  underWay.set(db, all)
  let sums = all.get(key)
  if (!sums) {
    sums = sumUp(db, range, filter).finally(() => all.delete(key))
    all.set(key, sums)
  }
  return sums
}

async function sumUp(db: Knex, range: Range, filter: Filter): Promise<Sums> {
  const { sql, values } = visitsOf(range, filter)
  const { rows } = await db.raw<{
    rows: (Record<Column | keyof Counts, string | null> & { missing: number })[]
  }>(
    `select ${names.map(name => `"${name}"`).join(', ')},
       grouping(${names.map(name => `"${name}"`).join(', ')}) as missing,
       count(*) as sessions, sum(views) as views, sum(duration) as duration, sum(bounces) as bounces
     from (
       select ${names.map(name => `${columns[name]} as "${name}"`).join(', ')}, s.views,
         -- Whole numbers: rounding fractions would take a fifth of the time of it all.
         ((${presence}) + 500) / 1000 as duration, (s.views <= 1)::int as bounces
       from ${sql}
     ) v group by grouping sets ((), ${names.map(name => `("${name}")`).join(', ')})`,
    values,
  )
  const parts = new Map<Dimension, Sum[]>(names.map(name => [name, []]))
  let total: Counts = { sessions: 0, views: 0, duration: 0, bounces: 0 }
  for (const row of rows) {
    const [sessions, views] = [Number(row.sessions), Number(row.views)]
    // A bit for each dimension that the row is not about, the first one's the highest.
    const about = names.find((_, n) => (row.missing & (1 << (names.length - 1 - n))) === 0)
    if (about === undefined) {
      total = { sessions, views, duration: Number(row.duration), bounces: Number(row.bounces) }
      continue
    }
    const value = row[about]
    if (value !== null) parts.get(about)?.push({ value, sessions, views })
  }
  return { total, parts }
}

/** Conversions of the visits in the shape of their sums, a row for each visit that had one. */
export function conversionsOf(range: Range, filter: Filter): Sql {
  const { sql, values } = visitsOf(range, filter)
  const dimensions = `'{${conversionNames.map(name => conversionDimensions[name])}}'::smallint[]`
  return {
    sql: `select c.dimension, coalesce(s.source, 0) as value, c.times as views, 1 as sessions
      from ${sql} cross join lateral unnest(s.conversions, ${dimensions}) as c (times, dimension)
      where s.conversions is not null and c.times > 0`,
    values,
  }
}

/** How often each page was viewed in the visits. */
export async function readPages(db: Knex, range: Range, filter: Filter): Promise<Sum[]> {
  const { sql, values } = visitsOf(range, filter)
  const { rows } = await db.raw<{ rows: { value: string; views: string }[] }>(
    // What belongs to the visits is in the same range, which the planner cannot know.
    `select v.page as value, count(*) as views from ${sql}
     join page_views v on v.session_id = s.id and v.session_id >= ? and v.session_id < ? group by 1`,
    [...values, ...idBounds(range)],
  )
  return rows.map(({ value, views }) => ({ value, sessions: 0, views: Number(views) }))
}

/** Visits by the beginning of their hour, day or month, in milliseconds. */
export async function readVisitsBy(
  db: Knex,
  range: Range,
  filter: Filter,
  grain: ChartGrain,
): Promise<Map<number, Pick<Counts, 'sessions' | 'views'>>> {
  const { sql, values } = visitsOf(range, filter)
  const zone = grain === 'hour' ? 'UTC' : 'Europe/Athens'
  const { rows } = await db.raw<{ rows: { bucket: Date; sessions: string; views: string }[] }>(
    `select date_trunc('${grain}', s.started_at, '${zone}') as bucket, count(*) as sessions,
       sum(s.views) as views from ${sql} group by 1`,
    values,
  )
  return new Map(
    rows.map(({ bucket, sessions, views }) => [
      bucket.getTime(),
      { sessions: Number(sessions), views: Number(views) },
    ]),
  )
}
