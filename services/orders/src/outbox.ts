import type { StatusChanged } from '@stampa/service-kit/order-workflow'
import { eventRecorder } from '@stampa/service-kit/outbox'

/** Events of this service, with the ids that their mails are written from. */
export interface OutboxEvents {
  'order.received': { order: string }
  'order.status_changed': StatusChanged
  /** Without a mail to the customer; for webhooks the same as `order.status_changed`. */
  'order.status_changed_silently': StatusChanged
  'message.received': { message: string }
  'order_reply.sent': { order: string; reply: string }
  'order_reply.received': { order: string; reply: string }
  'message_reply.sent': { message: string; reply: string }
  'message_reply.received': { message: string; reply: string }
  /** A customer has lost the links; nothing says whether the address has records. */
  'links.requested': { email: string }
  /** A mail with the values of an example, to the administrator who asks for it. */
  'template.tested': { event: string; to: string }
  /** The company settings have another e-mail; the one before is told. */
  'shop_address.changed': { email: string }
  'offer.sent': { offer: string }
  'offer.reminded': { offer: string }
  'offer.accepted': { offer: string }
  'offer.declined': { offer: string }
  /** An example for one webhook; no mail is sent. */
  'webhook.tested': { webhook: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()

/** Sections of the events that are not of `orders`, by the word that begins their types. */
export const sectionsOfEvents = { offer: 'offers', links: 'offers' } as const

/** Returns the id of the record that an event is about. */
export function aboutOf(payload: OutboxEvents[keyof OutboxEvents]): string {
  if ('order' in payload) return payload.order
  if ('message' in payload) return payload.message
  if ('offer' in payload) return payload.offer
  if ('email' in payload) return payload.email
  return 'event' in payload ? payload.event : payload.webhook
}
