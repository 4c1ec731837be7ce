import type { Telling } from '@stampa/service-kit/outbox'
import type { OutboxEvents } from '../outbox.ts'

/** What this service tells, and to whom. */
export const telling: Telling<OutboxEvents> = {
  audiences: {
    'design.received': ['customer', 'shop'],
    'design.status_changed': ['customer'],
    'proof.sent': ['customer'],
    'proof.answered': ['shop'],
  },
}

/** Where its mails wait for their turn. */
export const mailQueue = '{studio-mails}'
