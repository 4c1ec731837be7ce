import type { Section } from './permissions.ts'

/** Name of the queue by which the studio's events reach the webhooks, which the orders service has. */
export const studioEvents = '{studio-events}'

/** Types of events that a webhook may ask for, in the order of its form. */
export const webhookEvents = [
  'order.received',
  'order.status_changed',
  'order_reply.received',
  'design.received',
  'design.status_changed',
  'design_reply.received',
  'message.received',
  'message_reply.received',
  'offer.sent',
  'offer.accepted',
  'offer.declined',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Returns the section whose records an event is about. */
export function sectionOfEvent(event: WebhookEvent): Section {
  if (event.startsWith('offer')) return 'offers'
  return event.startsWith('design') ? 'studio' : 'orders'
}
