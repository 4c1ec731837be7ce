import { defineMessages } from '@stampa/platform'

export const categoryMessages = defineMessages({
  allProducts: { el: 'Πίσω σε όλα τα προϊόντα', en: 'Back to all products' },
  notFound: { el: 'Η κατηγορία δεν βρέθηκε', en: 'Category not found' },
  notFoundText: {
    el: 'Ίσως η κατηγορία δεν υπάρχει πια.',
    en: 'Perhaps there is no such category any more.',
  },
  description: {
    el: (category: string) => `${category} με το δικό σας σχέδιο, τυπωμένα από τη Stampa.`,
    en: (category: string) => `${category} with your own design, printed by Stampa.`,
  },
})
