import { shopDay } from '@stampa/rules/shop-time'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'

/** Hour in Greece from which customers are reminded. */
const firstHour = 9

/**
 * Records the reminders that are due. The offer is marked in the transaction of the event, so that each is
 * recorded once however many workers run. The version stays: an answer to the page that the customer has open
 * is still valid.
 */
export async function remindCustomers(db: Knex, now = new Date()): Promise<void> {
  await db.transaction(async tx => {
    const { rows } = await tx.raw<{ rows: { id: string }[] }>(
      `update offers set reminded_at = :now
       where id in (
         select id from offers
         where status = 'Sent' and deleted_at is null and reminded_at is null
           and customer_email <> '' and (valid_until is null or valid_until >= :today)
           and extract(hour from :now::timestamptz at time zone 'Europe/Athens') >= :firstHour
           and case reminder_from
             when 'sent' then (sent_at at time zone 'Europe/Athens')::date + reminder_days <= :today::date
             -- Not on the day that it was sent, when its days are few.
             else valid_until - reminder_days <= :today::date
               and (sent_at at time zone 'Europe/Athens')::date < :today::date
           end
         for update skip locked
       )
       returning id`,
      { now, today: shopDay(now), firstHour },
    )
    for (const { id } of rows) await recordEvent(tx, 'offer.reminded', { offer: id })
  })
}
