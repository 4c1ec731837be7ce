import { defineMessages } from '@stampa/platform'
import { statusNames } from '../orders/order.messages.ts'
import type { OfferStatus } from './offers.data.ts'

const statuses = statusNames<OfferStatus>({
  Draft: 'Πρόχειρη',
  Sent: 'Στάλθηκε',
  Accepted: 'Έγινε δεκτή',
  Rejected: 'Απορρίφθηκε',
  Expired: 'Έληξε',
})

export const offersMessages = defineMessages({
  title: { el: 'Προσφορές', en: 'Offers' },
  heading: { el: 'Διαχείριση προσφορών', en: 'Offers Management' },
  addSku: { el: 'Προσθήκη SKU', en: 'Add SKU' },
  viewSkus: { el: 'Προβολή SKU', en: "View SKU's" },
  createOffer: { el: 'Δημιουργία προσφοράς', en: 'Create Offer' },
  search: { el: 'Αναζήτηση προσφορών', en: 'Search offers' },
  allStatuses: { el: 'Όλες οι καταστάσεις', en: 'All statuses' },
  empty: {
    el: 'Δεν βρέθηκαν προσφορές. Δημιουργήστε την πρώτη.',
    en: 'No offers found. Create your first offer to get started.',
  },
  loading: { el: 'Φόρτωση...', en: 'Loading...' },

  customer: { el: 'Πελάτης', en: 'Customer' },
  offerDate: { el: 'Ημερομηνία', en: 'Offer Date' },
  cost: { el: 'Κόστος', en: 'Cost' },
  revenue: { el: 'Έσοδα', en: 'Revenue' },
  profit: { el: 'Κέρδος', en: 'Profit' },
  takeBackQuestion: { el: 'Αναίρεση της αποδοχής;', en: 'Take the acceptance back?' },
  takeBackText: {
    el: 'Η εργασία φεύγει από την παραγωγή και ο πελάτης μπορεί να απαντήσει ξανά. Η απάντησή του μένει στο ιστορικό.',
    en: 'Its job leaves production, and the customer may answer again. The answer stays in the history.',
  },
  status: { el: 'Κατάσταση', en: 'Status' },
  profitMargin: { el: 'Περιθώριο κέρδους', en: 'Profit Margin' },
  statuses,
  viewOf: { el: (name: string) => `Προβολή: ${name}`, en: (name: string) => `View ${name}` },
  sendTo: {
    el: (name: string) => `Αποστολή: ${name}`,
    en: (name: string) => `Send to ${name}`,
  },
  confirmDelete: {
    el: 'Θέλετε σίγουρα να διαγράψετε αυτή την προσφορά;',
    en: 'Are you sure you want to delete this offer?',
  },
  deleteNote: {
    el: 'Ο σύνδεσμος του πελάτη παύει να ισχύει. Μένει στον κάδο για 30 ημέρες.',
    en: 'The customer’s link stops working. It stays in the trash for 30 days.',
  },
  deleteJobNote: {
    el: 'Η εργασία της φεύγει από την παραγωγή και τη λίστα αγορών.',
    en: 'Its job leaves production and the purchase list.',
  },
  deleted: { el: 'Η προσφορά διαγράφηκε', en: 'The offer was deleted' },
  restored: { el: 'Η προσφορά επανήλθε', en: 'The offer was restored' },
  missing: { el: 'Η προσφορά δεν υπάρχει', en: 'This offer does not exist' },

  preview: { el: 'Προεπισκόπηση προσφοράς', en: 'Offer Preview' },
  edit: { el: 'Επεξεργασία', en: 'Edit' },
  duplicate: { el: 'Αντίγραφο', en: 'Duplicate' },
  duplicated: {
    el: (number: string) => `Δημιουργήθηκε η ${number}`,
    en: (number: string) => `${number} was made from it`,
  },
  pdf: { el: 'PDF', en: 'PDF' },
  send: { el: 'Αποστολή στον πελάτη', en: 'Send to customer' },
  sendAgain: { el: 'Αποστολή ξανά', en: 'Send again' },
  sent: {
    el: (email: string) => `Η προσφορά στέλνεται στο ${email}`,
    en: (email: string) => `The offer is being sent to ${email}`,
  },
  statusSet: {
    el: (number: string, status: OfferStatus) => `${number}: ${statuses.el[status]}`,
    en: (number: string, status: OfferStatus) => `${number} is now ${status}`,
  },
  notDraft: {
    el: 'Μόνο μια πρόχειρη προσφορά αλλάζει. Επαναφέρετέ την σε πρόχειρη, και ο πελάτης περιμένει τη νέα, ή φτιάξτε αντίγραφο.',
    en: 'Only a draft can be changed. Take the offer back to draft, and the customer waits for the new one, or duplicate it.',
  },
  link: { el: 'Σύνδεσμος του πελάτη', en: 'Customer’s link' },
  copy: { el: 'Αντιγραφή', en: 'Copy' },
  replaceHint: {
    el: 'Οι προηγούμενοι σύνδεσμοι παύουν να ισχύουν. Δώστε μετά τον νέο στον πελάτη: με «Αποστολή ξανά» ή με αντιγραφή.',
    en: 'Earlier links stop working. Give the customer the new one afterwards: send the offer again, or copy the link.',
  },
  copied: { el: 'Ο σύνδεσμος αντιγράφηκε', en: 'The link was copied' },
  anyEnd: { el: 'Όποτε κι αν λήγει', en: 'Ends any day' },
  endingSoon: { el: 'Λήγει σε έως 3 ημέρες', en: 'Ends within 3 days' },
  validUntil: { el: 'Ισχύει έως', en: 'Valid until' },
  noEnd: { el: 'Χωρίς λήξη', en: 'No end' },
  fromOrder: { el: 'Από την παραγγελία', en: 'From order' },
  fromDesign: { el: 'Από παραγγελία του studio', en: 'From design order' },
  decidedBy: {
    el: (name: string, when: string) => `${name || 'Ο πελάτης'}, ${when}`,
    en: (name: string, when: string) => `${name || 'The customer'}, ${when}`,
  },
  reminded: {
    el: (when: string) => `Υπενθύμιση: ${when}`,
    en: (when: string) => `Reminded: ${when}`,
  },
  deposit: { el: 'Προκαταβολή', en: 'Deposit' },
  discount: { el: 'Έκπτωση', en: 'Discount' },
  terms: { el: 'Όροι', en: 'Terms' },
  termsAccepted: { el: 'Αποδέχτηκε τους όρους', en: 'Accepted the terms' },
  declineReasons: {
    el: {
      Price: 'Η τιμή',
      'Delivery time': 'Ο χρόνος παράδοσης',
      'Another supplier': 'Άλλος προμηθευτής',
      'No longer needed': 'Δεν χρειάζεται πια',
      Other: 'Άλλος λόγος',
    },
    en: {
      Price: 'The price',
      'Delivery time': 'The delivery time',
      'Another supplier': 'Another supplier',
      'No longer needed': 'No longer needed',
      Other: 'Another reason',
    },
  },
  history: { el: 'Ιστορικό', en: 'History' },
  compare: { el: 'Σύγκριση της έκδοσης', en: 'Compare version' },
  compareWith: { el: 'με την', en: 'with' },
  sameVersions: { el: 'Τίποτα δεν διαφέρει.', en: 'Nothing differs.' },
  fields: {
    el: {
      status: 'Κατάσταση',
      decidedBy: 'Απάντησε',
      comment: 'Σχόλιο',
      reason: 'Λόγος απόρριψης',
      termsAccepted: 'Αποδοχή όρων',
    },
    en: {
      status: 'Status',
      decidedBy: 'Answered by',
      comment: 'Comment',
      reason: 'Reason',
      termsAccepted: 'Terms accepted',
    },
  },
  actions: {
    el: {
      created: 'Δημιουργήθηκε',
      changed: 'Άλλαξε',
      duplicated: 'Δημιουργήθηκε ως αντίγραφο',
      status: 'Άλλαξε κατάσταση',
      sent: 'Στάλθηκε',
      decided: 'Ο πελάτης αποφάσισε',
      link: 'Νέος σύνδεσμος',
      deleted: 'Διαγράφηκε',
      restored: 'Επανήλθε',
    } as Readonly<Record<string, string>>,
    en: {
      created: 'Created',
      changed: 'Changed',
      duplicated: 'Made as a copy',
      status: 'Status changed',
      sent: 'Sent',
      decided: 'Decided by the customer',
      link: 'Link replaced',
      deleted: 'Deleted',
      restored: 'Restored',
    },
  },
})
