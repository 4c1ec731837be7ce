import { sectionOfEvent, type WebhookEvent } from '@stampa/rules/webhooks'
import {
  adminCall,
  errorResponses,
  invalidField,
  Problem,
  type RoutePlugin,
  requireConfirmed,
  requirePermission,
  Type,
  who,
} from '@stampa/service-kit'
import { onlyRow } from '@stampa/service-kit/listing'
import { idParams } from '@stampa/service-kit/validation'
import type { OrdersConfig } from '../../config.ts'
import {
  changedWebhook,
  delivery,
  newWebhook,
  webhook,
  webhookInput,
} from '../../webhooks/schema.ts'
import {
  listDeliveries,
  listWebhooks,
  requireWebhook,
  sendAgain,
  sendTest,
  shownDeliveries,
  webhookSecret,
} from '../../webhooks/store.ts'

/** Webhooks of a shop: each event costs a delivery to every one. */
const maxWebhooks = 20

/** The calls for webhooks; the worker sends them. */
const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  app.get(
    '',
    adminCall(app, 'people:read', {
      summary: 'The webhooks, newest first',
      response: { 200: Type.Array(webhook) },
    }),
    () => listWebhooks(app.db),
  )

  app.post(
    '',
    adminCall(app, 'people:write', {
      summary: 'Adds a webhook, to which events are sent from now on',
      body: webhookInput,
      response: { 201: newWebhook, ...errorResponses(409) },
    }),
    async (request, reply) => {
      const { events } = request.body
      requireReading(request, events)
      await requireConfirmed(app, request)
      const url = readUrl(request.body.url, config)
      const created = await app.db.transaction(async tx => {
        const all = await listWebhooks(tx)
        if (all.length >= maxWebhooks) {
          throw new Problem(409, 'too_many_webhooks', `There are ${maxWebhooks} webhooks already`)
        }
        await tx('webhooks').insert({ url, events, created_by: who(request) })
        return onlyRow((await listWebhooks(tx)).slice(0, 1))
      })
      const secret = webhookSecret(config.LINK_KEY, created._id)
      return reply.code(201).send({ ...created, secret })
    },
  )

  app.put(
    '/:id',
    adminCall(app, 'people:write', {
      summary: 'Sets what a webhook is sent from now on, or pauses it',
      params: idParams,
      body: changedWebhook,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const { events, paused } = request.body
      requireReading(request, events)
      await requireWebhook(app.db, id)
      await app.db.transaction(tx => tx('webhooks').where({ id }).update({ events, paused }))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/:id',
    adminCall(app, 'people:delete', {
      summary: 'Deletes a webhook with its log; what waits is not sent',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      await requireConfirmed(app, request)
      const { id } = request.params
      await requireWebhook(app.db, id)
      await app.db.transaction(tx => tx('webhooks').where({ id }).delete())
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/test',
    adminCall(app, 'people:write', {
      summary: 'Sends the webhook an event webhook.tested',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      await requireWebhook(app.db, id)
      await sendTest(app.db, id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/:id/deliveries',
    adminCall(app, 'people:read', {
      summary: `The last ${shownDeliveries} deliveries to a webhook, newest first`,
      params: idParams,
      response: { 200: Type.Array(delivery), ...errorResponses(404) },
    }),
    async request => {
      const { id } = request.params
      await requireWebhook(app.db, id)
      return listDeliveries(app.db, id)
    },
  )

  app.post(
    '/:id/deliveries/:delivery/resend',
    adminCall(app, 'people:write', {
      summary: 'Sends a delivery once more, with the same webhook-id',
      params: Type.Object({ ...idParams.properties, delivery: idParams.properties.id }),
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id, delivery } = request.params
      if (!(await sendAgain(app.db, id, delivery))) {
        throw new Problem(404, 'delivery_not_found', 'Delivery not found')
      }
      return reply.code(204).send(null)
    },
  )
}

export default routes

/** Refuses events about records that the administrator may not read. @throws Problem 403 */
function requireReading(
  request: Parameters<typeof requirePermission>[0],
  events: readonly WebhookEvent[],
): void {
  for (const event of events) requirePermission(request, `${sectionOfEvent(event)}:read`)
}

/**
 * Reads the address of a webhook. Other addresses than those of the internet, and plain HTTP, are for the shop's own
 * network, which the configuration names.
 *
 * @throws Problem 400
 */
function readUrl(text: string, { WEBHOOK_PRIVATE_ADDRESSES }: OrdersConfig): string {
  const url = URL.parse(text.trim())
  const isAllowed = url?.protocol === 'https:' || WEBHOOK_PRIVATE_ADDRESSES !== ''
  if (!url || !isAllowed) {
    throw invalidField('url', 'Please enter an address that begins with https://')
  }
  if (url.username || url.password) {
    throw invalidField('url', 'Please enter an address without a password')
  }
  return url.href
}
