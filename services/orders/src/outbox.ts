import { eventRecorder } from '@stampa/service-kit/outbox'

/** Events of this service, with the ids that their mails are written from. */
export interface OutboxEvents {
  'order.received': { order: string }
  /** `entry` is the timeline entry with the old and new status. */
  'order.status_changed': { order: string; entry: string }
  'message.received': { message: string }
  'offer.sent': { offer: string }
  'offer.accepted': { offer: string }
  'offer.declined': { offer: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()
