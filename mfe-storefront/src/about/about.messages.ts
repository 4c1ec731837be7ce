import { defineMessages } from '@stampa/platform'

export const aboutMessages = defineMessages({
  /** Of the page, while its content is not known. */
  title: { el: 'Σχετικά με εμάς', en: 'About us' },
  failed: {
    el: 'Το περιεχόμενο της σελίδας δεν φορτώθηκε',
    en: 'Failed to load about content',
    specified: 'en',
  },
  empty: { el: 'Η ιστορία μας γράφεται', en: 'Our story is being written' },
  emptyText: {
    el: 'Περάστε ξανά σύντομα, ή δείτε τι τυπώνουμε.',
    en: 'Come back soon, or see what we print.',
  },
  products: { el: 'Δείτε τα προϊόντα', en: 'Explore Products', specified: 'en' },
})
