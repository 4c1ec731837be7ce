import type { Knex } from 'knex'

/**
 * Adds rollups of conversions, and to each session the counts of its conversions, which the worker subtracts from the
 * rollups when a session changes. An earlier release writes neither: stop its worker first. After a rollback to it, run
 * `down` and `up` to compute them again.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Counts of contact-sent, order-sent, mockup-saved and design-order-sent; null without any.
    alter table sessions add column conversions int[];

    update sessions s set conversions = c.times
    from (
      select session_id, array[
        count(*) filter (where name = 'contact-sent'), count(*) filter (where name = 'order-sent'),
        count(*) filter (where name = 'mockup-saved'), count(*) filter (where name = 'design-order-sent')
      ]::int[] as times
      from conversions group by session_id
    ) c
    where s.id = c.session_id;

    -- Dimensions 12 to 15 are the conversions in the order above, views is their number; grain 1 is a day, 2 a month.
    insert into rollups (dimension, grain, bucket, value, sessions, views, duration, bounces)
    select 11 + c.n, grain,
      case grain when 1 then date_trunc('day', s.started_at, 'Europe/Athens')
        else date_trunc('month', s.started_at, 'Europe/Athens') end as bucket,
      coalesce(s.source, 0), count(*), sum(c.times), 0, 0
    from sessions s
    cross join lateral unnest(s.conversions) with ordinality as c (times, n)
    cross join generate_series(1, 2) as grain
    where s.conversions is not null and c.times > 0
    group by 1, 2, 3, 4;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from rollups where dimension between 12 and 15;
    alter table sessions drop column conversions;
  `)
}
