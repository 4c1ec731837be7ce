import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

/**
 * They belong to an account, so that a change of them is one of the account. The codes change together with
 * the factor.
 */
const audited = [
  {
    table: 'second_factors',
    kind: 'administrators',
    record: 'administrator_id',
    action: 'changed',
  },
] as const

/** Second factors of administrators (RFC 6238), and the codes that replace a lost one. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table second_factors (
      administrator_id uuid primary key references administrators on delete cascade,
      -- Encrypted, see src/second-factor/seal.ts.
      secret bytea not null,
      -- Null until a code has shown that the app has the secret.
      activated_at timestamptz,
      -- Time step of the last accepted code: no code is accepted twice.
      last_step bigint not null default 0
    );

    create table recovery_codes (
      -- SHA-256; the codes have 120 random bits.
      hash bytea primary key,
      administrator_id uuid not null references second_factors on delete cascade
    );

    create index recovery_codes_administrator on recovery_codes (administrator_id);

    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ${dropAuditTriggers(audited)}
    drop table recovery_codes, second_factors;
  `)
}
