import type { Knex } from 'knex'
import { startOfDay } from '../calendar/athens.ts'
import { firstIdAt } from '../sessions/session-id.ts'
import { type Dimension, dimensions } from '../storage/labels.ts'
import { type Grain, grains } from '../storage/tally.ts'
import { conditionOf, type Filter } from './filter.ts'
import { cover, type Range } from './range.ts'

/**
 * All SQL that the dashboard reads by. What is asked of all visits comes from the rollups; what is asked of
 * some, by a filter, from the visits themselves.
 */

export interface Totals {
  sessions: number
  views: number
  /** Seconds, of all sessions together. */
  duration: number
  bounces: number
}

/** A part of a text of SQL with its values. */
interface Sql {
  sql: string
  values: (string | number | Date)[]
}

const presence = `case when array_length(s.seen, 1) = 2 then s.seen[2] - s.seen[1]
  else (select sum(s.seen[i + 1] - s.seen[i]) from generate_series(1, array_length(s.seen, 1), 2) i) end`

export async function readTotals(db: Knex, range: Range, filter: Filter): Promise<Totals> {
  const from = filtered(range, filter)
  const query = from
    ? {
        sql: `select count(*) as sessions, sum(s.views) as views,
          sum(round((${presence}) / 1000.0)) as duration,
          count(*) filter (where s.views <= 1) as bounces from ${from.sql}`,
        values: from.values,
      }
    : summed('total', range)
  const { rows } = await db.raw<{ rows: Record<keyof Totals, string | null>[] }>(
    from
      ? query.sql
      : `select sum(sessions) as sessions, sum(views) as views, sum(duration) as duration,
           sum(bounces) as bounces from (${query.sql}) r`,
    query.values,
  )
  const { sessions, views, duration, bounces } = rows[0] ?? {}
  return {
    sessions: Number(sessions ?? 0),
    views: Number(views ?? 0),
    duration: Number(duration ?? 0),
    bounces: Number(bounces ?? 0),
  }
}

export async function countCountries(db: Knex, range: Range, filter: Filter): Promise<number> {
  const from = filtered(range, filter)
  const { sql, values } = from
    ? {
        sql: `select count(distinct s.country)::int as count from ${from.sql}`,
        values: from.values,
      }
    : wrap(
        summed('country', range),
        inner =>
          `select count(*)::int as count from (
             select value from (${inner}) r group by value having sum(sessions) > 0) c`,
      )
  const { rows } = await db.raw<{ rows: { count: number }[] }>(sql, values)
  return rows[0]?.count ?? 0
}

/** One value of a dimension. */
export interface Part {
  text: string
  /** Of a page. */
  title: string | null
  sessions: number
  views: number
}

/** What the sessions of a range had in a dimension, the most first. */
export async function readParts(
  db: Knex,
  range: Range,
  filter: Filter,
  dimension: Exclude<Dimension, 'total'>,
  limit: number,
): Promise<Part[]> {
  const from = filtered(range, filter)
  const inner = from ? groupedSessions(dimension, from) : grouped(dimension, range)
  const order = dimension === 'page' ? 'views' : 'sessions'
  const { rows } = await db.raw<{ rows: (Omit<Part, 'sessions' | 'views'> & Sums)[] }>(
    `select l.text, l.title, p.sessions, p.views from (
       select * from (${inner.sql}) g where ${order} > 0 order by ${order} desc, value limit ?
     ) p join labels l on l.id = p.value order by p.${order} desc, l.text`,
    [...inner.values, limit],
  )
  return rows.map(({ text, title, sessions, views }) => ({
    text,
    title,
    sessions: Number(sessions),
    views: Number(views),
  }))
}

interface Sums {
  sessions: string
  views: string
}

/** Sums by the beginning of their hour, day or month, in milliseconds; those of nothing left out. */
export async function readSeries(
  db: Knex,
  range: Range,
  filter: Filter,
  grain: Grain,
): Promise<Map<number, { sessions: number; views: number }>> {
  const from = filtered(range, filter)
  const zone = grain === 'hour' ? 'UTC' : 'Europe/Athens'
  const query = from
    ? wrap(
        from,
        inner =>
          `select date_trunc('${grain}', s.started_at, '${zone}') as bucket, count(*) as sessions,
             sum(s.views) as views from ${inner} group by 1`,
      )
    : summedBy(grain, range)
  const { rows } = await db.raw<{ rows: ({ bucket: Date } & Sums)[] }>(query.sql, query.values)
  return new Map(
    rows.map(({ bucket, sessions, views }) => [
      bucket.getTime(),
      { sessions: Number(sessions), views: Number(views) },
    ]),
  )
}

