import { type OrdersAnswer, ordersRules, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import type { WebhookEvent } from '@stampa/rules/webhooks'
import { at, orders, orNull, recordIn } from '../shared/calls/api.ts'
import { type Outcome, shown } from '../shared/calls/outcome.ts'
import { answerOf, attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { readValues, textOf } from '../shared/form/values.ts'
import { webhooksMessages as texts } from './webhooks.messages.ts'

export const webhooksPath = '/admin/webhooks'

export type Webhook = OrdersAnswer<'/api/webhooks'>[number]

export type Delivery = OrdersAnswer<'/api/webhooks/{id}/deliveries'>[number]

export type WebhookValues = { url: string; events: WebhookEvent[] }

export type ChangedWebhook = { events: WebhookEvent[]; paused: boolean }

/** Outcome of a creation: the webhook with its secret, which is never shown again. */
export type WebhookOutcome = Outcome & { webhook?: { url: string; secret: string } }

export const webhookRules = rulesOf(ordersRules['/api/webhooks'])
/** The address stays. */
export const changedWebhookRules = { events: webhookRules.events ?? [] }

const loading = { fallback: 'Failed to fetch data', preferServerMessage: true }
const fallback = 'Failed to save'

export function loadWebhooks({ request }: LoaderFunctionArgs): Promise<Webhook[]> {
  return unwrap(orders.GET('/api/webhooks', { signal: request.signal }), loading)
}

/** Loads the log of the webhook in the address; null when it was deleted. */
export function loadDeliveries(args: LoaderFunctionArgs): Promise<Delivery[] | null> {
  return orNull(unwrap(orders.GET('/api/webhooks/{id}/deliveries', recordIn(args)), loading))
}

/** Adds a webhook, which the dialog shows with its secret. */
export async function addWebhook({ request }: ActionFunctionArgs) {
  const { values } = await readValues<WebhookValues>(request)
  const call = confirmed(() => orders.POST('/api/webhooks', { body: values }))
  const added = answerOf(call, fallback).then(webhook => ({ webhook }))
  return shown(added, Object.keys(values))
}

/** Sets the events of a webhook, or pauses it. */
export async function editWebhook({ request, params: { id = '' } }: ActionFunctionArgs) {
  const { values } = await readValues<ChangedWebhook>(request)
  const call = orders.PUT('/api/webhooks/{id}', { ...at(id), body: values })
  return attempt(change(call, fallback, texts.changed), { fields: Object.keys(values) })
}

/** Action of one webhook: DELETE deletes it, POST sends a test, or the delivery that the form names once more. */
export async function changeWebhook({ request, params: { id = '' } }: ActionFunctionArgs) {
  if (request.method === 'DELETE') {
    const call = confirmed(() => orders.DELETE('/api/webhooks/{id}', at(id)))
    return attempt(change(call, fallback, texts.deleted))
  }
  const form = await request.formData()
  if (!form.has('delivery')) {
    const call = orders.POST('/api/webhooks/{id}/test', at(id))
    return attempt(change(call, fallback, texts.testSent), { announces: true })
  }
  const path = { id, delivery: textOf(form, 'delivery') }
  const call = orders.POST('/api/webhooks/{id}/deliveries/{delivery}/resend', { params: { path } })
  return attempt(change(call, fallback, texts.sentAgain), { announces: true })
}
