import { undoSeconds } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'It only adds; the version before sees a paused webhook as one that gets nothing.'

/** A paused webhook gets no deliveries of what happens meanwhile, but those of its test. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table webhooks add column paused boolean not null default false')
  await addDeliveries(db, 'and not paused')
}

export async function down(db: Knex): Promise<void> {
  await addDeliveries(db, '')
  await db.raw('alter table webhooks drop column paused')
}

async function addDeliveries(db: Knex, unlessPaused: string): Promise<void> {
  await db.raw(`
    create or replace function add_webhook_deliveries() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (webhook_id, event_id, next_attempt_at)
        select id, new.id, now() + case new.type
          -- Until then an administrator may undo it, which deletes the event.
          when 'order.status_changed' then interval '${undoSeconds + 1} seconds'
          else interval '0'
        end
        from webhooks
        where replace(new.type, '_silently', '') = any (events) ${unlessPaused}
          or new.type = 'webhook.tested' and id = (new.payload->>'webhook')::uuid;
      return null;
    end $$
  `)
}
