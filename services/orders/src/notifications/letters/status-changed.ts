import { facts, type Letter, link } from '@stampa/service-kit/mail'
import type { OrderStatus } from '../../routes/custom-order/schema.ts'
import { orderNumber, statusNames } from './texts.ts'

/** To the customer. The shop's own note on the change is not theirs to read. */
export function statusChanged(
  order: { id: string },
  change: { from: OrderStatus; to: OrderStatus },
  statusUrl: string,
): Letter {
  const number = orderNumber(order.id)
  const { el, en } = statusNames
  return {
    subject: `Παραγγελία ${number}: ${el[change.to]} · Order ${number}: ${en[change.to]}`,
    parts: [
      {
        lang: 'el',
        title: `Η παραγγελία σας: ${el[change.to]}`,
        blocks: [
          facts(['Παραγγελία', number], ['Ήταν', el[change.from]], ['Τώρα', el[change.to]]),
          link('Πορεία της παραγγελίας', statusUrl),
        ],
      },
      {
        lang: 'en',
        title: `Your order: ${en[change.to]}`,
        blocks: [
          facts(['Order', number], ['Was', en[change.from]], ['Now', en[change.to]]),
          link('Follow the order', statusUrl),
        ],
      },
    ],
  }
}
