import type { ServiceMails } from '@stampa/service-kit/mail'
import type { Media } from '@stampa/service-kit/media'
import type { OutboxEvents } from '../outbox.ts'
import { designOrders, listMockups } from '../routes/design-studio/orders/orders.ts'
import { customerPage } from '../routes/design-studio/orders/view.ts'
import { findProof } from '../routes/design-studio/proofs/store.ts'
import {
  designReceived,
  designStatusChanged,
  newDesign,
  proofAnswered,
  proofSent,
} from './letters.ts'
import { pictureOf } from './proof-picture.ts'

const adminPath = '/admin/design-studio'

/**
 * Events of the studio service and the mails that it sends for them. A mail to an address that nobody has confirmed has
 * no picture of a visitor's; a proof was looked at by an administrator.
 *
 * @param files of orders and proofs
 */
export function studioMails(files: Pick<Media, 'open'>): ServiceMails<OutboxEvents> {
  return {
    queue: '{studio-mails}',
    undoable: ['design.status_changed'],
    audiences: {
      'design.received': ['customer', 'shop'],
      'design.status_changed': ['customer'],
      'proof.sent': ['customer'],
      'proof.answered': ['shop'],
    },
    async draft({ db, links, page }, event, audience) {
      const order = await designOrders.find(db, event.payload.order)
      if (!order) return undefined
      const customer = { name: '', address: order.customer_email }
      const url = page(customerPage(links, order))
      switch (event.type) {
        case 'design.received': {
          const mockups = await listMockups(db, [order.id])
          const letter =
            audience === 'shop'
              ? newDesign(order, mockups, page(adminPath))
              : designReceived(order, mockups, url)
          return { letter, customer }
        }
        case 'design.status_changed': {
          const change = await designOrders.findStatusChange(db, event.payload)
          const letter = change && designStatusChanged(order.id, change, url)
          return letter && { letter, customer }
        }
        case 'proof.sent':
        case 'proof.answered': {
          const proof = await findProof(db, event.payload.proof)
          if (!proof) return undefined
          const letter =
            event.type === 'proof.sent'
              ? proofSent(order.id, proof, url, await pictureOf(files, proof))
              : proofAnswered(order.id, proof, page(adminPath))
          return { letter, customer }
        }
      }
    },
  }
}
