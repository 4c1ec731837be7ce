import { type Cents, decimalText, printText } from '@stampa/pricing'
import { areasText, piecesText, positionsText } from '@stampa/rules/printing'
import { rosterText } from '@stampa/rules/roster'
import {
  customerDrafts,
  declareMails,
  facts,
  inBothLanguages,
  link,
  type TemplateValues,
} from '@stampa/service-kit/mail'
import {
  estimateNote,
  euros,
  orderNumber,
  pricedPieces,
  replyTemplate,
  replyValues,
  statusTemplate,
  statusValues,
} from '@stampa/service-kit/order-workflow/mails'
import type { OrderLine, OrderRow } from '../custom-order/orders.ts'
import type { OrderStatus } from '../custom-order/schema.ts'
import { greekDate } from '../money/greek-format.ts'
import type { CustomerOffer } from '../offers/customer-offer.ts'

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

const offerVariables = {
  offerNumber: 'text',
  customerName: 'text',
  total: 'text',
  validUntil: 'text',
  offerDetails: 'block',
  offerLink: 'block',
} as const

/** The mails to customers, by event: their variables, and their texts unless administrators change them. */
export const templates = {
  'order.received': {
    variables: {
      orderNumber: 'text',
      orderDetails: 'block',
      estimateNote: 'block',
      statusLink: 'block',
    },
    texts: {
      el: {
        subject: 'Λάβαμε την παραγγελία σας {{orderNumber}}',
        title: 'Λάβαμε την παραγγελία σας',
        body: 'Ευχαριστούμε. Τη διαβάζουμε και θα επικοινωνήσουμε μαζί σας.\n\n{{orderDetails}}\n\n{{estimateNote}}\n\n{{statusLink}}',
      },
      en: {
        subject: 'We have your order {{orderNumber}}',
        title: 'We have received your order',
        body: 'Thank you. We are reading it and will get in touch with you.\n\n{{orderDetails}}\n\n{{estimateNote}}\n\n{{statusLink}}',
      },
    },
  },
  'order.status_changed': statusTemplate({ el: 'Παραγγελία', en: 'Order' }),
  'order_reply.sent': replyTemplate,
  // Nothing in the subject that the visitor wrote, which may be anything.
  'message_reply.sent': {
    variables: { reply: 'block', conversationLink: 'block' },
    texts: {
      el: {
        subject: 'Απάντηση στο μήνυμά σας',
        title: 'Απάντηση στο μήνυμά σας',
        body: '{{reply}}\n\n{{conversationLink}}',
      },
      en: {
        subject: 'Reply to your message',
        title: 'Reply to your message',
        body: 'Our reply is above. You can answer it on its page.\n\n{{conversationLink}}',
      },
    },
  },
  // The amounts of the offer's page; costs and margins are not part of it.
  'offer.sent': {
    variables: offerVariables,
    texts: {
      el: {
        subject: 'Προσφορά {{offerNumber}}',
        title: 'Προσφορά {{offerNumber}}',
        body: 'Προς: {{customerName}}\n\nΗ προσφορά μας είναι έτοιμη. Μπορείτε να τη δείτε και να απαντήσετε.\n\n{{offerDetails}}\n\n{{offerLink}}',
      },
      en: {
        subject: 'Offer {{offerNumber}}',
        title: 'Offer {{offerNumber}}',
        body: 'To: {{customerName}}\n\nOur offer is ready. You can read it and answer it.\n\n{{offerDetails}}\n\n{{offerLink}}',
      },
    },
  },
  // One mail, while the offer can still be answered.
  'offer.reminded': {
    variables: offerVariables,
    texts: {
      el: {
        subject: 'Υπενθύμιση: προσφορά {{offerNumber}}',
        title: 'Υπενθύμιση για την προσφορά {{offerNumber}}',
        body: 'Προς: {{customerName}}\n\nΗ προσφορά μας περιμένει την απάντησή σας.\n\n{{offerDetails}}\n\n{{offerLink}}',
      },
      en: {
        subject: 'Reminder: offer {{offerNumber}}',
        title: 'Reminder of offer {{offerNumber}}',
        body: 'To: {{customerName}}\n\nOur offer awaits your answer.\n\n{{offerDetails}}\n\n{{offerLink}}',
      },
    },
  },
  'links.requested': {
    variables: { links: 'block' },
    texts: {
      el: {
        subject: 'Οι σύνδεσμοι των παραγγελιών σας',
        title: 'Οι σύνδεσμοι των παραγγελιών σας',
        body: 'Ζητήθηκαν από τη σελίδα μας. Αν δεν τους ζητήσατε εσείς, δεν χρειάζεται να κάνετε κάτι.\n\n{{links}}',
      },
      en: {
        subject: 'The links of your orders',
        title: 'The links of your orders',
        body: 'They were requested on our site. If it was not you, there is nothing to do.\n\n{{links}}',
      },
    },
  },
  'offer.accepted': {
    variables: offerVariables,
    texts: {
      el: {
        subject: 'Λάβαμε την αποδοχή της προσφοράς {{offerNumber}}',
        title: 'Δεχτήκατε την προσφορά {{offerNumber}}',
        body: 'Ευχαριστούμε. Λάβαμε την αποδοχή σας και θα επικοινωνήσουμε μαζί σας για τα επόμενα βήματα.\n\n{{offerDetails}}\n\n{{offerLink}}',
      },
      en: {
        subject: 'We have your acceptance of offer {{offerNumber}}',
        title: 'You accepted offer {{offerNumber}}',
        body: 'Thank you. We have your acceptance and will get in touch with you about the next steps.\n\n{{offerDetails}}\n\n{{offerLink}}',
      },
    },
  },
} as const

