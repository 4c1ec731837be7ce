/**
 * The tables of events that have yet to be told, and of the mails that tell them, for a service's
 * migration. The latter decide whether a mail was sent; the queue only says when to try. No address is
 * kept here: it is read when it is written to.
 */
export const outboxTables = `
  create table outbox (
    -- The name of the work: done once, though it may be handed on twice.
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
    -- obsolete: by the time it could be written there was nothing to tell any more.
    state text not null default 'waiting'
      check (state in ('waiting', 'sent', 'failed', 'obsolete')),
    -- To the queue; null until then.
    handed_on_at timestamptz,
    settled_at timestamptz,
    -- Why it failed: codes, never what the mail server said, which would quote the address.
    reason text,
    primary key (event_id, audience),
    check ((state = 'waiting') = (settled_at is null)),
    check ((state = 'failed') = (reason is not null))
  );
  create index mails_waiting on mails (event_id) where state = 'waiting';
  create index mails_failed on mails (event_id) where state = 'failed';
`
