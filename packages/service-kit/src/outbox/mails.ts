import type { Knex } from 'knex'
import {
  type Audience,
  type MailPlan,
  type PlannedMail,
  type StoredEvent,
  undoSeconds,
} from './outbox.ts'

/** Minutes after which a queued mail that is still unsent is queued again. */
const requeueMinutes = 10

/**
 * Inserts the mails of new events, oldest first. One statement, so that an event gets all of its mails or none, and
 * from one worker.
 *
 * @returns the number of mails
 */
export async function planMails<Events>(
  db: Knex,
  { audiences, hold = 'false', undoable = [] }: MailPlan<Events>,
  limit: number,
): Promise<number> {
  const plans = Object.entries<readonly Audience[]>(audiences).flatMap(([type, all]) =>
    all.map(audience => ({ type, audience })),
  )
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `with taken as (
       update outbox set handed_on_at = now()
       where id in (
         select id from outbox where handed_on_at is null and not (${hold})
           and not (type = any(?) and created_at > now() - ? * interval '1 second')
         order by id limit ? for update skip locked
       )
       returning id, type, payload->'released' is not null as released
     )
     insert into mails (event_id, audience, released)
     select taken.id, plan.audience, taken.released from taken
     join unnest(?::text[], ?::text[]) as plan (type, audience) on plan.type = taken.type`,
    [
      [...undoable],
      undoSeconds,
      limit,
      plans.map(({ type }) => type),
      plans.map(({ audience }) => audience),
    ],
  )
  return rowCount
}

/**
 * Returns mails that are not queued, or no longer, oldest first, and locks them until the transaction ends. A mail
 * queued twice is de-duplicated by its name.
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
     returning event_id as event, audience,
       (select payload->>'trace' from outbox where id = event_id) as trace,
       (select payload->>'lane' from outbox where id = event_id) as lane`,
    [requeueMinutes, limit],
  )
  return rows
}

/**
 * A locked mail's event; `released` when an administrator causes or sends it, also beyond the limit of its
 * recipient.
 */
type LockedMail<Events> = StoredEvent<Events> & { released: boolean }

