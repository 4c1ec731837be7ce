import type { StatusChanged } from '@stampa/service-kit/order-workflow'
import { eventRecorder } from '@stampa/service-kit/outbox'

/** Events of this service, with the ids that their mails are written from. */
export interface OutboxEvents {
  'design.received': { order: string }
  'design.status_changed': StatusChanged
  /** Without a mail to the customer; for webhooks the same as `design.status_changed`. */
  'design.status_changed_silently': StatusChanged
  'design_reply.sent': { order: string; reply: string }
  'design_reply.received': { order: string; reply: string }
  'proof.sent': { order: string; proof: string }
  'proof.answered': { order: string; proof: string }
  /** A mail with the values of an example, to the administrator who asks for it. */
  'template.tested': { event: string; to: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()

/** Returns the id of the record that an event is about. */
export function aboutOf(payload: OutboxEvents[keyof OutboxEvents]): string {
  return 'order' in payload ? payload.order : payload.event
}
