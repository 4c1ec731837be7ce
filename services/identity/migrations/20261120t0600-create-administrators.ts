import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table administrators (
      id uuid primary key default uuidv7(),
      email text not null,
      password_hash text not null,
      created_at timestamptz not null default now()
    );

    create unique index administrators_email on administrators (lower(email));

    create table sessions (
      id uuid primary key default uuidv7(),
      administrator_id uuid not null references administrators on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );

    create index sessions_administrator on sessions (administrator_id);
    create index sessions_expiry on sessions (expires_at);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table sessions, administrators')
}
