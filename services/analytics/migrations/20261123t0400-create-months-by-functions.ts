import type { Knex } from 'knex'

/**
 * Functions that create and drop the partitions of a month with the rights of the database's owner: the service itself
 * cannot change the schema.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function create_month(month date, first_id uuid, next_id uuid) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      parent text;
    begin
      foreach parent in array array['sessions', 'page_views', 'conversions'] loop
        execute format(
          'create table if not exists %I partition of %I for values from (%L) to (%L) with (fillfactor = %s)',
          parent || to_char(month, '_YYYY_MM'), parent, first_id, next_id,
          case parent when 'sessions' then 80 else 100 end);
      end loop;
    end $$;

    create function drop_month(month date) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      parent text;
    begin
      foreach parent in array array['sessions', 'page_views', 'conversions'] loop
        execute format('drop table if exists %I', parent || to_char(month, '_YYYY_MM'));
      end loop;
    end $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop function create_month, drop_month')
}
