import { createHmac } from 'node:crypto'
import type { App } from '@stampa/service-kit'
import { repeatedly } from '@stampa/service-kit/queue'
import type { Knex } from 'knex'
import type { OrdersConfig } from '../config.ts'
import { createPost } from './post.ts'
import { webhookSecret } from './store.ts'

/** Seconds before the second attempt and the further ones; three days in all, longer than a weekend. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** Deliveries of one webhook that are sent at a time. */
const perWebhook = 5

/** Seconds after which another worker takes over a delivery whose worker has died: longer than an attempt takes. */
const lease = 60

interface Due {
  id: string
  webhook: string
  url: string
  attempts: number
  type: string
  at: Date
  payload: Record<string, unknown>
}

/**
 * Makes a worker call the webhooks. Each delivery is sent at least once: a worker that dies after the call
 * repeats it, with the same `webhook-id`.
 */
export function sendWebhooks(
  app: App,
  config: Pick<OrdersConfig, 'LINK_KEY' | 'WEBHOOK_PRIVATE_ADDRESSES'> & { OUTBOX_POLL_MS: number },
): void {
  const post = createPost(config.WEBHOOK_PRIVATE_ADDRESSES)

  async function send({ id, webhook, url, attempts, ...event }: Due): Promise<void> {
    const body = JSON.stringify(bodyOf(event))
    const headers = signedHeaders(webhookSecret(config.LINK_KEY, webhook), id, body)
    const outcome = await post(url, headers, body)
    const pause = pauses[attempts - 1]
    if (outcome.status !== null && outcome.status >= 200 && outcome.status < 300) {
      await settle(app.db, id, { ...outcome, state: 'delivered' })
    } else if (pause === undefined) {
      app.log.error({ delivery: id, webhook, ...outcome }, 'a webhook failed for good')
      await settle(app.db, id, { ...outcome, state: 'failed' })
    } else {
      const next = app.db.raw(`now() + ? * interval '1 second'`, [pause])
      await settle(app.db, id, { ...outcome, next_attempt_at: next })
    }
  }

  /** Webhooks that are being sent to: a slow receiver holds up no other. */
  const busy = new Map<string, Promise<void>>()
  let isClosing = false

  async function sendDue(webhook: string): Promise<void> {
    for (let due: Due[] | undefined; !isClosing && due?.length !== 0; ) {
      due = await takeDue(app.db, webhook)
      await Promise.all(due.map(send))
    }
  }

  // Hooks of closing run from the last to the first: polling ends before.
  app.addHook('onClose', async () => {
    isClosing = true
    await Promise.all(busy.values())
  })
  repeatedly(
    app,
    config.OUTBOX_POLL_MS,
    async () => {
      for (const webhook of await webhooksWithDue(app.db)) {
        if (busy.has(webhook)) continue
        const sent = sendDue(webhook)
          .catch(err => app.log.warn({ err, webhook }, 'the deliveries of a webhook wait'))
          .finally(() => busy.delete(webhook))
        busy.set(webhook, sent)
      }
    },
    'webhooks wait: they cannot be read',
  )
}

/** What a receiver gets: the ids of the records, which it reads with its API key. No personal data leaves. */
function bodyOf({ type, at, payload }: Pick<Due, 'type' | 'at' | 'payload'>) {
  const { order, message, offer, reply, webhook } = payload
  return { type, timestamp: at.toISOString(), data: { order, message, offer, reply, webhook } }
}

/** Returns the ids of webhooks with deliveries whose time has come. */
async function webhooksWithDue(db: Knex): Promise<string[]> {
  return db('webhooks')
    .whereExists(
      db('webhook_deliveries')
        .whereRaw("webhook_id = webhooks.id and state = 'waiting' and next_attempt_at <= now()")
        .select(db.raw('1')),
    )
    .pluck('id')
}

/** Takes the deliveries of a webhook whose time has come, and counts the attempt. */
async function takeDue(db: Knex, webhook: string): Promise<Due[]> {
  const { rows } = await db.raw<{ rows: Due[] }>(
    `with due as (
       select id from webhook_deliveries
       where webhook_id = ? and state = 'waiting' and next_attempt_at <= now()
       order by next_attempt_at limit ? for update skip locked
     )
     update webhook_deliveries d
     set attempts = attempts + 1, next_attempt_at = now() + ? * interval '1 second'
     from due, webhooks w, outbox o
     where d.id = due.id and w.id = d.webhook_id and o.id = d.event_id
     returning d.id, w.id as webhook, w.url, d.attempts,
       replace(o.type, '_silently', '') as type, o.created_at as at, o.payload`,
    [webhook, perWebhook, lease],
  )
  return rows
}

/** Stores the outcome of an attempt, unless the delivery was settled or started anew meanwhile. */
async function settle(db: Knex, id: string, outcome: Record<string, unknown>): Promise<void> {
  await db('webhook_deliveries').where({ id, state: 'waiting' }).update(outcome)
}

/**
 * Returns the headers of a delivery by the Standard Webhooks specification 1.0: its id, the time in seconds, and an
 * HMAC-SHA256 of both and the body.
 *
 * @param secret base64 after `whsec_`
 */
export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Stampa-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
