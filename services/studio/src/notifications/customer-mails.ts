import { printText } from '@stampa/pricing'
import {
  customerDrafts,
  declareMails,
  facts,
  inBothLanguages,
  link,
  type Picture,
  picture,
  quote,
  type TemplateValues,
} from '@stampa/service-kit/mail'
import {
  estimateNote,
  orderNumber,
  pricedPieces,
  replyTemplate,
  replyValues,
  statusTemplate,
  statusValues,
} from '@stampa/service-kit/order-workflow/mails'
import { inEnglish, type ListedMockup } from '../orders/orders.ts'
import type { ProofRow } from '../orders/proofs.ts'
import type { OrderStatus } from '../orders/schema.ts'

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

/** The mails to customers, by event: their variables, and their texts unless administrators change them. */
export const templates = {
  'design.received': {
    variables: {
      orderNumber: 'text',
      orderDetails: 'block',
      estimateNote: 'block',
      statusLink: 'block',
    },
    texts: {
      el: {
        subject: 'Λάβαμε το σχέδιό σας {{orderNumber}}',
        title: 'Λάβαμε το σχέδιό σας',
        body: 'Ευχαριστούμε. Το ελέγχουμε για την εκτύπωση και θα σας στείλουμε δοκίμιο για έγκριση.\n\n{{orderDetails}}\n\n{{estimateNote}}\n\n{{statusLink}}',
      },
      en: {
        subject: 'We have your design {{orderNumber}}',
        title: 'We have received your design',
        body: 'Thank you. We are checking it for print and will send a proof to approve.\n\n{{orderDetails}}\n\n{{estimateNote}}\n\n{{statusLink}}',
      },
    },
  },
  'design.status_changed': statusTemplate({ el: 'Σχέδιο', en: 'Design' }),
  'design_reply.sent': replyTemplate,
  'proof.sent': {
    variables: {
      orderNumber: 'text',
      proofVersion: 'text',
      pictures: 'block',
      proofDetails: 'block',
      proofNote: 'block',
      proofLink: 'block',
    },
    // The picture is sent once, in the first of the two languages.
    texts: {
      el: {
        subject: 'Δοκίμιο {{proofVersion}} για το σχέδιό σας {{orderNumber}}',
        title: 'Το δοκίμιό σας είναι έτοιμο',
        body: 'Δείτε το και εγκρίνετέ το, ή γράψτε μας τι να αλλάξει.\n\n{{pictures}}\n\n{{proofDetails}}\n\n{{proofNote}}\n\n{{proofLink}}',
      },
      en: {
        subject: 'Proof {{proofVersion}} of your design {{orderNumber}}',
        title: 'Your proof is ready',
        body: 'Have a look and approve it, or tell us what should be different.\n\n{{proofDetails}}\n\n{{proofNote}}\n\n{{proofLink}}',
      },
    },
  },
} as const

type Templates = typeof templates
type ValuesOf<Event extends keyof Templates> = TemplateValues<Templates[Event]>

/** Drafts the mail of an event to its customer; undefined when it is switched off. */
export const draftMail = customerDrafts(templates)

type ItemInMail = Pick<
  ListedMockup,
  | 'item'
  | 'position'
  | 'product_name'
  | 'color_name'
  | 'view'
  | 'quantity'
  | 'sizes'
  | 'people'
  | 'choice'
  | 'estimate'
  | 'translations'
>

const wordSize = /^[\p{L}\p{N}]{1,5}$/u

/** Returns the pieces of each size as a text, none without sizes. */
export function sizesIn(sizes: ItemInMail['sizes']): string[] {
  const sized = Object.entries(sizes ?? {}).filter(([, pieces]) => pieces > 0)
  return sized.length > 0 ? [sized.map(([size, pieces]) => `${size} × ${pieces}`).join(', ')] : []
}

const names = {
  el: (count: number) => (count === 1 ? '1 όνομα' : `${count} ονόματα`),
  en: (count: number) => (count === 1 ? '1 name' : `${count} names`),
}

