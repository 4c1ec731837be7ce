import { facts, type Letter, link } from '@stampa/service-kit/mail'
import type { OrderRow } from '../../routes/custom-order/store.ts'
import { orderedGoods, orderNumber } from './texts.ts'

/** To the shop: somebody has ordered. */
export function newOrder(order: OrderRow, adminUrl: string): Letter {
  const number = orderNumber(order.id)
  return {
    subject: `Νέα παραγγελία ${number}`,
    parts: [
      {
        lang: 'el',
        title: `Νέα παραγγελία ${number}`,
        blocks: [
          facts(
            ['E-mail', order.email],
            ['Τηλέφωνο', order.phone],
            ...orderedGoods('el', order.lines),
            ['Πού θα τυπωθεί', order.options.join(', ')],
            ['Σχέδιο', order.image ? 'Έφτασε μαζί' : ''],
          ),
          link('Άνοιγμα στη διαχείριση', adminUrl),
        ],
      },
    ],
  }
}
