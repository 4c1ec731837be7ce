import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import { undoSeconds } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

const audited = [{ table: 'webhooks' }] as const

/**
 * Webhooks of other programs, and what each is sent. An event gets its deliveries in the transaction that
 * records it, so that none is lost; one that is undone takes them with it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table webhooks (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      url text not null check (url <> ''),
      -- Types of events in the outbox.
      events text[] not null,
      created_by text not null
    );

    create table webhook_deliveries (
      -- The receiver's idempotency key: the same for every attempt.
      id uuid primary key default uuidv7(),
      webhook_id uuid not null references webhooks on delete cascade,
      event_id uuid not null references outbox on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      -- Of a waiting delivery; while it is being sent, when another worker may take it over.
      next_attempt_at timestamptz not null default now(),
      -- Of the last attempt: the status of the response, or why there was none.
      status smallint,
      reason text
    );
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at)
      where state = 'waiting';
    create index webhook_deliveries_log on webhook_deliveries (webhook_id, id);
    create index webhook_deliveries_event on webhook_deliveries (event_id);

    create function add_webhook_deliveries() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (webhook_id, event_id, next_attempt_at)
        select id, new.id, now() + case new.type
          -- Until then an administrator may undo it, which deletes the event.
          when 'order.status_changed' then interval '${undoSeconds + 1} seconds'
          else interval '0'
        end
        from webhooks
        where replace(new.type, '_silently', '') = any (events)
          or new.type = 'webhook.tested' and id = (new.payload->>'webhook')::uuid;
      return null;
    end $$;
    create trigger add_webhook_deliveries after insert on outbox
      for each row execute function add_webhook_deliveries();
    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger add_webhook_deliveries on outbox;
    drop function add_webhook_deliveries;
    ${dropAuditTriggers(audited)}
    drop table webhook_deliveries, webhooks;
  `)
}
