import { eventRecorder } from '@stampa/service-kit/outbox'

/** Events of this service, with the ids that their mails are written from. */
export interface OutboxEvents {
  'password_link.created': { link: string }
}

export const recordEvent = eventRecorder<OutboxEvents>()
