import { facts, type Letter, link } from '@stampa/service-kit/mail'
import type { OrderStatus } from '../../routes/design-studio/orders/schema.ts'
import { orderNumber, statusNames } from './texts.ts'

/** To the customer. The shop's own note on the change is not theirs to read. */
export function statusChanged(
  orderId: string,
  change: { from: OrderStatus; to: OrderStatus },
  orderUrl: string,
): Letter {
  const number = orderNumber(orderId)
  const { el, en } = statusNames
  return {
    subject: `Σχέδιο ${number}: ${el[change.to]} · Design ${number}: ${en[change.to]}`,
    parts: [
      {
        lang: 'el',
        title: `Η παραγγελία σας: ${el[change.to]}`,
        blocks: [
          facts(['Παραγγελία', number], ['Ήταν', el[change.from]], ['Τώρα', el[change.to]]),
          link('Πορεία της παραγγελίας', orderUrl),
        ],
      },
      {
        lang: 'en',
        title: `Your order: ${en[change.to]}`,
        blocks: [
          facts(['Order', number], ['Was', en[change.from]], ['Now', en[change.to]]),
          link('Follow the order', orderUrl),
        ],
      },
    ],
  }
}
