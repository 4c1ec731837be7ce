import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds.'

const audited = [{ table: 'job_calendar' }] as const

/**
 * The calendar of jobs, one row: its link is a secret that the shop replaces when it has leaked or a
 * colleague has left.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table job_calendar (
      id uuid primary key default uuidv7(),
      link_version integer not null default 0,
      updated_at timestamptz not null default now()
    );
    insert into job_calendar default values;
    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`${dropAuditTriggers(audited)} drop table job_calendar`)
}
