import { defineMessages } from '@stampa/platform'

export const offerMessages = defineMessages({
  title: { el: 'Η προσφορά σας', en: 'Your offer' },
  failed: { el: 'Η προσφορά δεν φορτώθηκε', en: 'Failed to load the offer' },
  number: {
    el: (number: string) => `Προσφορά ${number}`,
    en: (number: string) => `Offer ${number}`,
  },
  notFound: { el: 'Η προσφορά δεν βρέθηκε', en: 'Offer not found' },
  notFoundText: {
    el: 'Ο σύνδεσμος ίσως κόπηκε στη μέση. Αντιγράψτε τον ολόκληρο από το μήνυμά μας.',
    en: 'Perhaps the link was cut short. Copy all of it from our message.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact' },
  revised: { el: 'Η προσφορά αναθεωρείται', en: 'The offer is being revised' },
  revisedText: {
    el: 'Θα σας στείλουμε μήνυμα μόλις είναι έτοιμη.',
    en: 'We will write to you as soon as it is ready.',
  },
  for: { el: (name: string) => `Για: ${name}`, en: (name: string) => `For: ${name}` },
  date: {
    el: (date: string) => `Ημερομηνία: ${date}`,
    en: (date: string) => `Date: ${date}`,
  },
  validUntil: {
    el: (date: string) => `Ισχύει έως ${date}`,
    en: (date: string) => `Valid until ${date}`,
  },
  items: { el: 'Είδη', en: 'Items' },
  description: { el: 'Περιγραφή', en: 'Description' },
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  perItem: { el: 'Τιμή τεμαχίου χωρίς ΦΠΑ', en: 'Price each without VAT' },
  net: { el: 'Σύνολο χωρίς ΦΠΑ', en: 'Total without VAT' },
  setup: { el: 'Προετοιμασία', en: 'Set-up' },
  vat: { el: 'ΦΠΑ 24%', en: 'VAT 24%' },
  total: { el: 'Τελικό ποσό', en: 'Total' },
  otherQuantity: {
    el: (quantity: string, price: string) => `${quantity} τεμ.: ${price} το ένα`,
    en: (quantity: string, price: string) => `${quantity} pcs: ${price} each`,
  },
  notes: { el: 'Σημειώσεις', en: 'Notes' },
  pdf: { el: 'Άνοιγμα ως PDF', en: 'Open as PDF' },
  decide: { el: 'Η απάντησή σας', en: 'Your answer' },
  name: { el: 'Ονοματεπώνυμο', en: 'Your name' },
  comment: { el: 'Σχόλιο', en: 'Comment' },
  accept: { el: 'Αποδοχή προσφοράς', en: 'Accept the offer' },
  decline: { el: 'Απόρριψη', en: 'Decline' },
  accepted: {
    el: 'Αποδεχτήκατε την προσφορά. Σας ευχαριστούμε! Θα επικοινωνήσουμε σύντομα.',
    en: 'You accepted the offer. Thank you! We will be in touch soon.',
  },
  rejected: {
    el: 'Απορρίψατε την προσφορά. Αν αλλάξει κάτι, γράψτε μας.',
    en: 'You declined the offer. Should anything change, write to us.',
  },
  expired: {
    el: 'Η προσφορά έληξε. Γράψτε μας για μια νέα.',
    en: 'The offer has expired. Write to us for a new one.',
  },
  changed: {
    el: 'Η προσφορά άλλαξε στο μεταξύ. Διαβάστε την ξανά πριν αποφασίσετε.',
    en: 'The offer has changed meanwhile. Read it again before you decide.',
  },
  lost: {
    el: 'Η απάντησή σας δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'Your answer was not sent. Please try again.',
  },
})
