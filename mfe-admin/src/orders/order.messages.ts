import { defineMessages } from '@stampa/platform'
import type { TimelineEntry } from './order.data.ts'

const eventsInGreek: Record<TimelineEntry['kind'], string> = {
  received: 'Η παραγγελία στάλθηκε',
  status: 'Αλλαγή κατάστασης',
  note: 'Σημείωση',
  attachment: 'Συνημμένο',
  artwork: 'Αρχεία εκτύπωσης',
  proof: 'Στάλθηκε δοκίμιο',
  answer: 'Απάντηση στο δοκίμιο',
  deleted: 'Διαγράφηκε',
  restored: 'Επανήλθε',
}

/** Returns the names of statuses in both languages: in English a status is its own name. */
export function statusNames<Status extends string>(inGreek: Record<Status, string>) {
  const inEnglish = Object.fromEntries(Object.keys(inGreek).map(status => [status, status]))
  return { el: inGreek, en: inEnglish as Record<Status, string> }
}

/** Texts of custom orders and design orders. */
export const orderMessages = defineMessages({
  missing: { el: 'Η παραγγελία δεν υπάρχει', en: 'This order does not exist' },
  reply: { el: 'Απάντηση με email', en: 'Reply by email' },
  makeOffer: { el: 'Δημιουργία προσφοράς', en: 'Create offer' },
  offers: { el: 'Προσφορές', en: 'Offers' },
  deleteNote: { el: 'Μένει στον κάδο για 30 ημέρες.', en: 'It stays in the trash for 30 days.' },
  update: { el: 'Ενημέρωση', en: 'Update' },
  updating: { el: 'Ενημέρωση...', en: 'Updating...' },
  notify: { el: 'E-mail στον πελάτη', en: 'E-mail the customer' },
  notifyMany: {
    el: (count: number) => (count === 1 ? 'E-mail σε 1 πελάτη' : `E-mail σε ${count} πελάτες`),
    en: (count: number) => (count === 1 ? 'E-mail 1 customer' : `E-mail ${count} customers`),
  },
  notifyHint: {
    el: 'Φεύγει σε 30 δευτερόλεπτα· ως τότε αναιρείται, και από το καμπανάκι.',
    en: 'It leaves in 30 seconds; until then you can undo, also at the bell.',
  },
  previewMail: { el: 'Προεπισκόπηση', en: 'Preview' },
  mailTo: { el: (to: string) => `Προς ${to}`, en: (to: string) => `To ${to}` },
  mailOff: {
    el: 'Αυτό το email είναι απενεργοποιημένο: δεν θα σταλεί.',
    en: 'This mail is switched off: it will not be sent.',
  },
  noPreview: {
    el: 'Το e-mail δεν φορτώθηκε. Δοκιμάστε ξανά.',
    en: 'The e-mail could not be loaded. Try again.',
  },
  notes: { el: 'Εσωτερικές σημειώσεις', en: 'Internal notes' },
  note: { el: 'Σημείωση για το κατάστημα', en: 'Note for the shop' },
  noteHint: { el: 'Ο πελάτης δεν τη βλέπει.', en: 'The customer never sees it.' },
  addNote: { el: 'Προσθήκη σημείωσης', en: 'Add note' },
  noteAdded: { el: 'Η σημείωση προστέθηκε', en: 'The note was added' },
  customerLink: { el: 'Σύνδεσμος του πελάτη', en: 'Customer’s link' },
  openLink: {
    el: 'Η παραγγελία, όπως τη βλέπει ο πελάτης',
    en: 'The order as the customer sees it',
  },
  replaceLink: { el: 'Νέος σύνδεσμος', en: 'New link' },
  replaceHint: {
    el: 'Οι προηγούμενοι σύνδεσμοι παύουν να ισχύουν.',
    en: 'Earlier links stop working.',
  },
  linkReplaced: { el: 'Ο σύνδεσμος αντικαταστάθηκε', en: 'The link was replaced' },
  timeline: { el: 'Χρονολόγιο', en: 'Timeline' },
  byCustomer: { el: 'Πελάτης', en: 'Customer' },
  byWorker: { el: 'Αυτόματα', en: 'Automatically' },
  events: {
    el: eventsInGreek,
    en: {
      received: 'Order received',
      status: 'Status changed',
      note: 'Note',
      attachment: 'File attached',
      artwork: 'Artwork',
      proof: 'Proof sent',
      answer: 'Proof answered',
      deleted: 'Deleted',
      restored: 'Restored',
    },
  },
  proofAnswers: {
    el: { approve: 'Εγκρίθηκε', comment: 'Ζητήθηκαν αλλαγές' },
    en: { approve: 'Approved', comment: 'Changes asked for' },
  },
  artworkStates: {
    el: { waiting: 'σε αναμονή', ready: 'έτοιμο', failed: 'απέτυχε' },
    en: { waiting: 'waiting', ready: 'ready', failed: 'failed' },
  },
})

export const conversationMessages = defineMessages({
  title: { el: 'Συνομιλία με τον πελάτη', en: 'Conversation with the customer' },
  customer: { el: 'Πελάτης', en: 'Customer' },
  replies: { el: 'Απαντήσεις', en: 'Replies' },
  allReplies: { el: 'Με ή χωρίς απαντήσεις', en: 'Any replies' },
  unread: { el: 'Νέα απάντηση', en: 'New reply' },
  reply: { el: 'Απάντηση στον πελάτη', en: 'Reply to the customer' },
  hint: {
    el: 'Φεύγει με e-mail σε 30 δευτερόλεπτα· ως τότε αναιρείται, και από το καμπανάκι. Ο πελάτης απαντά στη σελίδα του.',
    en: 'It leaves by e-mail in 30 seconds; until then you can undo, also at the bell. The customer answers on the linked page.',
  },
  send: { el: 'Αποστολή απάντησης', en: 'Send reply' },
  sent: {
    el: 'Η απάντηση φεύγει σε 30 δευτερόλεπτα',
    en: 'The reply leaves in 30 seconds',
  },
})