type Templates = typeof templates
type ValuesOf<Event extends keyof Templates> = TemplateValues<Templates[Event]>

/** Drafts the mail of an event to its customer; undefined when it is switched off. */
export const draftMail = customerDrafts(templates)

const unnamed = { el: 'Προϊόν', en: 'Product' }

/** Returns a line for each ordered product, with its estimate. */
export function orderedGoods(
  lang: 'el' | 'en',
  lines: readonly OrderLine[],
): (readonly [string, string])[] {
  return lines.map(
    ({ title, quantity, estimate, choice, pieces = [], positions = [], named = 0 }) => [
      title ?? unnamed[lang],
      [
        pricedPieces(lang, quantity, estimate),
        piecesText(pieces),
        rosterText(named, lang),
        positionsText(positions, lang),
        choice && printText(choice, lang),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
  )
}

/** Returns a line for each detail that the customer wrote, for the shop; the date as `24/12/2026`. */
export function orderDetails({
  deadline,
  name = '',
  company = '',
  vatNumber = '',
  notes = '',
  repeats,
}: OrderRow['details']): (readonly [string, string])[] {
  return [
    ['Επιθυμητή ημερομηνία', slashed(deadline)],
    ['Όνομα', name],
    ['Εταιρεία', company],
    ['ΑΦΜ', vatNumber],
    ['Σημειώσεις', notes],
    ['Επανάληψη της', repeats ? orderNumber(repeats) : ''],
  ]
}

function slashed(day = ''): string {
  return day.split('-').toReversed().join('/')
}

/**
 * Returns lines as the mail to the customer shows them. Nobody has confirmed its address: it has names of the
 * shop, and no text that a stranger could send with them.
 */
function withShopNames(lines: readonly OrderLine[]): OrderLine[] {
  return lines.map(({ pieces, choice, ...line }) => ({
    ...line,
    ...(line.piecesKnown && pieces && { pieces }),
    ...(line.choiceKnown && choice && { choice }),
  }))
}

/** Says how many files came with an order; empty for none. */
export const filesText = {
  el: (count: number) => pick(count, 'Έφτασε μαζί', `Έφτασαν ${count} αρχεία μαζί`),
  en: (count: number) =>
    pick(count, 'It came with the order', `${count} files came with the order`),
}

function pick(count: number, one: string, several: string): string {
  if (count === 0) return ''
  return count === 1 ? one : several
}

/** The order was received, with the link to its status. */
export function orderReceived(
  order: Pick<OrderRow, 'id' | 'lines' | 'options' | 'details'>,
  files: number,
  url: string,
): ValuesOf<'order.received'> {
  const number = orderNumber(order.id)
  const lines = withShopNames(order.lines)
  const lostLinks = new URL('/where-is-my-order', url).href
  return inBothLanguages((say, lang) => ({
    orderNumber: number,
    orderDetails: [
      facts(
        [say('Παραγγελία', 'Order'), number],
        ...orderedGoods(lang, lines),
        [say('Πού θα τυπωθεί', 'Where to print'), areasText(order.options, lang)],
        [say('Επιθυμητή ημερομηνία', 'Requested date'), slashed(order.details.deadline)],
        [say('Σχέδιο', 'Design'), filesText[lang](files)],
      ),
    ],
    estimateNote: estimateNote(lang, order.lines),
    statusLink: [
      link(say('Πορεία της παραγγελίας', 'Follow the order'), url),
      link(say('Αν χάσετε τον σύνδεσμο', 'If you lose the link'), lostLinks),
    ],
  }))
}

type SentOffer = Pick<
  CustomerOffer,
  'number' | 'customerName' | 'validUntil' | 'netTotal' | 'vat' | 'total'
>

/** An offer, with the link to its page. */
export function offerValues(
  offer: SentOffer,
  url: string,
): ValuesOf<'offer.sent'> & ValuesOf<'offer.accepted'> {
  const { number, customerName } = offer
  const validUntil = offer.validUntil === null ? '' : greekDate(offer.validUntil)
  return inBothLanguages((say, lang) => {
    const inEuros = (cents: Cents) => euros[lang].format(decimalText(cents) as `${number}`)
    return {
      offerNumber: number,
      customerName,
      validUntil,
      total: inEuros(offer.total),
      offerDetails: [
        facts(
          [say('Καθαρή αξία', 'Net'), inEuros(offer.netTotal)],
          [say('ΦΠΑ', 'VAT'), inEuros(offer.vat)],
          [say('Σύνολο', 'Total'), inEuros(offer.total)],
          [say('Ισχύει έως', 'Valid until'), validUntil],
        ),
      ],
      offerLink: [link(say('Η προσφορά', 'The offer'), url)],
    }
  })
}

/** Links to open orders and offers, newest first. */
export function openLinks(
  records: readonly { kind: 'order' | 'offer'; number: string; path: string }[],
  page: (path: string) => string,
): ValuesOf<'links.requested'> {
  return inBothLanguages(say => {
    const names = { order: say('Παραγγελία', 'Order'), offer: say('Προσφορά', 'Offer') }
    return {
      links: records.map(({ kind, number, path }) => link(`${names[kind]} ${number}`, page(path))),
    }
  })
}

const sampleId = '00000000-0000-7000-8000-0000003f2a1b'
const sampleUrl = 'https://example.gr/'
const sampleOffer = offerValues(
  {
    number: '2026-001',
    customerName: 'Μαρία Παπαδοπούλου',
    netTotal: 10_000n,
    vat: 2400n,
    total: 12_400n,
    validUntil: '2026-12-31',
  },
  sampleUrl,
)
const sampleReply = 'Η παραγγελία σας θα είναι έτοιμη την Παρασκευή.'

/** The mails to customers with the values of an example, for the editor. */
export const declaredMails = declareMails(templates, {
  'order.received': orderReceived(
    {
      id: sampleId,
      lines: [{ product: '', quantity: 50, state: 'known', title: 'Κούπα', favicon: null }],
      options: ['Κέντρο'],
      details: {},
    },
    0,
    sampleUrl,
  ),
  'order.status_changed': statusValues(
    sampleId,
    { from: 'Submitted', to: 'In Progress' },
    sampleUrl,
    statusNames,
  ),
  'order_reply.sent': replyValues(sampleReply, sampleUrl, sampleId),
  'message_reply.sent': replyValues(sampleReply, sampleUrl),
  'offer.sent': sampleOffer,
  'offer.accepted': sampleOffer,
  'links.requested': openLinks(
    [
      { kind: 'offer', number: '2026-001', path: 'offer' },
      { kind: 'order', number: orderNumber(sampleId), path: 'order-status' },
    ],
    path => sampleUrl + path,
  ),
  'offer.reminded': sampleOffer,
})