/** Locks a waiting mail until the transaction ends. @returns its event, or undefined when it is settled */
export async function lockMail<Events>(
  tx: Knex.Transaction,
  { event, audience }: PlannedMail,
): Promise<LockedMail<Events> | undefined> {
  const { rows } = await tx.raw<{ rows: LockedMail<Events>[] }>(
    `select o.type, o.payload, m.released from mails m join outbox o on o.id = m.event_id
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

interface ListedMail<Events> {
  /** Of the event. */
  _id: string
  event: string
  payload: Events[keyof Events]
  audience: Audience
  /** Address of the customer; empty for a mail to the shop, or after the record was removed. */
  recipient: string
}

interface FailedMail<Events> extends ListedMail<Events> {
  reason: string
  failedAt: Date
}

interface LatestMail<Events> extends ListedMail<Events> {
  state: 'waiting' | 'sent' | 'failed'
  at: Date
}

/** Mails that a caller may list. */
export interface MailScope {
  /** SQL of the customer's address for a row `o` of `outbox`. */
  recipient: string
  /** Words that begin the types of events that are left out. */
  without: string[]
}

/** Condition that the type of an event, such as `offer.sent`, begins with none of some words. */
const beginsWithNone = (type: string) => `split_part(${type}, '.', 1) <> all(?)`

function selectMails(db: Knex, { recipient, without }: MailScope) {
  return db('mails as m')
    .join('outbox as o', 'o.id', 'm.event_id')
    .whereRaw(beginsWithNone('o.type'), [without])
    .select({ _id: 'm.event_id', event: 'o.type', payload: 'o.payload', audience: 'm.audience' })
    .select(
      db.raw(
        `case m.audience when 'customer' then coalesce(${recipient}, '') else '' end as recipient`,
      ),
    )
}

/** Returns the mails of the newest events but for obsolete ones, whatever their state. */
export function listLatest<Events>(
  db: Knex,
  limit: number,
  scope: MailScope,
): Promise<LatestMail<Events>[]> {
  return selectMails(db, scope)
    .whereNot('m.state', 'obsolete')
    .orderBy('m.event_id', 'desc')
    .limit(limit)
    .select<LatestMail<Events>[]>('m.state', db.raw('coalesce(m.settled_at, o.created_at) as at'))
}

/**
 * Returns the failed mails: newest event first, and what visitors sent last, so that a flood of theirs hides
 * none of the shop's.
 *
 * @param about id that the events must have in their payload
 */
export function listFailed<Events>(
  db: Knex,
  limit: number,
  scope: MailScope,
  about?: string,
): Promise<FailedMail<Events>[]> {
  const mails = selectMails(db, scope).where('m.state', 'failed')
  if (about !== undefined) {
    mails.whereRaw('exists (select from jsonb_each_text(o.payload) as id where id.value = ?)', [
      about,
    ])
  }
  return mails
    .orderByRaw("o.type like '%.received', m.event_id desc")
    .limit(limit)
    .select<FailedMail<Events>[]>({ reason: 'm.reason', failedAt: 'm.settled_at' })
}

/**
 * Sets failed mails to waiting: those of an event, also beyond the limit of their recipient, or all that are not beyond
 * it: one call must not send a flood of a stranger's orders to a mailbox.
 *
 * @param without the words that begin the types of events that are left out
 * @returns the number of mails
 */
export function retryFailed(db: Knex, without: string[], event?: string): Promise<number> {
  const failed = db('mails')
    .where({ state: 'failed' })
    .whereRaw(beginsWithNone('(select type from outbox where id = event_id)'), [without])
  return event === undefined
    ? failed.whereNot({ reason: limitReason }).update(asWaiting)
    : failed.where({ event_id: event }).update({ ...asWaiting, released: true })
}

/** Reason of a mail that failed because its recipient has had enough. */
export const limitReason = 'ELIMIT'

/**
 * Sets mails beyond the limit of their recipient to waiting an hour after their last attempt. The limit of a day ends
 * within 24 hours; after that only a flood is left.
 */
export async function retryLimited(db: Knex): Promise<void> {
  await db('mails')
    .where({ state: 'failed', reason: limitReason })
    .whereRaw("settled_at < now() - interval '1 hour'")
    .whereRaw("(select created_at from outbox where id = event_id) > now() - interval '26 hours'")
    .update(asWaiting)
}

const asWaiting = { state: 'waiting', handed_on_at: null, settled_at: null, reason: null }

/**
 * Mails that are not sent: of events whose mails are held, waiting, failed for good, and beyond the limit of their
 * recipient, which strangers can reach.
 */
interface Unsent {
  state: 'held' | 'waiting' | 'failed' | 'limited'
  /** Of mails; of events for held ones. */
  count: number
  /** Age of the oldest event, s; 0 without one. */
  oldest: number
}

export async function countUnsent(db: Knex): Promise<Unsent[]> {
  const { rows } = await db.raw<{ rows: Unsent[] }>(
    `select state, count(created_at)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
     from (values ('held'), ('waiting'), ('failed'), ('limited')) as states (state)
     left join (
       select 'held', created_at from outbox where handed_on_at is null
       union all
       select case when m.reason = ? then 'limited' else m.state end, o.created_at from mails m join outbox o on o.id = m.event_id
       where m.state in ('waiting', 'failed')
     ) as unsent (state, created_at) using (state)
     group by state`,
    [limitReason],
  )
  return rows
}

/**
 * Removes events older than a number of days whose mails are all settled, and these mails. A failed mail stays for a
 * year: until then administrators see it and can retry it.
 *
 * @returns the number of events
 */
export function removeSettledEvents(db: Knex, days: number): Promise<number> {
  return db('outbox')
    .whereRaw("handed_on_at < now() - ? * interval '1 day'", [days])
    .whereNotExists(
      db('mails').whereRaw(
        `event_id = outbox.id and (state = 'waiting'
           or state = 'failed' and settled_at > now() - interval '1 year')`,
      ),
    )
    .delete()
}
