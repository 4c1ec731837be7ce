import type { Knex } from 'knex'

/**
 * Triggers, so that a change by SQL ends sessions like one by a command. A change of an administrator's row
 * revokes the sessions; deleting it deletes them. Identity reads both tables, removes the sessions from
 * Redis, and writes the changes to the security log.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table administrators add column disabled_at timestamptz;

    create table ended_sessions (id uuid primary key);

    create table administrator_changes (
      id bigint generated always as identity primary key,
      administrator_id uuid not null,
      change text not null,
      made_by text not null default session_user
    );

    create function record_ended_session() returns trigger language plpgsql as $$
    begin
      insert into ended_sessions values (old.id) on conflict do nothing;
      return null;
    end $$;

    create trigger record_ended_session
      after delete or update of revoked_at on sessions
      for each row when (old.revoked_at is null and old.expires_at > now())
      execute function record_ended_session();

    create function record_administrator_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old is not distinct from new or current_setting('identity.rehash', true) = 'on' then
          return null;
        end if;
        update sessions set revoked_at = now()
          where administrator_id = old.id and revoked_at is null;
      end if;
      insert into administrator_changes (administrator_id, change) values (
        coalesce(new.id, old.id),
        case
          when tg_op = 'INSERT' then 'created'
          when tg_op = 'DELETE' then 'deleted'
          when old.disabled_at is null and new.disabled_at is not null then 'disabled'
          when old.disabled_at is not null and new.disabled_at is null then 'enabled'
          when old.password_hash <> new.password_hash then 'password changed'
          else 'changed'
        end
      );
      return null;
    end $$;

    create trigger record_administrator_change
      after insert or update or delete on administrators
      for each row execute function record_administrator_change();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger record_administrator_change on administrators;
    drop trigger record_ended_session on sessions;
    drop function record_administrator_change, record_ended_session;
    drop table administrator_changes, ended_sessions;
    alter table administrators drop column disabled_at;
  `)
}
