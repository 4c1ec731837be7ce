import type { Knex } from 'knex'

/**
 * Roles of administrators. Those without `permissions` are built in, and @stampa/rules/permissions has
 * theirs. A change of a role ends the sessions of its administrators, as a change of their row does.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table roles (
      id text primary key default uuidv7()::text,
      name text not null,
      permissions text[],
      created_at timestamptz not null default now()
    );

    create unique index roles_name on roles (lower(name));

    insert into roles (id, name) values
      ('owner', 'Owner'),
      ('content', 'Content'),
      ('sales', 'Sales'),
      ('production', 'Production'),
      ('analyst', 'Analyst');

    alter table administrators add column role text not null default 'owner' references roles;

    create function end_sessions_of_role() returns trigger language plpgsql as $$
    begin
      update sessions set revoked_at = now()
        where revoked_at is null
          and administrator_id in (select id from administrators where role = new.id);
      return null;
    end $$;

    create trigger end_sessions_of_role
      after update of permissions on roles
      for each row when (old.permissions is distinct from new.permissions)
      execute function end_sessions_of_role();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table administrators drop column role;
    drop table roles;
    drop function end_sessions_of_role;
  `)
}
