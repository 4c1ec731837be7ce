import type { Knex } from 'knex'
import { addMonths, startOfDay } from '../calendar/athens.ts'
import { firstIdAt } from '../sessions/session-id.ts'
import { conversionNames } from './event.ts'
import { dimensions } from './labels.ts'

const conversions = conversionNames.map(name => `('${name}', ${dimensions[name]})`).join(', ')

/** A stored sum that differs from the sum of its rows. */
export interface Difference {
  dimension: number
  grain: number
  bucket: Date
  value: string
  /** `sessions views duration bounces` */
  stored: string | null
  counted: string | null
}

/** The bucket of each grain that contains an hour. Days and longer buckets begin in Greece, at a full hour of UTC. */
const buckets = `
  (0, hour), (1, date_trunc('day', hour, 'Europe/Athens')), (2, date_trunc('month', hour, 'Europe/Athens')),
  (3, (date_trunc('month', local) + least((extract(day from local)::int - 1) / 10, 2) * interval '10 days')
    at time zone 'Europe/Athens')`

/**
 * Computes every sum of the rollups from sessions and page views, month by month, and returns the sums that differ.
 * Events may be written meanwhile.
 *
 * @param onMonth is called after each month with its first day
 */
export async function recount(
  db: Knex,
  onMonth: (month: string, differences: number) => void = () => {},
): Promise<Difference[]> {
  const all: Difference[] = []
  for (const month of await monthsOf(db)) {
    const differences = await recountMonth(db, month)
    onMonth(month, differences.length)
    all.push(...differences)
  }
  return all
}

/** @returns the first days of all months from the first to the last with visits or sums */
async function monthsOf(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { month: string }[] }>(`
    select month::date::text as month from generate_series(
      (select date_trunc('month', least(min(bucket), (select started_at from sessions order by id limit 1))
        at time zone 'Europe/Athens') from rollups),
      (select greatest(max(bucket), (select started_at from sessions order by id desc limit 1))
        at time zone 'Europe/Athens' from rollups),
      interval '1 month') as month
  `)
  return rows.map(({ month }) => month)
}

/** @returns at most 1,000 of them. @param month its first day */
async function recountMonth(db: Knex, month: string): Promise<Difference[]> {
  const [from, until] = [startOfDay(month), startOfDay(addMonths(month, 1))]
  const { rows } = await db.raw<{ rows: Difference[] }>(
    `
    with facts as materialized (
      select id, source, country, city, admin, device, browser, os, campaign, entry_page, exit_page,
        date_trunc('hour', started_at) as hour, coalesce(v.views, 0) as counted_views,
        (select coalesce(sum(seen[i + 1] - seen[i]), 0) from generate_series(1, array_length(seen, 1), 2) i)
          as present
      from sessions s
      left join (
        select session_id, count(*)::int as views from page_views
        where session_id >= :firstId and session_id < :nextId group by 1
      ) v on v.session_id = s.id
      where s.id >= :firstId and s.id < :nextId
    ),
    valued as (
      select dimension, value, hour, 1 as sessions, counted_views as views,
        round(present / 1000.0)::bigint as duration, (counted_views <= 1)::int as bounces
      from facts cross join lateral (values
        (0, 0), (2, source), (3, country), (4, city),
        (5, case when admin then (select id from labels where kind = 'userType' and text = 'admin')
          else (select id from labels where kind = 'userType' and text = 'user') end),
        (6, device), (7, browser), (8, os), (9, campaign), (10, entry_page), (11, exit_page)
      ) v (dimension, value)
      where value is not null
      union all
      select 1, page, hour, 0, 1, 0, 0
      from page_views join facts on facts.id = session_id
      where session_id >= :firstId and session_id < :nextId
      union all
      select dimension, coalesce(source, 0), hour, 1, times, 0, 0
      from (
        select session_id, name, count(*) as times from conversions
        where session_id >= :firstId and session_id < :nextId group by 1, 2
      ) c
      join facts on facts.id = c.session_id
      join (values ${conversions}) d (name, dimension) using (name)
    ),
    hours as (
      select dimension, value, hour, hour at time zone 'Europe/Athens' as local, sum(sessions) as sessions,
        sum(views) as views, sum(duration) as duration, sum(bounces) as bounces
      from valued group by dimension, value, hour
    ),
    counted as (
      select dimension, grain, value, bucket,
        concat_ws(' ', sum(sessions), sum(views), sum(duration), sum(bounces)) as sums
      from hours cross join lateral (values ${buckets}) b (grain, bucket)
      where (grain <> 0 or dimension <= 6) and (grain <> 3 or dimension = 1)
      group by dimension, grain, value, bucket
    ),
    stored as (
      select dimension, grain, value, bucket, concat_ws(' ', sessions, views, duration, bounces) as sums
      from rollups
      -- Erased sessions leave rows of zeros.
      where bucket >= :from and bucket < :until
        and (sessions <> 0 or views <> 0 or duration <> 0 or bounces <> 0)
    )
    select dimension, grain, bucket, value, stored.sums as stored, counted.sums as counted
    from stored full join counted using (dimension, grain, bucket, value)
    where stored.sums is distinct from counted.sums
    order by 1, 2, 3, 4 limit 1000
  `,
    {
      firstId: firstIdAt(from),
      nextId: firstIdAt(until),
      from: new Date(from),
      until: new Date(until),
    },
  )
  return rows
}
