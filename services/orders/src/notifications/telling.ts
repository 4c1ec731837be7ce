import type { Telling } from '@stampa/service-kit/outbox'
import type { OutboxEvents } from '../outbox.ts'

/** How long an order is not told while the catalog is asked what its products are called. Seconds. */
const namesPatience = 20

/** What this service tells, and to whom. An order waits a little for the names of its products. */
export const telling: Telling<OutboxEvents> = {
  audiences: {
    'order.received': ['customer', 'shop'],
    'order.status_changed': ['customer'],
    'message.received': ['shop'],
    'offer.sent': ['customer'],
    'offer.accepted': ['shop'],
    'offer.declined': ['shop'],
  },
  hold: `
    type = 'order.received' and created_at > now() - interval '${namesPatience} seconds'
    and exists (
      select from custom_orders o where o.id = (payload->>'order')::uuid and o.pending
    )`,
}

/** Where its mails wait for their turn. */
export const mailQueue = '{mails}'
