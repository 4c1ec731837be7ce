import { eventRecorder } from '@stampa/service-kit/outbox'

/** What happens here that others are told of, with the ids that the telling needs. */
export interface OutboxEvents {
  'order.received': { order: string }
  /** `entry` of the order's timeline says from what to what, and the note. */
  'order.status_changed': { order: string; entry: string }
  'message.received': { message: string }
  'offer.sent': { offer: string }
  'offer.accepted': { offer: string }
  'offer.declined': { offer: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()