const views = {
  el: { front: 'μπροστά', back: 'πίσω' },
  en: { front: 'front', back: 'back' },
}

/**
 * Returns a line for each ordered item, with its sides, estimate, sizes and number of names. Nobody has confirmed the
 * address of a new order: sizes that are more than a word could be a stranger's text, and are left out.
 */
export function orderedItems(
  lang: 'el' | 'en',
  mockups: readonly ItemInMail[],
): (readonly [string, string])[] {
  const shown = lang === 'en' ? mockups.map(inEnglish) : mockups
  const items = Map.groupBy(shown, ({ item, position }) => item ?? position)
  return [...items.values()].flatMap(sides =>
    sides
      .slice(0, 1)
      .map(
        ({
          product_name,
          color_name,
          quantity,
          sizes,
          people,
          choice,
          estimate,
        }): [string, string] => [
          `${product_name}, ${color_name}, ${sides.map(({ view }) => views[lang][view]).join(' + ')}`,
          [
            pricedPieces(lang, quantity, estimate),
            ...(choice ? [printText(choice, lang)] : []),
            ...(Object.keys(sizes ?? {}).every(size => wordSize.test(size)) ? sizesIn(sizes) : []),
            ...(people.length > 0 ? [names[lang](people.length)] : []),
          ].join(' · '),
        ],
      ),
  )
}

/** The order was received, with the link to its status, where the designs are shown. */
export function designReceived(
  orderId: string,
  mockups: readonly ItemInMail[],
  url: string,
): ValuesOf<'design.received'> {
  const number = orderNumber(orderId)
  return inBothLanguages((say, lang) => ({
    orderNumber: number,
    orderDetails: [facts([say('Παραγγελία', 'Order'), number], ...orderedItems(lang, mockups))],
    estimateNote: estimateNote(lang, mockups),
    statusLink: [link(say('Πορεία της παραγγελίας', 'Follow the order'), url)],
  }))
}

/** A proof to approve or comment on. */
export function proofSent(
  orderId: string,
  { version, note }: Pick<ProofRow, 'version' | 'note'>,
  url: string,
  shown: Picture | undefined,
): ValuesOf<'proof.sent'> {
  const number = orderNumber(orderId)
  const proofVersion = String(version)
  return inBothLanguages(say => ({
    orderNumber: number,
    proofVersion,
    pictures: shown ? [picture(shown)] : [],
    proofDetails: [
      facts([say('Παραγγελία', 'Order'), number], [say('Δοκίμιο', 'Proof'), proofVersion]),
    ],
    proofNote: note === '' ? [] : [quote(note)],
    proofLink: [link(say('Άνοιγμα του δοκιμίου', 'Open the proof'), url)],
  }))
}

const sampleId = '00000000-0000-7000-8000-0000003f2a1b'
const sampleUrl = 'https://example.gr/'
const sampleMockup: ItemInMail = {
  item: 0,
  position: 0,
  product_name: 'T-shirt',
  color_name: 'Λευκό',
  view: 'front',
  quantity: 50,
  sizes: { M: 30, L: 20 },
  people: [],
  choice: null,
  estimate: null,
  translations: { words: { Λευκό: 'White' } },
}

/** The mails to customers with the values of an example, for the editor. */
export const declaredMails = declareMails(templates, {
  'design.received': designReceived(sampleId, [sampleMockup], sampleUrl),
  'design.status_changed': statusValues(
    sampleId,
    { from: 'Submitted', to: 'In Review' },
    sampleUrl,
    statusNames,
  ),
  'design_reply.sent': replyValues('Θα είναι έτοιμα την Παρασκευή.', sampleUrl, sampleId),
  'proof.sent': proofSent(
    sampleId,
    { version: 1, note: 'Το μπλε είναι Pantone 286.' },
    sampleUrl,
    undefined,
  ),
})
