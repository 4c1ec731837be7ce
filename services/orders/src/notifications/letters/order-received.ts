import { facts, type Letter, link, paragraph } from '@stampa/service-kit/mail'
import type { OrderRow } from '../../routes/custom-order/store.ts'
import { orderedGoods, orderNumber } from './texts.ts'

/** To the customer: the order is here, and where to look how it stands. */
export function orderReceived(order: OrderRow, statusUrl: string): Letter {
  const number = orderNumber(order.id)
  const areas = order.options.join(', ')
  return {
    subject: `Λάβαμε την παραγγελία σας ${number} · We have your order ${number}`,
    parts: [
      {
        lang: 'el',
        title: 'Λάβαμε την παραγγελία σας',
        blocks: [
          paragraph('Ευχαριστούμε. Τη διαβάζουμε και θα επικοινωνήσουμε μαζί σας.'),
          facts(
            ['Παραγγελία', number],
            ...orderedGoods('el', order.lines),
            ['Πού θα τυπωθεί', areas],
            ['Σχέδιο', order.image ? 'Έφτασε μαζί' : ''],
          ),
          link('Πορεία της παραγγελίας', statusUrl),
        ],
      },
      {
        lang: 'en',
        title: 'We have received your order',
        blocks: [
          paragraph('Thank you. We are reading it and will get in touch with you.'),
          facts(
            ['Order', number],
            ...orderedGoods('en', order.lines),
            ['Where to print', areas],
            ['Design', order.image ? 'It came with the order' : ''],
          ),
          link('Follow the order', statusUrl),
        ],
      },
    ],
  }
}
