import { hkdfSync } from 'node:crypto'
import { Problem } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'
import type { Delivery, Webhook } from './schema.ts'

/** Most recent deliveries that the log of a webhook shows. */
export const shownDeliveries = 100

/**
 * Returns the secret that signs a webhook's deliveries: base64 of 32 bytes, after `whsec_`. It follows from
 * LINK_KEY, so that the database holds none; a new one takes a new webhook.
 */
export function webhookSecret(linkKey: string, id: string): string {
  const bytes = Buffer.from(hkdfSync('sha256', linkKey, id, 'webhook', 32))
  return `whsec_${bytes.toString('base64')}`
}

export function listWebhooks(db: Knex): Promise<Webhook[]> {
  return db('webhooks')
    .orderBy('id', 'desc')
    .select<Webhook[]>(
      'url',
      'events',
      'paused',
      { _id: 'id', createdAt: 'created_at', createdBy: 'created_by' },
      db.raw(`(
        select count(*)::int from webhook_deliveries
        where webhook_id = webhooks.id
          and (state = 'failed' or state = 'waiting' and attempts > 0)
      ) as failed`),
    )
}

/** @throws Problem 404 */
export async function requireWebhook(db: Knex, id: string): Promise<void> {
  const found = isId(id) && (await db('webhooks').where({ id }).first('id'))
  if (!found) throw new Problem(404, 'webhook_not_found', 'Webhook not found')
}

export function listDeliveries(db: Knex, webhook: string): Promise<Delivery[]> {
  return db('webhook_deliveries as d')
    .join('outbox as o', 'o.id', 'd.event_id')
    .where('d.webhook_id', webhook)
    .orderBy('d.id', 'desc')
    .limit(shownDeliveries)
    .select<Delivery[]>(
      'd.state',
      'd.attempts',
      'd.status',
      'd.reason',
      { _id: 'd.id', at: 'o.created_at' },
      db.raw(`case d.state when 'waiting' then d.next_attempt_at end as "nextAttemptAt"`),
      db.raw(`replace(o.type, '_silently', '') as event`),
    )
}

/** Has a delivery sent now, with all its attempts before it. @returns whether the webhook has this delivery */
export async function sendAgain(db: Knex, webhook: string, id: string): Promise<boolean> {
  if (!isId(webhook) || !isId(id)) return false
  const changed = await db('webhook_deliveries')
    .where({ id, webhook_id: webhook })
    .update({ state: 'waiting', attempts: 0, next_attempt_at: db.fn.now() })
  return changed > 0
}

export function sendTest(db: Knex, webhook: string): Promise<void> {
  return db.transaction(tx => recordEvent(tx, 'webhook.tested', { webhook }))
}
