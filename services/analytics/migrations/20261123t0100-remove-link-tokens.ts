import type { Knex } from 'knex'

/** The pages below which earlier releases stored the tokens of secret links. */
const secretPages = '(/order-status|/offer|/design-order|/analytics/share)/.*'

/**
 * Replaces stored paths that hold the token of a secret link by the page's path, in visits, sums and labels.
 * The worker's lock keeps it from writing meanwhile. An earlier release reads the result, so `down` has
 * nothing to do.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The advisory lock of the writing transaction.
    select pg_advisory_xact_lock(7461711);

    -- A label's id is the beginning of the hash of its kind and text.
    create temporary table moved on commit drop as
    select id as old_id, path,
      ('x' || encode(substr(sha256(convert_to('page:' || path, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint as new_id
    from labels, regexp_replace(text, '${secretPages}', '\\1', 'i') as path
    where kind = 'page' and path <> text;

    insert into labels (id, kind, text, title, name, titled_at, created_at)
    select distinct on (new_id) new_id, 'page', path, title, name, titled_at, created_at
    from moved join labels on id = old_id
    order by new_id, titled_at desc nulls last
    on conflict (id) do nothing;

    update page_views set page = new_id from moved where page = old_id;
    update sessions set entry_page = new_id from moved where entry_page = old_id;
    update sessions set exit_page = new_id from moved where exit_page = old_id;

    -- Dimension 1 is pages, 10 entry pages, 11 exit pages.
    with removed as (
      delete from rollups using moved where dimension in (1, 10, 11) and value = old_id
      returning dimension, grain, bucket, new_id as value, sessions, views, duration, bounces
    )
    insert into rollups as stored (dimension, grain, bucket, value, sessions, views, duration, bounces)
    select dimension, grain, bucket, value, sum(sessions), sum(views), sum(duration), sum(bounces)
    from removed group by dimension, grain, bucket, value
    on conflict (dimension, grain, bucket, value) do update set
      sessions = stored.sessions + excluded.sessions, views = stored.views + excluded.views,
      duration = stored.duration + excluded.duration, bounces = stored.bounces + excluded.bounces;

    delete from labels using moved where id = old_id;
  `)
}

export async function down(): Promise<void> {}
