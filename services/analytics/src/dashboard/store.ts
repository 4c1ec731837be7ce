import type { Knex } from 'knex'
import { startOfDay } from '../calendar/athens.ts'
import { type ConversionName, conversionNames } from '../storage/event.ts'
import { conversionDimensions, type Dimension, dimensions } from '../storage/labels.ts'
import { type Counts, dekadly, grains } from '../storage/tally.ts'
import { type Filter, isFiltered } from './filter.ts'
import { type ChartGrain, cover, type Range, type Stretch } from './range.ts'
import type { Sql } from './sql.ts'
import { conversionsOf, readPages, readSums, readVisitsBy, type Sum } from './visits.ts'

/**
 * What the dashboard reads by: what is asked of all visits comes from the rollups, by the SQL here; what is asked of
 * some, by a filter, from the visits themselves.
 */

export async function readTotals(db: Knex, range: Range, filter: Filter): Promise<Counts> {
  if (isFiltered(filter)) return (await readSums(db, range, filter)).total
  const { sql, values } = summed([dimensions.total], range, counts)
  const { rows } = await db.raw<{ rows: Record<keyof Counts, string | null>[] }>(
    `select sum(sessions) as sessions, sum(views) as views, sum(duration) as duration,
       sum(bounces) as bounces from (${sql}) r`,
    values,
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
  if (isFiltered(filter)) {
    return (await readSums(db, range, filter)).parts.get('country')?.length ?? 0
  }
  const { sql, values } = summed([dimensions.country], range, ['value', 'sessions'])
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from (
       select value from (${sql}) r group by value having sum(sessions) > 0) c`,
    values,
  )
  return rows[0]?.count ?? 0
}

/** One value of a dimension. */
export interface Part extends Omit<Sum, 'value'> {
  text: string
  /** Of a page. */
  title: string | null
}

/** What the sessions of a range had in a dimension, the most first. */
export async function readParts(
  db: Knex,
  range: Range,
  filter: Filter,
  dimension: Exclude<Dimension, 'total'>,
  limit: number,
): Promise<Part[]> {
  const by = dimension === 'page' ? 'views' : 'sessions'
  if (isFiltered(filter)) {
    const sums =
      dimension === 'page'
        ? await readPages(db, range, filter)
        : ((await readSums(db, range, filter)).parts.get(dimension) ?? [])
    return named(db, sums.toSorted((a, b) => b[by] - a[by]).slice(0, limit), by)
  }
  const told = dimension === 'page' ? (['views'] as const) : (['sessions', 'views'] as const)
  const kept = dekadly.includes(dimension) ? withDekads : withoutDekads
  const { sql, values } = summed([dimensions[dimension]], range, ['value', ...told], kept)
  const { rows } = await db.raw<{ rows: { value: string; sessions?: string; views: string }[] }>(
    `select value, ${told.map(count => `sum(${count}) as ${count}`).join(', ')} from (${sql}) r
     group by value having sum(${by}) > 0 order by sum(${by}) desc, value limit ?`,
    [...values, limit],
  )
  const sums = rows.map(({ value, sessions = 0, views }) => ({
    value,
    sessions: Number(sessions),
    views: Number(views),
  }))
  return named(db, sums, by)
}

/** With the texts of their labels, the most first. */
async function named(db: Knex, sums: readonly Sum[], by: 'sessions' | 'views'): Promise<Part[]> {
  if (sums.length === 0) return []
  const { rows } = await db.raw<{ rows: { id: string; text: string; title: string | null }[] }>(
    'select id, text, title from labels where id = any(?::bigint[])',
    [`{${sums.map(({ value }) => value).join(',')}}`],
  )
  const labels = new Map(rows.map(({ id, text, title }) => [id, { text, title }]))
  return sums
    .flatMap(({ value, sessions, views }) => {
      const label = labels.get(value)
      return label ? [{ ...label, sessions, views }] : []
    })
    .sort((a, b) => b[by] - a[by] || (a.text < b.text ? -1 : 1))
}

/** Sums by the beginning of their hour, day or month, in milliseconds; those of nothing left out. */
export async function readSeries(
  db: Knex,
  range: Range,
  filter: Filter,
  grain: ChartGrain,
): Promise<Map<number, Pick<Counts, 'sessions' | 'views'>>> {
  if (isFiltered(filter)) return readVisitsBy(db, range, filter, grain)
  const { sql, values } = summedBy(grain, range)
  const { rows } = await db.raw<{ rows: { bucket: Date; sessions: string; views: string }[] }>(
    sql,
    values,
  )
  return new Map(
    rows.map(({ bucket, sessions, views }) => [
      bucket.getTime(),
      { sessions: Number(sessions), views: Number(views) },
    ]),
  )
}

/** How often something was achieved, by where the visitors came from. */
export interface Conversions {
  name: ConversionName
  source: string
  /** How often, and in how many sessions. */
  count: number
  sessions: number
}

export async function readConversions(
  db: Knex,
  range: Range,
  filter: Filter,
): Promise<Conversions[]> {
  const { sql, values } = isFiltered(filter)
    ? conversionsOf(range, filter)
    : summed(Object.values(conversionDimensions), range, [
        'dimension',
        'value',
        'sessions',
        'views',
      ])
  const { rows } = await db.raw<{
    rows: { dimension: number; source: string; count: string; sessions: string }[]
  }>(
    `select r.dimension, coalesce(l.text, 'direct') as source, sum(r.views) as count,
       sum(r.sessions) as sessions
     from (${sql}) r left join labels l on l.id = r.value
     group by 1, 2 having sum(r.sessions) > 0 order by 1, 4 desc, 2`,
    values,
  )
  return conversionNames.flatMap(name =>
    rows
      .filter(({ dimension }) => dimension === conversionDimensions[name])
      .map(({ source, count, sessions }) => ({
        name,
        source,
        count: Number(count),
        sessions: Number(sessions),
      })),
  )
}

const counts = ['sessions', 'views', 'duration', 'bounces'] as const satisfies (keyof Counts)[]

const withoutDekads = ['day', 'month'] as const
const withDekads = ['day', 'dekad', 'month'] as const

/** How a row of the rollups is read where it is to be subtracted. */
const subtracted = Object.fromEntries(counts.map(count => [count, `-${count} as ${count}`]))

/**
 * Rows of the rollups that make up the range, each stretch by its own part of the index.
 *
 * @param columns of them, those alone that are needed: more of them cost a third more
 * @param kept what there are sums by
 */
function summed(
  numbers: readonly number[],
  range: Range,
  columns: readonly (keyof Counts | 'dimension' | 'value' | 'bucket')[],
  kept: readonly Stretch['grain'][] = withoutDekads,
): Sql {
  const stretches = cover(range, kept)
  return {
    sql: stretches
      .map(
        ({ grain, sign }) =>
          `select ${columns.map(column => (sign < 0 && subtracted[column]) || column).join(', ')}
           from rollups where dimension in (${numbers.join(', ')}) and grain = ${grains[grain]}
             and bucket >= ? and bucket < ?`,
      )
      .join(' union all '),
    values: stretches.flatMap(({ from, until }) => [new Date(from), new Date(until)]),
  }
}

/** The total's rows by their bucket; a month that is not all in the range is made up of what is in it. */
function summedBy(grain: ChartGrain, range: Range): Sql {
  if (grain === 'month') {
    const { sql, values } = summed([dimensions.total], range, ['bucket', 'sessions', 'views'])
    return {
      sql: `select date_trunc('month', bucket, 'Europe/Athens') as bucket, sum(sessions) as sessions,
        sum(views) as views from (${sql}) r group by 1`,
      values,
    }
  }
  return {
    sql: `select bucket, sessions, views from rollups where dimension = ${dimensions.total}
      and grain = ${grains[grain]} and bucket >= ? and bucket < ?`,
    values: [new Date(startOfDay(range.from)), new Date(startOfDay(range.until))],
  }
}
