import { webhookEvents } from '@stampa/rules/webhooks'
import { dateTime, type Static, Type } from '@stampa/service-kit'

const event = Type.Enum([...webhookEvents], {
  $id: 'WebhookEvent',
  message: 'Please choose an event',
})

export const maxUrlLength = 500

const fields = {
  _id: Type.String({ format: 'uuid' }),
  url: Type.String(),
  events: Type.Array(event),
  paused: Type.Boolean({ description: 'Gets nothing of what happens meanwhile' }),
  createdBy: Type.String(),
  createdAt: dateTime(),
  failed: Type.Integer({ description: 'Deliveries whose last attempt failed' }),
}

export const webhook = Type.Object(fields, { $id: 'Webhook' })
export type Webhook = Static<typeof webhook>

export const newWebhook = Type.Object(
  {
    ...fields,
    secret: Type.String({
      description:
        'Signs the deliveries (standardwebhooks.com: webhook-id, webhook-timestamp, webhook-signature); no other response has it',
    }),
  },
  { $id: 'NewWebhook' },
)

const events = Type.Array(event, {
  minItems: 1,
  maxItems: webhookEvents.length,
  uniqueItems: true,
  message: 'Please choose an event',
})

/** Its address stays: another one is another webhook, with a secret of its own. */
export const changedWebhook = Type.Object({ events, paused: Type.Boolean() })

export const webhookInput = Type.Object({
  url: Type.String({
    pattern: '^\\s*https?://',
    maxLength: maxUrlLength,
    message: 'Please enter an address that begins with https://',
  }),
  events,
})

export const delivery = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'The header webhook-id of every attempt' }),
    event: Type.Union([event, Type.Literal('webhook.tested')]),
    at: dateTime('Of the event'),
    state: Type.Enum(['waiting', 'delivered', 'failed']),
    attempts: Type.Integer(),
    nextAttemptAt: Type.Union([dateTime(), Type.Null()]),
    status: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Of the response to the last attempt',
    }),
    reason: Type.Union([Type.String(), Type.Null()], {
      description: 'Code of the error when there was no response, such as ECONNREFUSED',
    }),
  },
  { $id: 'WebhookDelivery' },
)

export type Delivery = Static<typeof delivery>
