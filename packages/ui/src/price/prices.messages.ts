import { defineMessages } from '@stampa/platform'

export const pricesMessages = defineMessages({
  calculator: { el: 'Υπολογίστε την τιμή', en: 'Work out the price' },
  prices: {
    el: 'Τιμή τεμαχίου χωρίς ΦΠΑ, μία πλευρά με ένα χρώμα',
    en: 'Price each without VAT, one side in one colour',
  },
  pieces: { el: 'Τεμάχια', en: 'Pieces' },
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  technique: { el: 'Τεχνική', en: 'Technique' },
  sides: { el: 'Πλευρές', en: 'Sides' },
  colours: { el: 'Χρώματα σε κάθε πλευρά', en: 'Colours on each side' },
  firstColours: { el: 'Χρώματα στην πρώτη πλευρά', en: 'Colours on the first side' },
  secondColours: { el: 'Χρώματα στη δεύτερη πλευρά', en: 'Colours on the second side' },
  asMany: { el: 'Όσα και στην πρώτη', en: 'As many as on the first' },
  options: { el: 'Επιλογές', en: 'Options' },
  perItem: { el: 'το τεμάχιο', en: 'each' },
  items: {
    el: (quantity: string, price: string) => `${quantity} × ${price}`,
    en: (quantity: string, price: string) => `${quantity} × ${price}`,
  },
  setup: { el: 'Προετοιμασία, μία φορά', en: 'Set-up, once' },
  net: { el: 'Σύνολο χωρίς ΦΠΑ', en: 'Total without VAT' },
  vat: { el: 'ΦΠΑ 24%', en: 'VAT 24%' },
  total: { el: 'Σύνολο', en: 'Total' },
  delivery: {
    el: (day: string) => `Παράδοση έως ${day}, αν εγκρίνετε σήμερα το σχέδιο.`,
    en: (day: string) => `Delivered by ${day} if you approve the design today.`,
  },
  step: {
    el: (quantity: string, price: string) => `Στα ${quantity}: ${price} το τεμάχιο`,
    en: (quantity: string, price: string) => `At ${quantity}: ${price} each`,
  },
  cheaperTotal: {
    el: (quantity: string, total: string) => `Τα ${quantity} κοστίζουν λιγότερο: ${total} σύνολο`,
    en: (quantity: string, total: string) => `${quantity} cost less: ${total} in all`,
  },
  cheapest: { el: 'Είναι η χαμηλότερη τιμή.', en: 'This is the lowest price.' },
  minimum: {
    el: (quantity: string) => `Από ${quantity} τεμάχια`,
    en: (quantity: string) => `From ${quantity} pieces`,
  },
  belowMinimum: {
    el: (quantity: string) =>
      `Κάτω από το ελάχιστο των ${quantity} τεμαχίων: θα σας προτείνουμε τιμή.`,
    en: (quantity: string) => `Below the minimum of ${quantity} pieces: we will propose a price.`,
  },
  notWhole: { el: 'Γράψτε έναν ακέραιο αριθμό', en: 'Write a whole number' },
  tooMany: {
    el: 'Για τόση ποσότητα ζητήστε προσφορά',
    en: 'Request a quote for so many',
  },
  byOffer: { el: 'Τιμή με προσφορά', en: 'Price by offer' },
  estimate: {
    el: 'Εκτίμηση· η τελική τιμή είναι στην προσφορά μας.',
    en: 'An estimate; our offer has the final price.',
  },
})
