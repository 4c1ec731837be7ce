import { eventRecorder } from '@stampa/service-kit/outbox'

/** Events of this service, with the ids that their mails are written from. */
export interface OutboxEvents {
  'design.received': { order: string }
  /** `entry` is the timeline entry with the old and new status. */
  'design.status_changed': { order: string; entry: string }
  'proof.sent': { order: string; proof: string }
  'proof.answered': { order: string; proof: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()
