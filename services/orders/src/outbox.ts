import type { StatusChanged } from '@stampa/service-kit/order-workflow'
import { eventRecorder } from '@stampa/service-kit/outbox'

/** Events of this service, with the ids that their mails are written from. */
export interface OutboxEvents {
  'order.received': { order: string }
  'order.status_changed': StatusChanged
  'message.received': { message: string }
  'offer.sent': { offer: string }
  'offer.accepted': { offer: string }
  'offer.declined': { offer: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()
