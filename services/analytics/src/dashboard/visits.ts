import type { Knex } from 'knex'
import { conversionNames, visitorProperties } from '../storage/event.ts'
import { type Dimension, dimensions, labelId } from '../storage/labels.ts'
import { duration, isClosed, type Session } from '../storage/session.ts'
import type { Counts } from '../storage/tally.ts'
import { type Filter, type Selection, type Sql, sessionsWith } from './filter.ts'
import { type ChartGrain, idBounds, type Range } from './range.ts'
import { maxPages, type ReadRecentVisits, type RecentVisit } from './recent-sessions.ts'
import { shareWhilePending } from './share-while-pending.ts'

/** SQL that reads sessions and views instead of rollups: for filtered reports, which have no stored sums. */

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

/** Writes a list of SQL expressions, one for each dimension. */
const listed = (write: (name: Column) => string) => names.map(write).join(', ')

const presence = `case when array_length(s.seen, 1) = 2 then s.seen[2] - s.seen[1]
  else (select sum(s.seen[i + 1] - s.seen[i]) from generate_series(1, array_length(s.seen, 1), 2) i) end`

/** The sum of one value of a dimension. The sum of a page has views only; its sessions are 0. */
export interface Sum extends Pick<Counts, 'sessions' | 'views'> {
  /** Label id. */
  value: string
}

/** The total, and the sums of each dimension that a session has one value of. */
export interface Sums {
  total: Counts
  parts: ReadonlyMap<Dimension, Sum[]>
}

/** Returns the subquery `(…) s` of the selected sessions. */
function visitsOf({ range, filter }: Selection): Sql {
  const { sql, values } = sessionsWith(filter, idBounds(range))
  return { sql: `(${sql}) s`, values }
}

const readers = new WeakMap<Knex, (range: Range, filter: Filter) => Promise<Sums>>()

/** Sums up the sessions. Equal calls share one query while it runs: the dashboard's page makes a dozen at once. */
export function readSums({ db, range, filter }: Selection): Promise<Sums> {
  const read =
    readers.get(db) ??
    shareWhilePending((range: Range, filter: Filter) => sumSessions({ db, range, filter }))
  readers.set(db, read)
  return read(range, filter)
}

async function sumSessions(selection: Selection): Promise<Sums> {
  const { sql, values } = visitsOf(selection)
  const { rows } = await selection.db.raw<{
    rows: (Record<Column, string | null> & Counts & { missing: number })[]
  }>(
    `select ${listed(name => `"${name}"`)}, grouping(${listed(name => `"${name}"`)}) as missing,
       count(*)::float8 as sessions, coalesce(sum(views), 0)::float8 as views,
       coalesce(sum(duration), 0)::float8 as duration, coalesce(sum(bounces), 0)::float8 as bounces
     from (
       select ${listed(name => `${columns[name]} as "${name}"`)}, s.views,
         -- Integer division: rounding fractions takes a fifth of the query's time.
         ((${presence}) + 500) / 1000 as duration, (s.views <= 1)::int as bounces
       from ${sql}
     ) v group by grouping sets ((), ${listed(name => `("${name}")`)})`,
    values,
  )
  const parts = new Map<Dimension, Sum[]>(names.map(name => [name, []]))
  let total: Counts = { sessions: 0, views: 0, duration: 0, bounces: 0 }
  for (const row of rows) {
    const { missing, sessions, views, duration, bounces } = row
    // One bit for each dimension that the row does not group by, the first dimension's the highest.
    const dimension = names.find((_, n) => (missing & (1 << (names.length - 1 - n))) === 0)
    const value = dimension && row[dimension]
    if (dimension === undefined) total = { sessions, views, duration, bounces }
    else if (typeof value === 'string') parts.get(dimension)?.push({ value, sessions, views })
  }
  return { total, parts }
}

/** Returns the conversions of the sessions in the shape of rollup rows, one row per session and conversion. */
export function conversionsOf(selection: Selection): Sql {
  const { sql, values } = visitsOf(selection)
  const numbers = `'{${conversionNames.map(name => dimensions[name])}}'::smallint[]`
  return {
    sql: `select c.dimension, coalesce(s.source, 0) as value, c.times as views, 1 as sessions
      from ${sql} cross join lateral unnest(s.conversions, ${numbers}) as c (times, dimension)
      where s.conversions is not null and c.times > 0`,
    values,
  }
}

/** Counts the views of each page in the sessions. */
export async function readPages(selection: Selection): Promise<Sum[]> {
  const { sql, values } = visitsOf(selection)
  const { rows } = await selection.db.raw<{ rows: Sum[] }>(
    // Views are in the same id range as their sessions, which the planner cannot infer.
    `select v.page as value, 0 as sessions, count(*)::float8 as views from ${sql}
     join page_views v on v.session_id = s.id and v.session_id >= ? and v.session_id < ? group by 1`,
    [...values, ...idBounds(selection.range)],
  )
  return rows
}

/** Returns the query of the sums by the hour, day or month in which the sessions began. */
export function seriesOf(selection: Selection, grain: ChartGrain): Sql {
  const { sql, values } = visitsOf(selection)
  const zone = grain === 'hour' ? 'UTC' : 'Europe/Athens'
  return {
    sql: `select date_trunc('${grain}', s.started_at, '${zone}') as bucket, count(*)::float8 as sessions,
      sum(s.views)::float8 as views from ${sql} group by 1`,
    values,
  }
}

/** Returns the latest of the selected sessions between two ids. */
export const recentVisits: ReadRecentVisits = async ({ db, filter }, bounds, limit) => {
  const { sql, values } = sessionsWith(filter, bounds)
  const texts = visitorProperties.map(
    property => `(select text from labels where id = s.${property}) as ${property}`,
  )
  type Row = Omit<RecentVisit, 'duration' | 'closed' | 'pages'> &
    Pick<Session, 'seen' | 'ended'> & { pages: RecentVisit['pages'] | null }
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select s.id, s.admin, s.seen, s.ended, ${texts.join(', ')},
       (select json_agg(p order by p.at) from (
          select v.at, l.text as url, l.title, l.name
          from page_views v join labels l on l.id = v.page
          where v.session_id = s.id and v.session_id >= ? and v.session_id < ?
          order by v.at limit ${maxPages}) p) as pages
     from (${sql} order by s.id desc limit ?) s order by s.id desc`,
    // The views have bounds, too, so that the planner skips other months.
    [...bounds, ...values, limit],
  )
  return rows.map(({ seen, ended, pages, ...row }) => ({
    ...row,
    pages: pages ?? [],
    duration: duration({ seen }),
    closed: isClosed({ id: row.id, seen, ended }, Date.now()),
  }))
}
