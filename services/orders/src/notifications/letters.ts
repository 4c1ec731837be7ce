import { facts, type Letter, link, paragraph, quote } from '@stampa/service-kit/mail'
import {
  bilingual,
  estimateNote,
  orderNumber,
  pricedPieces,
  shopLetter,
  statusChanged,
} from '@stampa/service-kit/order-workflow/mails'
import { greekDate, greekEuros } from '../pdf/greek-format.ts'
import type { MessageRow } from '../routes/contact/store.ts'
import type { OrderLine, OrderRow } from '../routes/custom-order/orders.ts'
import type { OrderStatus } from '../routes/custom-order/schema.ts'
import type { CustomerOffer } from '../routes/offers/customer-offer.ts'

/** Statuses as customers read them in mails and on the order's page. */
export const statusNames: Record<'el' | 'en', Record<OrderStatus, string>> = {
  el: {
    Submitted: 'Υποβλήθηκε',
    'In Progress': 'Σε εξέλιξη',
    Completed: 'Ολοκληρώθηκε',
    Rejected: 'Απορρίφθηκε',
  },
  en: {
    Submitted: 'Submitted',
    'In Progress': 'In progress',
    Completed: 'Completed',
    Rejected: 'Rejected',
  },
}

const unnamed = { el: 'Προϊόν', en: 'Product' }

/** Returns a line for each ordered product, with its estimate. */
function orderedGoods(
  lang: 'el' | 'en',
  lines: readonly OrderLine[],
): (readonly [string, string])[] {
  return lines.map(({ title, quantity, estimate }) => [
    title ?? unnamed[lang],
    pricedPieces(lang, quantity, estimate),
  ])
}

/** To the shop: a new order. */
export function newOrder(order: OrderRow, hasDesign: boolean, adminUrl: string): Letter {
  return shopLetter(`Νέα παραγγελία ${orderNumber(order.id)}`, [
    facts(
      ['E-mail', order.email],
      ['Τηλέφωνο', order.phone],
      ...orderedGoods('el', order.lines),
      ['Πού θα τυπωθεί', order.options.join(', ')],
      ['Σχέδιο', hasDesign ? 'Έφτασε μαζί' : ''],
    ),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}

/** To the customer: the order has another status. */
export function orderStatusChanged(
  orderId: string,
  change: Record<'from' | 'to', OrderStatus>,
  statusUrl: string,
): Letter {
  const kind = { el: 'Παραγγελία', en: 'Order' }
  return statusChanged(orderId, change, { url: statusUrl, kind, names: statusNames })
}

/** To the customer: the order was received, with the link to its status. */
export function orderReceived(order: OrderRow, hasDesign: boolean, statusUrl: string): Letter {
  const number = orderNumber(order.id)
  const areas = order.options.join(', ')
  return bilingual(`Λάβαμε την παραγγελία σας ${number} · We have your order ${number}`, {
    el: [
      'Λάβαμε την παραγγελία σας',
      paragraph('Ευχαριστούμε. Τη διαβάζουμε και θα επικοινωνήσουμε μαζί σας.'),
      facts(
        ['Παραγγελία', number],
        ...orderedGoods('el', order.lines),
        ['Πού θα τυπωθεί', areas],
        ['Σχέδιο', hasDesign ? 'Έφτασε μαζί' : ''],
      ),
      ...estimateNote('el', order.lines),
      link('Πορεία της παραγγελίας', statusUrl),
    ],
    en: [
      'We have received your order',
      paragraph('Thank you. We are reading it and will get in touch with you.'),
      facts(
        ['Order', number],
        ...orderedGoods('en', order.lines),
        ['Where to print', areas],
        ['Design', hasDesign ? 'It came with the order' : ''],
      ),
      ...estimateNote('en', order.lines),
      link('Follow the order', statusUrl),
    ],
  })
}

/** To the shop: a new message. Its Reply-To is the visitor. */
export function newMessage(message: MessageRow, adminUrl: string): Letter {
  const { name, email, company, phone, subject } = message
  const title = `Νέο μήνυμα από ${name}`
  const blocks = [
    facts(['E-mail', email], ['Τηλέφωνο', phone], ['Εταιρεία', company], ['Θέμα', subject]),
    quote(message.message),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ]
  return shopLetter(title, blocks, subject ? `${title}: ${subject}` : title)
}

/** To the customer: an offer, with the amounts of its page; costs and margins are not part of it. */
export function offerSent(offer: CustomerOffer, offerUrl: string): Letter {
  const { number, customerName, validUntil } = offer
  const until = validUntil === null ? '' : greekDate(validUntil)
  return bilingual(`Προσφορά ${number} · Offer ${number}`, {
    el: [
      `Προσφορά ${number}`,
      paragraph(`Προς: ${customerName}`),
      paragraph('Η προσφορά μας είναι έτοιμη. Μπορείτε να τη δείτε και να απαντήσετε.'),
      facts(
        ['Καθαρή αξία', greekEuros(offer.netTotal)],
        ['ΦΠΑ', greekEuros(offer.vat)],
        ['Σύνολο', greekEuros(offer.total)],
        ['Ισχύει έως', until],
      ),
      link('Η προσφορά', offerUrl),
    ],
    en: [
      `Offer ${number}`,
      paragraph(`To: ${customerName}`),
      paragraph('Our offer is ready. You can read it and answer it.'),
      facts(
        ['Net', greekEuros(offer.netTotal)],
        ['VAT', greekEuros(offer.vat)],
        ['Total', greekEuros(offer.total)],
        ['Valid until', until],
      ),
      link('The offer', offerUrl),
    ],
  })
}

interface Decision {
  accepted: boolean
  /** May be empty, like the comment. */
  name: string
  comment: string
}

/** To the shop: the customer's decision on an offer. */
export function offerDecided(
  offer: CustomerOffer,
  { accepted, name, comment }: Decision,
  adminUrl: string,
): Letter {
  return shopLetter(`Η προσφορά ${offer.number} ${accepted ? 'έγινε δεκτή' : 'δεν έγινε δεκτή'}`, [
    facts(['Πελάτης', offer.customerName], ['Απάντησε', name], ['Σύνολο', greekEuros(offer.total)]),
    ...(comment === '' ? [] : [quote(comment)]),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}
