import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'It only adds. An offer that the version before accepts while both run has its job once it is accepted again.'

const audited = [{ table: 'jobs' }] as const

/**
 * Jobs: the production of accepted offers, one for each. Customer, lines and order are the offer's. A job is
 * shown while its offer is accepted: a decision that is taken back hides it, and accepting again shows it as
 * it was.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table jobs (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      updated_at timestamptz not null default now(),
      -- E-mail of the administrator who changed it last.
      updated_by text,
      offer_id uuid not null unique references offers on delete cascade,
      stage text not null default 'To do'
        check (stage in ('To do', 'Artwork', 'Purchasing', 'Printing', 'Packing', 'Delivered')),
      due_date date,
      -- E-mail of the administrator who does it.
      assignee text,
      version integer not null default 1
    );
    create index jobs_stage on jobs (stage, coalesce(due_date, 'infinity'), id);
    -- Delivered jobs are many, and listed by their stage only.
    create index jobs_open on jobs (coalesce(due_date, 'infinity'), id) where stage <> 'Delivered';

    -- Work that is probably under way; what was accepted earlier is probably done.
    insert into jobs (offer_id)
      select id from offers
      where status = 'Accepted' and deleted_at is null and remove_on is null
        and decided_at > now() - interval '30 days';
    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`${dropAuditTriggers(audited)} drop table jobs`)
}
