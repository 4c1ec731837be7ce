import { facts, type Letter, link, paragraph } from '@stampa/service-kit/mail'
import type { ListedMockup, OrderRow } from '../../routes/design-studio/orders/store.ts'
import { orderedMockups, orderNumber } from './texts.ts'

/** To the customer: the designs are here, and where to look how the order stands. */
export function designReceived(
  order: OrderRow,
  mockups: readonly ListedMockup[],
  orderUrl: string,
): Letter {
  const number = orderNumber(order.id)
  return {
    subject: `Λάβαμε το σχέδιό σας ${number} · We have your design ${number}`,
    parts: [
      {
        lang: 'el',
        title: 'Λάβαμε το σχέδιό σας',
        blocks: [
          paragraph(
            'Ευχαριστούμε. Το ελέγχουμε για την εκτύπωση και θα σας στείλουμε δοκίμιο για έγκριση.',
          ),
          facts(['Παραγγελία', number], ...orderedMockups('el', mockups)),
          link('Πορεία της παραγγελίας', orderUrl),
        ],
      },
      {
        lang: 'en',
        title: 'We have received your design',
        blocks: [
          paragraph('Thank you. We are checking it for print and will send a proof to approve.'),
          facts(['Order', number], ...orderedMockups('en', mockups)),
          link('Follow the order', orderUrl),
        ],
      },
    ],
  }
}
