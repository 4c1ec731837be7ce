import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

// Not the times of uses, which are no changes by an administrator.
const audited = [{ table: 'api_keys', of: 'name' }] as const

/** Keys of programs. Their tokens end with the key, and when the permissions of its role change, as sessions do. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table api_keys (
      id uuid primary key default uuidv7(),
      name text not null,
      role text not null references roles,
      -- SHA-256; the secret has 256 random bits.
      secret_hash bytea not null,
      created_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );

    create index api_keys_role on api_keys (role);

    create trigger record_ended_key
      after delete on api_keys
      for each row execute function record_ended_session();

    create function end_keys_of_role() returns trigger language plpgsql as $$
    begin
      insert into ended_sessions select id from api_keys where role = new.id on conflict do nothing;
      return null;
    end $$;

    create trigger end_keys_of_role
      after update of permissions on roles
      for each row when (old.permissions is distinct from new.permissions)
      execute function end_keys_of_role();

    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ${dropAuditTriggers(audited)}
    drop trigger end_keys_of_role on roles;
    drop function end_keys_of_role;
    drop table api_keys;
  `)
}
