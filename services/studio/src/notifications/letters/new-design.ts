import { facts, type Letter, link, quote } from '@stampa/service-kit/mail'
import type { ListedMockup, OrderRow } from '../../routes/design-studio/orders/store.ts'
import { orderedMockups, orderNumber } from './texts.ts'

/** To the shop: somebody has ordered designs. */
export function newDesign(
  order: OrderRow,
  mockups: readonly ListedMockup[],
  adminUrl: string,
): Letter {
  const title = `Νέο σχέδιο ${orderNumber(order.id)}`
  return {
    subject: title,
    parts: [
      {
        lang: 'el',
        title,
        blocks: [
          facts(
            ['E-mail', order.customer_email],
            ['Τηλέφωνο', order.customer_phone],
            ...orderedMockups('el', mockups),
          ),
          ...(order.notes === '' ? [] : [quote(order.notes)]),
          link('Άνοιγμα στη διαχείριση', adminUrl),
        ],
      },
    ],
  }
}
