import { eventRecorder } from '@stampa/service-kit/outbox'

/** What happens here that others are told of, with the ids that the telling needs. */
export interface OutboxEvents {
  'design.received': { order: string }
  /** `entry` of the order's timeline says from what to what. */
  'design.status_changed': { order: string; entry: string }
  'proof.sent': { order: string; proof: string }
  'proof.answered': { order: string; proof: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()
