import type { Knex } from 'knex'
import { conversionDimensions } from './labels.ts'

const conversions = Object.entries(conversionDimensions)
  .map(([name, dimension]) => `('${name}', ${dimension})`)
  .join(', ')

/** A sum that is not what its rows come to. */
export interface Difference {
  dimension: number
  grain: number
  bucket: Date
  value: string
  /** `sessions views duration bounces` */
  stored: string | null
  counted: string | null
}

/**
 * Counts every sum of the rollups anew from sessions and page views, and tells which differ. It reads everything:
 * for tests, and for whoever wants to know.
 */
export async function recount(db: Knex): Promise<Difference[]> {
  const { rows } = await db.raw<{ rows: Difference[] }>(`
    with facts as materialized (
      select s.*,
        (select coalesce(sum(seen[i + 1] - seen[i]), 0) from generate_series(1, array_length(seen, 1), 2) i)
          as present,
        (select count(*) from page_views where session_id = s.id)::int as counted_views
      from sessions s
    ),
    valued as (
      select dimension, value, started_at, 1 as sessions, counted_views as views,
        round(present / 1000.0)::bigint as duration, (counted_views <= 1)::int as bounces
      from facts cross join lateral (values
        (0, 0), (2, source), (3, country), (4, city),
        (5, (select id from labels where kind = 'userType' and text = case when admin then 'admin' else 'user' end)),
        (6, device), (7, browser), (8, os), (9, campaign), (10, entry_page), (11, exit_page)
      ) v (dimension, value)
      where value is not null
      union all
      select 1, page, started_at, 0, 1, 0, 0
      from page_views join facts on facts.id = session_id
      union all
      select dimension, coalesce(source, 0), started_at, 1, times, 0, 0
      from (select session_id, name, count(*) as times from conversions group by 1, 2) c
      join facts on facts.id = c.session_id
      join (values ${conversions}) d (name, dimension) using (name)
    ),
    counted as (
      select dimension, grain, value,
        case grain when 0 then date_trunc('hour', started_at)
          when 1 then date_trunc('day', started_at, 'Europe/Athens')
          else date_trunc('month', started_at, 'Europe/Athens') end as bucket,
        concat_ws(' ', sum(sessions), sum(views), sum(duration), sum(bounces)) as sums
      from valued cross join generate_series(0, 2) grain
      where grain > 0 or dimension <= 6
      group by 1, 2, 3, 4
    ),
    stored as (
      select dimension, grain, value, bucket, concat_ws(' ', sessions, views, duration, bounces) as sums
      from rollups
      -- What was erased leaves sums of nothing.
      where sessions <> 0 or views <> 0 or duration <> 0 or bounces <> 0
    )
    select dimension, grain, bucket, value, stored.sums as stored, counted.sums as counted
    from stored full join counted using (dimension, grain, bucket, value)
    where stored.sums is distinct from counted.sums
    order by 1, 2, 3, 4 limit 1000
  `)
  return rows
}
