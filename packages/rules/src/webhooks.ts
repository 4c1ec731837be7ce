import type { Section } from './permissions.ts'

/** Types of events that a webhook may ask for, in the order of its form. */
export const webhookEvents = [
  'order.received',
  'order.status_changed',
  'order_reply.received',
  'message.received',
  'message_reply.received',
  'offer.sent',
  'offer.accepted',
  'offer.declined',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Returns the section whose records an event is about. */
export function sectionOfEvent(event: WebhookEvent): Section {
  return event.startsWith('offer.') ? 'offers' : 'orders'
}
