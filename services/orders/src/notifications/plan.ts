import type { OutboxEvents } from '../outbox.ts'

/** Who is told of what happened. */
export type Audience = 'customer' | 'shop'

/** What there is to tell, and to whom: one mail for each. */
export const audiences: Record<keyof OutboxEvents, readonly Audience[]> = {
  'order.received': ['customer', 'shop'],
  'order.status_changed': ['customer'],
  'message.received': ['shop'],
  'offer.sent': ['customer'],
  'offer.accepted': ['shop'],
  'offer.declined': ['shop'],
}

/** One mail to be sent. */
export interface PlannedMail {
  event: string
  audience: Audience
}

/** What a mail is called in the queue, in its header and as a file: the same whenever it is tried. */
export function mailName({ event, audience }: PlannedMail): string {
  return `${event}-${audience}`
}

/** An event as it is stored, with the ids that its letters need. */
export type StoredEvent = {
  [Type in keyof OutboxEvents]: { type: Type; payload: OutboxEvents[Type] }
}[keyof OutboxEvents]
