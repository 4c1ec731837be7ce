import type { Knex } from 'knex'
import { isByAdministrator } from '../audit/author.ts'
import { currentLane } from '../lane.ts'
import { currentTrace } from '../tracing/span.ts'

/**
 * Tables of the outbox, for a service's migration: events, and the mails to send for them. The state of a mail is
 * here; the queue in Redis only schedules attempts. No address is stored: it is read when the mail is written.
 */
export const outboxTables = `
  create table outbox (
    -- Names the work: it is done once, though it may be queued twice.
    id uuid primary key default uuidv7(),
    type text not null check (type <> ''),
    payload jsonb not null,
    created_at timestamptz not null default now(),
    handed_on_at timestamptz
  );
  create index outbox_waiting on outbox (id) where handed_on_at is null;

  create table mails (
    event_id uuid not null references outbox on delete cascade,
    audience text not null check (audience in ('customer', 'shop')),
    -- obsolete: the record was deleted or changed before the mail was written.
    state text not null default 'waiting'
      check (state in ('waiting', 'sent', 'failed', 'obsolete')),
    -- When the mail was queued; null until then.
    handed_on_at timestamptz,
    settled_at timestamptz,
    -- Why it failed: codes, never the mail server's response, which would quote the address.
    reason text,
    primary key (event_id, audience),
    check ((state = 'waiting') = (settled_at is null)),
    check ((state = 'failed') = (reason is not null))
  );
  create index mails_waiting on mails (event_id) where state = 'waiting';
  create index mails_failed on mails (event_id) where state = 'failed';
`

/** Table of the mails that administrators have changed, for a service's migration. */
export const mailTemplatesTable = `
  create table mail_templates (
    -- Type of the event that the mail is sent for.
    event text primary key,
    enabled boolean not null,
    -- Null: as the service declares them.
    texts jsonb
  );
`

/** Time in which an administrator can undo a change before its mail leaves; the texts of the back office name it. */
export const undoSeconds = 30

/** Column of mails that administrators send beyond the limit of their recipient, for a service's migration. */
export const releasedMails = 'alter table mails add column released boolean not null default false'

export type Audience = 'customer' | 'shop'

/** An event as stored, with the ids that its letters need. */
export type StoredEvent<Events> = {
  [Type in keyof Events]: { type: Type; payload: Events[Type] }
}[keyof Events]

export interface MailPlan<Events> {
  /** Recipients of each type of event: one mail for each. */
  audiences: Record<keyof Events & string, readonly Audience[]>
  /** SQL condition of the rows of `outbox` whose mails have to wait. @default none */
  hold?: string
  /** Types of events whose mails wait for 30 seconds, so that the change can be undone. */
  undoable?: readonly (keyof Events & string)[]
}

export interface PlannedMail {
  event: string
  audience: Audience
  /** Of the request that caused the event; null while tracing is off. */
  trace: string | null
  /** Of the request that caused the event; null for the live services. */
  lane?: string | null
}

/** Returns the name of a mail in the queue, in its header and as a file: the same for every attempt. */
export function mailName({ event, audience }: PlannedMail): string {
  return `${event}-${audience}`
}

/**
 * Returns a function that inserts an event in the transaction of the change, so that the mail is sent if and only
 * if the change is committed. The payload holds ids only, also those of the trace while tracing is on and of the lane:
 * texts and addresses are read when the mail is written. An administrator's call releases the mails that it causes.
 *
 * @example export const recordEvent = eventRecorder<{ 'order.received': { order: string } }>()
 */
export function eventRecorder<Events>() {
  return async <T extends keyof Events & string>(
    tx: Knex.Transaction,
    type: T,
    payload: Events[T],
  ): Promise<void> => {
    const released = isByAdministrator() || undefined
    await tx('outbox').insert({
      type,
      payload: { ...payload, trace: currentTrace(), lane: currentLane(), released },
    })
  }
}