/** The total's rows by their bucket; a month that is not all in the range is made up of what is in it. */
function summedBy(grain: Grain, range: Range): Sql {
  if (grain === 'month') {
    return wrap(
      summed('total', range),
      inner =>
        `select date_trunc('month', bucket, 'Europe/Athens') as bucket, sum(sessions) as sessions,
           sum(views) as views from (${inner}) r group by 1`,
    )
  }
  return {
    sql: `select bucket, sessions, views from rollups where dimension = ${dimensions.total}
      and grain = ${grains[grain]} and bucket >= ? and bucket < ?`,
    values: [new Date(startOfDay(range.from)), new Date(startOfDay(range.until))],
  }
}

/** How often something was achieved, by where the visitors came from. */
export interface Conversions {
  name: string
  source: string | null
  count: number
  sessions: number
}

export async function readConversions(
  db: Knex,
  range: Range,
  filter: Filter,
): Promise<Conversions[]> {
  const { sql, values } = within(range, filter)
  const { rows } = await db.raw<{ rows: Conversions[] }>(
    // What belongs to the sessions is in the same range, which the planner cannot know.
    `select c.name, l.text as source, count(*)::int as count, count(distinct s.id)::int as sessions
     from ${sql}
     join conversions c on c.session_id = s.id and c.session_id >= ? and c.session_id < ?
     left join labels l on l.id = s.source
     group by 1, 2 order by 1, 4 desc, 2`,
    [...values, ...idBounds(range)],
  )
  return rows
}

/** Sessions that began in the range; undefined when all of them are meant. */
function filtered(range: Range, filter: Filter): Sql | undefined {
  return conditionOf(filter) && within(range, filter)
}

/** `sessions s where …`: those of the range that the filter lets through. */
function within(range: Range, filter: Filter): Sql {
  const condition = conditionOf(filter)
  return {
    sql: `(select * from sessions s where s.id >= ? and s.id < ?${condition ? ` and ${condition.sql}` : ''}) s`,
    values: [...idBounds(range), ...(condition?.values ?? [])],
  }
}

function idBounds({ from, until }: Range): [string, string] {
  return [firstIdAt(startOfDay(from)), firstIdAt(startOfDay(until))]
}

const counts = ['sessions', 'views', 'duration', 'bounces'] as const

/** Rows of the rollups that make up the range, each stretch by its own part of the index. */
function summed(dimension: Dimension, range: Range): Sql {
  const stretches = cover(range)
  return {
    sql: stretches
      .map(
        ({ grain, sign }) =>
          `select value, bucket, ${counts.map(count => `${sign < 0 ? '-' : ''}${count} as ${count}`).join(', ')}
           from rollups where dimension = ${dimensions[dimension]} and grain = ${grains[grain]}
             and bucket >= ? and bucket < ?`,
      )
      .join(' union all '),
    values: stretches.flatMap(({ from, until }) => [new Date(from), new Date(until)]),
  }
}

function grouped(dimension: Dimension, range: Range): Sql {
  return wrap(
    summed(dimension, range),
    inner =>
      `select value, sum(sessions) as sessions, sum(views) as views from (${inner}) r group by value`,
  )
}

const columns: Record<Exclude<Dimension, 'total' | 'page' | 'userType'>, string> = {
  source: 's.source',
  country: 's.country',
  city: 's.city',
  device: 's.device',
  browser: 's.browser',
  os: 's.os',
  campaign: 's.campaign',
  entryPage: 's.entry_page',
  exitPage: 's.exit_page',
}

function groupedSessions(dimension: Exclude<Dimension, 'total'>, from: Sql): Sql {
  if (dimension === 'page') {
    return wrap(
      from,
      inner =>
        `select v.page as value, 0 as sessions, count(*) as views
         from ${inner} join page_views v on v.session_id = s.id group by 1`,
    )
  }
  const column =
    dimension === 'userType'
      ? `(select id from labels where kind = 'userType' and text = case when s.admin then 'admin' else 'user' end)`
      : columns[dimension]
  return wrap(
    from,
    inner =>
      `select ${column} as value, count(*) as sessions, sum(s.views) as views
       from ${inner} where ${column} is not null group by 1`,
  )
}

function wrap({ sql, values }: Sql, around: (inner: string) => string): Sql {
  return { sql: around(sql), values }
}
