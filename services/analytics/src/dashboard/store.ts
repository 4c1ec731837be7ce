import type { Knex } from 'knex'
import { grains, startOfDay } from '../calendar/athens.ts'
import { conversionNames } from '../storage/event.ts'
import { type Dimension, dimensions, type ValueDimension } from '../storage/labels.ts'
import { type Counts, grainsOf } from '../storage/tally.ts'
import { isFiltered, type Selection, type Sql } from './filter.ts'
import { type ChartGrain, cover, type Range } from './range.ts'
import { conversionsOf, readPages, readSums, type Sum, seriesOf } from './visits.ts'

/**
 * Reads the dashboard's reports: from the rollups with the SQL here, or with a filter from the sessions
 * (`visits.ts`).
 */

export async function readTotals(selection: Selection): Promise<Counts> {
  if (isFiltered(selection)) return (await readSums(selection)).total
  const { sql, values } = summed(['total'], selection.range, allCounts)
  const { rows } = await selection.db.raw<{ rows: [Counts] }>(
    `select ${sumsOf(allCounts)} from (${sql}) r`,
    values,
  )
  return rows[0]
}

export async function countCountries(selection: Selection): Promise<number> {
  if (isFiltered(selection)) return (await readSums(selection)).parts.get('country')?.length ?? 0
  const { sql, values } = summed(['country'], selection.range, ['value', 'sessions'])
  const { rows } = await selection.db.raw<{ rows: [{ count: number }] }>(
    `select count(*)::int as count from (
       select value from (${sql}) r group by value having sum(sessions) > 0) c`,
    values,
  )
  return rows[0].count
}

/** One value of a dimension. */
export interface Part extends Omit<Sum, 'value'> {
  text: string
  /** Of a page. */
  title: string | null
}

/** Returns the values of a dimension, the most frequent first. */
export async function readParts(
  selection: Selection,
  dimension: ValueDimension,
  limit: number,
): Promise<Part[]> {
  const isPage = dimension === 'page'
  const by = isPage ? 'views' : 'sessions'
  if (isFiltered(selection)) {
    const sums = isPage
      ? await readPages(selection)
      : ((await readSums(selection)).parts.get(dimension) ?? [])
    return named(selection.db, sums.toSorted((a, b) => b[by] - a[by]).slice(0, limit), by)
  }
  const counts = isPage ? (['views'] as const) : (['sessions', 'views'] as const)
  const { sql, values } = summed([dimension], selection.range, ['value', ...counts])
  const { rows } = await selection.db.raw<{ rows: Sum[] }>(
    `select value, ${isPage ? '0 as sessions, ' : ''}${sumsOf(counts)} from (${sql}) r
     group by value having sum(${by}) > 0 order by sum(${by}) desc, value limit ?`,
    [...values, limit],
  )
  return named(selection.db, rows, by)
}

/** Adds the labels' texts, and sorts the most frequent first. */
export async function named(
  db: Knex,
  sums: readonly Sum[],
  by: 'sessions' | 'views',
): Promise<Part[]> {
  const ids = sums.map(({ value }) => value)
  const labels = await readLabels(db, ids)
  return sums
    .flatMap(({ value, ...counts }) => {
      const label = labels.get(value)
      return label ? [{ text: label.text, title: label.title, ...counts }] : []
    })
    .sort((a, b) => b[by] - a[by] || (a.text < b.text ? -1 : 1))
}

/** Returns the texts of labels by id, with the titles and names of pages. */
export async function readLabels(
  db: Knex,
  ids: readonly string[],
): Promise<Map<string, { text: string; title: string | null; name: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db<{ id: string; text: string; title: string | null; name: string | null }>(
    'labels',
  )
    .select('id', 'text', 'title', 'name')
    .whereRaw('id = any(?::bigint[])', [[...ids]])
  return new Map(rows.map(({ id, ...label }) => [id, label]))
}

/** Returns the sums by the start of their hour, day or month, ms since 1970; empty buckets are missing. */
export async function readSeries(selection: Selection, grain: ChartGrain) {
  const { sql, values } = isFiltered(selection)
    ? seriesOf(selection, grain)
    : summedBy(grain, selection.range)
  const { rows } = await selection.db.raw<{
    rows: (Pick<Counts, 'sessions' | 'views'> & { bucket: Date })[]
  }>(sql, values)
  return new Map(rows.map(({ bucket, ...counts }) => [bucket.getTime(), counts]))
}

/** The conversions of the visitors from one source. */
export interface Conversions {
  /** Number of the conversion's dimension. */
  dimension: number
  source: string
  /** Number of conversions. */
  count: number
  /** Number of sessions with one. */
  sessions: number
}

export async function readConversions(selection: Selection): Promise<Conversions[]> {
  const { sql, values } = isFiltered(selection)
    ? conversionsOf(selection)
    : summed(conversionNames, selection.range, ['dimension', 'value', 'sessions', 'views'])
  const { rows } = await selection.db.raw<{ rows: Conversions[] }>(
    `select r.dimension, coalesce(l.text, 'direct') as source, sum(r.views)::float8 as count,
       sum(r.sessions)::float8 as sessions
     from (${sql}) r left join labels l on l.id = r.value
     group by 1, 2 having sum(r.sessions) > 0 order by 1, 4 desc, 2`,
    values,
  )
  return rows
}

const allCounts = ['sessions', 'views', 'duration', 'bounces'] as const satisfies (keyof Counts)[]

/** Returns the sums of columns as numbers: PostgreSQL's driver returns bigints as text. */
function sumsOf(columns: readonly (keyof Counts)[]): string {
  return columns.map(column => `coalesce(sum(${column}), 0)::float8 as ${column}`).join(', ')
}

/** Columns negated, so that a sum subtracts the row. */
const subtracted = Object.fromEntries(allCounts.map(count => [count, `-${count} as ${count}`]))

/**
 * Returns the query of the rollups that make up the range, with one index scan for each of their ranges.
 *
 * @param summedUp dimensions with the same grains
 * @param columns only the required ones: all of them cost a third more
 */
function summed(
  summedUp: readonly [Dimension, ...Dimension[]],
  range: Range,
  columns: readonly (keyof Counts | 'dimension' | 'value' | 'bucket')[],
): Sql {
  const numbers = summedUp.map(dimension => dimensions[dimension])
  const ranges = cover(
    range,
    grainsOf(summedUp[0]).filter(grain => grain !== 'hour'),
  )
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
    const { sql, values } = summed(['total'], range, ['bucket', 'sessions', 'views'])
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
