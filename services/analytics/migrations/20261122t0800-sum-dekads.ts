import type { Knex } from 'knex'

/**
 * Pages are summed up by dekads, too: a range that begins and ends in the middle of a month is made of fourteen sums
 * for each of them at most instead of thirty-one, besides the months in between. The worker of a release before this one
 * adds to none: it is stopped first; where it has come back for a while, down and up count them anew.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table rollups_by_dekad partition of rollups for values in (3)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

    -- A month's third begins on its 1st, 11th or 21st in Greece; days are grain 1, pages dimension 1.
    insert into rollups (dimension, grain, bucket, value, sessions, views, duration, bounces)
    select dimension, 3,
      (date_trunc('month', day) + least((extract(day from day)::int - 1) / 10, 2) * interval '10 days')
        at time zone 'Europe/Athens' as dekad,
      value, sum(sessions), sum(views), sum(duration), sum(bounces)
    from rollups cross join lateral (select bucket at time zone 'Europe/Athens') as local (day)
    where dimension = 1 and grain = 1
    group by dimension, dekad, value
    order by dimension, dekad, value;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table rollups_by_dekad')
}
