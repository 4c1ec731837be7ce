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
