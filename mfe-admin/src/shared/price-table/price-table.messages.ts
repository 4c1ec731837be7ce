import { defineMessages } from '@stampa/platform'

export const priceTableMessages = defineMessages({
  none: {
    en: 'Without a price table the product has no prices: visitors request a quote.',
    el: 'Χωρίς πίνακα το προϊόν δεν έχει τιμές: οι επισκέπτες ζητούν προσφορά.',
  },
  excludesVat: {
    en: 'All amounts are in euro, without VAT.',
    el: 'Όλα τα ποσά σε ευρώ, χωρίς ΦΠΑ.',
  },
  add: { en: 'Add a price table', el: 'Προσθήκη πίνακα τιμών' },
  remove: { en: 'Remove the price table', el: 'Αφαίρεση του πίνακα τιμών' },
  copy: { en: 'Copy from another product', el: 'Αντιγραφή από άλλο προϊόν' },
  copyPlaceholder: { en: 'Choose a product', el: 'Επιλέξτε προϊόν' },
  workingDays: { en: 'Working days to delivery', el: 'Εργάσιμες ως την παράδοση' },
  technique: {
    en: (place: number) => `Technique ${place}`,
    el: (place: number) => `Τεχνική ${place}`,
  },
  addTechnique: { en: 'Add a technique', el: 'Προσθήκη τεχνικής' },
  removeTechnique: {
    en: (place: number) => `Remove technique ${place}`,
    el: (place: number) => `Αφαίρεση τεχνικής ${place}`,
  },
  name: { en: 'Name', el: 'Όνομα' },
  colours: { en: 'Colours of a side, at most', el: 'Χρώματα πλευράς, το πολύ' },
  sides: { en: 'Sides', el: 'Πλευρές' },
  setupFee: { en: 'Set-up, per colour and side', el: 'Προετοιμασία, ανά χρώμα και πλευρά' },
  extraColour: { en: 'Each further colour, per item', el: 'Κάθε επιπλέον χρώμα, ανά τεμάχιο' },
  extraSide: { en: 'The second side, per item', el: 'Η δεύτερη πλευρά, ανά τεμάχιο' },
  coloursHint: { en: '1: colours are not counted.', el: '1: τα χρώματα δεν μετρούν.' },
  tier: { en: (place: number) => `Price ${place}`, el: (place: number) => `Τιμή ${place}` },
  quantity: { en: 'From this quantity', el: 'Από την ποσότητα' },
  price: { en: 'Price of an item', el: 'Τιμή τεμαχίου' },
  addTier: { en: 'Add a quantity', el: 'Προσθήκη ποσότητας' },
  removeTier: {
    en: (place: number) => `Remove price ${place}`,
    el: (place: number) => `Αφαίρεση τιμής ${place}`,
  },
  options: { en: 'Options, per item', el: 'Επιλογές, ανά τεμάχιο' },
  option: { en: (place: number) => `Option ${place}`, el: (place: number) => `Επιλογή ${place}` },
  addOption: { en: 'Add an option', el: 'Προσθήκη επιλογής' },
  removeOption: {
    en: (place: number) => `Remove option ${place}`,
    el: (place: number) => `Αφαίρεση επιλογής ${place}`,
  },
  preview: {
    en: 'Price of an item on one side in one colour, set-up included',
    el: 'Τιμή τεμαχίου σε μία πλευρά με ένα χρώμα, μαζί με την προετοιμασία',
  },
  pieces: { en: 'Pieces', el: 'Τεμάχια' },
  incomplete: {
    en: 'The preview appears once all fields are valid.',
    el: 'Η προεπισκόπηση εμφανίζεται όταν όλα τα πεδία είναι σωστά.',
  },
})
