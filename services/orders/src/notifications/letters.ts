import type { DeclineReason } from '@stampa/rules/decline-reasons'
import { facts, type Letter, link, paragraph, quote } from '@stampa/service-kit/mail'
import { orderNumber, shopLetter } from '@stampa/service-kit/order-workflow/mails'
import type { MessageRow } from '../contact/store.ts'
import type { OrderRow } from '../custom-order/orders.ts'
import { greekEuros } from '../money/greek-format.ts'
import type { CustomerOffer } from '../offers/customer-offer.ts'
import { filesText, orderDetails, orderedGoods } from './customer-mails.ts'

export function newOrder(order: OrderRow, files: number, adminUrl: string): Letter {
  return shopLetter(`Νέα παραγγελία ${orderNumber(order.id)}`, [
    facts(
      ['E-mail', order.email],
      ['Τηλέφωνο', order.phone],
      ...orderedGoods('el', order.lines),
      ['Πού θα τυπωθεί', order.options.join(', ')],
      ...orderDetails(order.details),
      ['Σχέδιο', filesText.el(files)],
    ),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}

/** To the shop at its e-mail before: its mails go elsewhere from now on. */
export function addressChanged(adminUrl: string): Letter {
  return shopLetter('Το e-mail του καταστήματος άλλαξε', [
    paragraph(
      'Τα μηνύματα του καταστήματος, με παραγγελίες και στοιχεία πελατών, πηγαίνουν πλέον σε άλλη διεύθυνση. Αν δεν το αλλάξατε εσείς, δείτε ποιος το έκανε στο ιστορικό της διαχείρισης.',
    ),
    link('Στοιχεία της εταιρείας', adminUrl),
  ])
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

/** Reasons of a declined offer, in the shop's words. */
const greekReasons: Record<DeclineReason, string> = {
  Price: 'Η τιμή',
  'Delivery time': 'Ο χρόνος παράδοσης',
  'Another supplier': 'Άλλος προμηθευτής',
  'No longer needed': 'Δεν χρειάζεται πια',
  Other: 'Άλλος λόγος',
}

interface Decision {
  accepted: boolean
  /** May be empty, like the comment. */
  name: string
  comment: string
  reason: DeclineReason | null
  termsAccepted: boolean
}

/** To the shop: the customer's decision on an offer. */
export function offerDecided(
  offer: CustomerOffer,
  { accepted, name, comment, reason, termsAccepted }: Decision,
  adminUrl: string,
): Letter {
  return shopLetter(`Η προσφορά ${offer.number} ${accepted ? 'έγινε δεκτή' : 'δεν έγινε δεκτή'}`, [
    facts(
      ['Πελάτης', offer.customerName],
      ['Απάντησε', name],
      ['Λόγος', reason === null ? '' : greekReasons[reason]],
      ['Όροι', termsAccepted ? 'Έγιναν δεκτοί' : ''],
      ['Σύνολο', greekEuros(offer.total)],
    ),
    ...(comment === '' ? [] : [quote(comment)]),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}
