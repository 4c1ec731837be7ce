import { facts, type Letter, link, quote } from '@stampa/service-kit/mail'
import { orderNumber, shopLetter } from '@stampa/service-kit/order-workflow/mails'
import type { ListedMockup, OrderRow } from '../orders/orders.ts'
import type { ProofRow } from '../orders/proofs.ts'
import { orderedItems, sizesIn } from './customer-mails.ts'

export function newDesign(
  order: OrderRow,
  mockups: readonly ListedMockup[],
  adminUrl: string,
): Letter {
  return shopLetter(`Νέο σχέδιο ${orderNumber(order.id)}`, [
    facts(
      ['E-mail', order.customer_email],
      ['Τηλέφωνο', order.customer_phone],
      ...orderedItems('el', mockups),
    ),
    ...mockups.flatMap(({ product_name, color_name, sizes, people, item, position }) => {
      const isFurtherSide = item !== null && item !== position
      const lines = [
        ...sizesIn(sizes),
        ...people.map(({ name, number, size }) => [size, name, number].filter(Boolean).join(', ')),
      ]
      if (isFurtherSide || lines.length === 0) return []
      return [quote([`${product_name}, ${color_name}`, ...lines].join('\n'))]
    }),
    ...(order.notes === '' ? [] : [quote(order.notes)]),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}

/** To the shop: the customer's answer to a proof. */
export function proofAnswered(
  orderId: string,
  { version, answer, comment }: ProofRow,
  adminUrl: string,
): Letter {
  const number = orderNumber(orderId)
  const outcome = answer === 'approve' ? 'εγκρίθηκε' : 'θέλει αλλαγές'
  return shopLetter(`Το δοκίμιο ${version} της παραγγελίας ${number} ${outcome}`, [
    facts(['Παραγγελία', number], ['Δοκίμιο', String(version)]),
    ...(comment ? [quote(comment)] : []),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}
