import type { Knex } from 'knex'
import { startOfDay } from '../calendar/athens.ts'
import { type ConversionName, conversionNames } from '../storage/event.ts'
import { conversionDimensions, type Dimension, dimensions } from '../storage/labels.ts'
import { type Counts, dekadly, grains } from '../storage/tally.ts'
import { type Filter, isFiltered, type Sql } from './filter.ts'
import { type ChartGrain, cover, type Range, type RollupRange } from './range.ts'
import {
  byBucket,
  conversionsOf,
  readFilteredSeries,
  readPages,
  readSums,
  type Series,
  type SeriesRow,
  type Sum,
} from './visits.ts'

/** Reads the dashboard's reports: from the rollups with the SQL here, or with a filter from the sessions (`visits.ts`). */

export async function readTotals(db: Knex, range: Range, filter: Filter): Promise<Counts> {
  if (isFiltered(filter)) return (await readSums(db, range, filter)).total
  const { sql, values } = summed([dimensions.total], range, allCounts)
  const { rows } = await db.raw<{ rows: [Counts] }>(
    `select ${sumsOf(allCounts)} from (${sql}) r`,
    values,
  )
  return rows[0]
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

/** Returns the values of a dimension, the most frequent first. */
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
  const counts = dimension === 'page' ? (['views'] as const) : (['sessions', 'views'] as const)
  const kept = dekadly.includes(dimension) ? withDekads : withoutDekads
  const { sql, values } = summed([dimensions[dimension]], range, ['value', ...counts], kept)
  const { rows } = await db.raw<{ rows: Sum[] }>(
    `select value, ${dimension === 'page' ? '0 as sessions, ' : ''}${sumsOf(counts)} from (${sql}) r
     group by value having sum(${by}) > 0 order by sum(${by}) desc, value limit ?`,
    [...values, limit],
  )
  return named(db, rows, by)
}

/** Adds the labels' texts, and sorts the most frequent first. */
async function named(db: Knex, sums: readonly Sum[], by: 'sessions' | 'views'): Promise<Part[]> {
  if (sums.length === 0) return []
  const { rows } = await db.raw<{ rows: { id: string; text: string; title: string | null }[] }>(
    'select id, text, title from labels where id = any(?::bigint[])',
    [sums.map(({ value }) => value)],
  )
  const labels = new Map(rows.map(({ id, text, title }) => [id, { text, title }]))
  return sums
    .flatMap(({ value, sessions, views }) => {
      const label = labels.get(value)
      return label ? [{ ...label, sessions, views }] : []
    })
    .sort((a, b) => b[by] - a[by] || (a.text < b.text ? -1 : 1))
}

/** Returns the sums by the start of their hour, day or month, ms since 1970; empty buckets are missing. */
export async function readSeries(
  db: Knex,
  range: Range,
  filter: Filter,
  grain: ChartGrain,
): Promise<Series> {
  if (isFiltered(filter)) return readFilteredSeries(db, range, filter, grain)
  const { sql, values } = summedBy(grain, range)
  const { rows } = await db.raw<{ rows: SeriesRow[] }>(sql, values)
  return byBucket(rows)
}

/** The conversions of the visitors from one source. */
export interface Conversions {
  name: ConversionName
  source: string
  /** Number of conversions. */
  count: number
  /** Number of sessions with one. */
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
    rows: { dimension: number; source: string; count: number; sessions: number }[]
  }>(
    `select r.dimension, coalesce(l.text, 'direct') as source, sum(r.views)::float8 as count,
       sum(r.sessions)::float8 as sessions
     from (${sql}) r left join labels l on l.id = r.value
     group by 1, 2 having sum(r.sessions) > 0 order by 1, 4 desc, 2`,
    values,
  )
  return conversionNames.flatMap(name =>
    rows
      .filter(({ dimension }) => dimension === conversionDimensions[name])
      .map(({ source, count, sessions }) => ({ name, source, count, sessions })),
  )
}

const allCounts = ['sessions', 'views', 'duration', 'bounces'] as const satisfies (keyof Counts)[]

/** Returns the sums of columns as numbers: PostgreSQL's driver returns bigints as text. */
function sumsOf(columns: readonly (keyof Counts)[]): string {
  return columns.map(column => `coalesce(sum(${column}), 0)::float8 as ${column}`).join(', ')
}

const withoutDekads = ['day', 'month'] as const
const withDekads = ['day', 'dekad', 'month'] as const

/** Columns negated, so that a sum subtracts the row. */
const subtracted = Object.fromEntries(allCounts.map(count => [count, `-${count} as ${count}`]))

/**
 * Returns the query of the rollups that make up the range, with one index scan for each of their ranges.
 *
 * @param columns only the required ones: all of them cost a third more
 * @param available grains of the dimensions
 */
function summed(
  numbers: readonly number[],
  range: Range,
  columns: readonly (keyof Counts | 'dimension' | 'value' | 'bucket')[],
  available: readonly RollupRange['grain'][] = withoutDekads,
): Sql {
  const ranges = cover(range, available)
  return {
    sql: ranges
      .map(
        ({ grain, sign }) =>
          `select ${columns.map(column => (sign < 0 && subtracted[column]) || column).join(', ')}
           from rollups where dimension in (${numbers.join(', ')}) and grain = ${grains[grain]}
             and bucket >= ? and bucket < ?`,
      )
      .join(' union all '),
    values: ranges.flatMap(({ from, until }) => [new Date(from), new Date(until)]),
  }
}

/** Returns the query of the totals by bucket. A month partly in the range is the sum of its days in the range. */
function summedBy(grain: ChartGrain, range: Range): Sql {
  if (grain === 'month') {
    const { sql, values } = summed([dimensions.total], range, ['bucket', 'sessions', 'views'])
    return {
      sql: `select date_trunc('month', bucket, 'Europe/Athens') as bucket,
        ${sumsOf(['sessions', 'views'])} from (${sql}) r group by 1`,
      values,
    }
  }
  return {
    sql: `select bucket, sessions, views from rollups where dimension = ${dimensions.total}
      and grain = ${grains[grain]} and bucket >= ? and bucket < ?`,
    values: [new Date(startOfDay(range.from)), new Date(startOfDay(range.until))],
  }
}
