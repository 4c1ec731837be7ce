import type { Knex } from 'knex'
import type { Audience, PlannedMail, StoredEvent, Telling } from './plan.ts'

/** How long a mail that was handed on may wait in the queue before it is handed on again. Minutes. */
const patience = 10

/**
 * Plans the mails of events that are new, oldest first. One statement: an event is planned with all of
 * its mails or not at all, and by one worker.
 *
 * @returns how many mails
 */
export async function planMails<Events>(
  db: Knex,
  { audiences, hold = 'false' }: Telling<Events>,
  limit: number,
): Promise<number> {
  const told = Object.entries<readonly Audience[]>(audiences).flatMap(([type, all]) =>
    all.map(audience => ({ type, audience })),
  )
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `with taken as (
       update outbox set handed_on_at = now()
       where id in (
         select id from outbox where handed_on_at is null and not (${hold})
         order by id limit ? for update skip locked
       )
       returning id, type
     )
     insert into mails (event_id, audience)
     select taken.id, told.audience from taken
     join unnest(?::text[], ?::text[]) as told (type, audience) on told.type = taken.type`,
    [limit, told.map(({ type }) => type), told.map(({ audience }) => audience)],
  )
  return rowCount
}

/**
 * Mails that the queue does not know, or not any more, oldest first. Nobody else takes them until the
 * transaction ends. One that the queue still has is handed on twice and known there by its name.
 */
export async function takeWaiting(tx: Knex.Transaction, limit: number): Promise<PlannedMail[]> {
  const { rows } = await tx.raw<{ rows: PlannedMail[] }>(
    `update mails set handed_on_at = now()
     where (event_id, audience) in (
       select event_id, audience from mails
       where state = 'waiting'
         and (handed_on_at is null or handed_on_at < now() - ? * interval '1 minute')
       order by event_id limit ? for update skip locked
     )
     returning event_id as event, audience`,
    [patience, limit],
  )
  return rows
}

/** A mail that waits, with what it is to tell; it is this transaction's alone until that ends. */
export async function lockMail<Events>(
  tx: Knex.Transaction,
  { event, audience }: PlannedMail,
): Promise<StoredEvent<Events> | undefined> {
  const { rows } = await tx.raw<{ rows: StoredEvent<Events>[] }>(
    `select o.type, o.payload from mails m join outbox o on o.id = m.event_id
     where m.event_id = ? and m.audience = ? and m.state = 'waiting' for update of m`,
    [event, audience],
  )
  return rows[0]
}

export async function settleMail(
  db: Knex,
  { event, audience }: PlannedMail,
  state: 'sent' | 'obsolete' | 'failed',
  reason: string | null = null,
): Promise<void> {
  await db('mails')
    .where({ event_id: event, audience, state: 'waiting' })
    .update({ state, reason, settled_at: db.fn.now() })
}

/** A mail that was given up, with the event that it was to tell. */
export interface FailedMail<Events> {
  event_id: string
  audience: Audience
  type: keyof Events
  payload: Events[keyof Events]
  reason: string
  settled_at: Date
}

/** Mails that were given up, newest event first. */
export function listFailed<Events>(db: Knex, limit: number): Promise<FailedMail<Events>[]> {
  return db('mails as m')
    .join('outbox as o', 'o.id', 'm.event_id')
    .where('m.state', 'failed')
    .orderBy('m.event_id', 'desc')
    .limit(limit)
    .select<FailedMail<Events>[]>(
      'm.event_id',
      'm.audience',
      'o.type',
      'o.payload',
      'm.reason',
      'm.settled_at',
    )
}

/** Has failed mails tried again: those of an event, or all. @returns how many */
export function retryFailed(db: Knex, event?: string): Promise<number> {
  const query = db('mails').where({ state: 'failed' })
  if (event !== undefined) query.where({ event_id: event })
  return query.update({ state: 'waiting', handed_on_at: null, settled_at: null, reason: null })
}

/** How many mails wait, and how many were given up. */
export async function countMails(db: Knex): Promise<{ waiting: number; failed: number }> {
  const rows = await db('mails')
    .whereIn('state', ['waiting', 'failed'])
    .groupBy('state')
    .select<{ state: 'waiting' | 'failed'; count: string }[]>('state', db.raw('count(*)'))
  const counts = { waiting: 0, failed: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

/**
 * Removes events whose telling is over, and with them their mails.
 *
 * @param days how long they are kept
 * @returns how many events
 */
export function forgetTold(db: Knex, days: number): Promise<number> {
  return db('outbox')
    .whereRaw("handed_on_at < now() - ? * interval '1 day'", [days])
    .whereNotExists(
      db('mails').whereRaw('event_id = outbox.id').whereIn('state', ['waiting', 'failed']),
    )
    .delete()
}
