import type { Knex } from 'knex'

/**
 * Adds sums of pages by dekad: a range then adds up at most 14 rows per page besides months instead of 31. Stop the
 * worker of an earlier release first, because it writes no dekads; after a rollback, down and up compute them again.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table rollups_by_dekad partition of rollups for values in (3)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

    -- Dekads begin on the 1st, 11th and 21st in Greece; days are grain 1, pages dimension 1.
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
