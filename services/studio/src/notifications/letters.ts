import {
  facts,
  type Letter,
  link,
  type Picture,
  paragraph,
  picture,
  quote,
} from '@stampa/service-kit/mail'
import {
  bilingual,
  estimateNote,
  orderNumber,
  pricedPieces,
  shopLetter,
  statusChanged,
} from '@stampa/service-kit/order-workflow/mails'
import type { ListedMockup, OrderRow } from '../routes/design-studio/orders/orders.ts'
import type { OrderStatus } from '../routes/design-studio/orders/schema.ts'
import type { ProofRow } from '../routes/design-studio/proofs/store.ts'

/** Statuses as customers read them in mails and on the order's page. */
export const statusNames: Record<'el' | 'en', Record<OrderStatus, string>> = {
  el: {
    Submitted: 'Υποβλήθηκε',
    'In Review': 'Σε έλεγχο',
    Quoted: 'Στάλθηκε προσφορά',
    Approved: 'Εγκρίθηκε',
    'In Production': 'Σε παραγωγή',
    Completed: 'Ολοκληρώθηκε',
    Cancelled: 'Ακυρώθηκε',
  },
  en: {
    Submitted: 'Submitted',
    'In Review': 'In review',
    Quoted: 'Quoted',
    Approved: 'Approved',
    'In Production': 'In production',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
  },
}

const views = {
  el: { front: 'μπροστά', back: 'πίσω' },
  en: { front: 'front', back: 'back' },
}

/** Returns a line for each ordered item, with its sides and its estimate. */
function orderedItems(
  lang: 'el' | 'en',
  mockups: readonly ListedMockup[],
): (readonly [string, string])[] {
  const items = Map.groupBy(mockups, ({ item, position }) => item ?? position)
  return [...items.values()].flatMap(sides =>
    sides
      .slice(0, 1)
      .map(({ product_name, color_name, quantity, estimate }): [string, string] => [
        `${product_name}, ${color_name}, ${sides.map(({ view }) => views[lang][view]).join(' + ')}`,
        pricedPieces(lang, quantity, estimate),
      ]),
  )
}

/** To the shop: a new order of designs. */
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
    ...(order.notes === '' ? [] : [quote(order.notes)]),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}

/** To the customer: the design order has another status. */
export function designStatusChanged(
  orderId: string,
  change: Record<'from' | 'to', OrderStatus>,
  orderUrl: string,
): Letter {
  const kind = { el: 'Σχέδιο', en: 'Design' }
  return statusChanged(orderId, change, { url: orderUrl, kind, names: statusNames })
}

/** To the customer: the order was received, with the link to its status, where the designs are shown. */
export function designReceived(
  order: OrderRow,
  mockups: readonly ListedMockup[],
  orderUrl: string,
): Letter {
  const number = orderNumber(order.id)
  return bilingual(`Λάβαμε το σχέδιό σας ${number} · We have your design ${number}`, {
    el: [
      'Λάβαμε το σχέδιό σας',
      paragraph(
        'Ευχαριστούμε. Το ελέγχουμε για την εκτύπωση και θα σας στείλουμε δοκίμιο για έγκριση.',
      ),
      facts(['Παραγγελία', number], ...orderedItems('el', mockups)),
      ...estimateNote('el', mockups),
      link('Πορεία της παραγγελίας', orderUrl),
    ],
    en: [
      'We have received your design',
      paragraph('Thank you. We are checking it for print and will send a proof to approve.'),
      facts(['Order', number], ...orderedItems('en', mockups)),
      ...estimateNote('en', mockups),
      link('Follow the order', orderUrl),
    ],
  })
}

/** To the customer: a proof to approve or comment on. */
export function proofSent(
  orderId: string,
  { version, note }: ProofRow,
  orderUrl: string,
  shown: Picture | undefined,
): Letter {
  const number = orderNumber(orderId)
  const words = note === '' ? [] : [quote(note)]
  return bilingual(
    `Δοκίμιο ${version} για το σχέδιό σας ${number} · Proof ${version} of your design ${number}`,
    {
      el: [
        'Το δοκίμιό σας είναι έτοιμο',
        paragraph('Δείτε το και εγκρίνετέ το, ή γράψτε μας τι να αλλάξει.'),
        ...(shown ? [picture(shown)] : []),
        facts(['Παραγγελία', number], ['Δοκίμιο', String(version)]),
        ...words,
        link('Άνοιγμα του δοκιμίου', orderUrl),
      ],
      en: [
        'Your proof is ready',
        paragraph('Have a look and approve it, or tell us what should be different.'),
        facts(['Order', number], ['Proof', String(version)]),
        ...words,
        link('Open the proof', orderUrl),
      ],
    },
  )
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
