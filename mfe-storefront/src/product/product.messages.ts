import { defineMessages } from '@stampa/platform'

export const productMessages = defineMessages({
  /** Of the page, while its product is not known. */
  title: { el: 'Προϊόν', en: 'Product' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  order: { el: 'Ζητήστε προσφορά', en: 'Ask for an offer' },
  back: { el: 'Πίσω', en: 'Back' },
  categories: { el: 'Κατηγορίες', en: 'Categories' },
  notFound: { el: 'Το προϊόν δεν βρέθηκε', en: 'Product not found', specified: 'en' },
  notFoundText: {
    el: 'Ίσως το προϊόν δεν υπάρχει πια, ή ο σύνδεσμος γράφτηκε λάθος.',
    en: 'Perhaps there is no such product any more, or the link is misspelt.',
  },
  failed: { el: 'Το προϊόν δεν φορτώθηκε', en: 'Failed to load product', specified: 'en' },
})
