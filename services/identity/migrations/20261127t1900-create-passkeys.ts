import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const audited = [
  // Not the times of uses, which are no changes by an administrator.
  {
    table: 'passkeys',
    kind: 'administrators',
    record: 'administrator_id',
    action: 'changed',
    of: 'name',
  },
] as const

/** Passkeys of administrators (WebAuthn). */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table passkeys (
      id uuid primary key default uuidv7(),
      administrator_id uuid not null references administrators on delete cascade,
      name text not null,
      -- Base64url.
      credential text not null unique,
      -- COSE.
      public_key bytea not null,
      counter bigint not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );

    create index passkeys_administrator on passkeys (administrator_id);

    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ${dropAuditTriggers(audited)}
    drop table passkeys;
  `)
}
